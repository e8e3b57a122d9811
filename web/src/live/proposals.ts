import { copies } from '../state/choose';
import type { Wish } from '../state/choose';
import { Wishes } from '../state/wishes';
import type { Choice, Decision, ServerMsg } from '../wire';
import type { Follower } from './follow.svelte';
import { send } from './house.svelte';

/** Changes what is proposed at a table, click by click. */
export class Proposals {
  #wishes = new Wishes();

  constructor(readonly table: Follower) {}

  /** One more click on an option. */
  change(decision: Decision, option: Choice): void {
    const { table } = this;
    table.state = { ...table.state, notice: null };
    this.#ask(decision, this.#wishes.click(decision, option, copies(table.state.view, option)));
  }

  /** A proposal has come. A click that cannot be followed changes nothing, and that is said. */
  heard(msg: Extract<ServerMsg, { t: 'proposal' }>): void {
    const { state } = this.table;
    const asked = state.open.decision;
    // It may be about a question that is not asked any more.
    const back = asked?.id === msg.decision ? this.#wishes.heard(msg.picks) : null;
    if (back === null || !asked) return;
    const decision = { ...asked, proposal: back.picks };
    this.table.state = { ...state, open: { ...state.open, decision } };
    if (back.again !== null) this.#ask(decision, back.again);
    else this.table.state = { ...this.table.state, reason: null, notice: { code: 'no_fit' } };
  }

  forget(): void {
    this.#wishes.forget();
  }

  #ask({ seat, id }: Decision, wish: Wish): void {
    send({ t: 'propose', table: this.table.state.id, seat, decision: id, ...wish });
  }
}
