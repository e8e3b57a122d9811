import { copies } from '../../state/choose';
import type { ProposalRequest } from '../../state/choose';
import { ProposalRequests } from '../../state/proposal-requests';
import type { Choice, Decision, ServerMsg } from '../../wire';
import type { Follower } from './follow.svelte';
import { send } from '../connection/connection.svelte';

/** Changes a proposed payment click by click. */
export class Proposals {
  #requests = new ProposalRequests();

  constructor(readonly table: Follower) {}

  /** Handles one more click on an option. */
  change(decision: Decision, option: Choice): void {
    const { table } = this;
    table.state = { ...table.state, notice: null };
    this.#ask(decision, this.#requests.click(decision, option, copies(table.state.view, option)));
  }

  /** Handles a new proposal. A click that no proposal can satisfy changes nothing, and the user is notified. */
  receive(msg: Extract<ServerMsg, { t: 'proposal' }>): void {
    const { state } = this.table;
    const asked = state.open.decision;
    // The proposal may belong to an outdated question.
    const back = asked?.id === msg.decision ? this.#requests.receive(msg.picks) : null;
    if (back === null || !asked) return;
    const decision = { ...asked, proposal: back.picks };
    this.table.state = { ...state, open: { ...state.open, decision } };
    if (back.again !== null) this.#ask(decision, back.again);
    else this.table.state = { ...this.table.state, reason: null, notice: { code: 'no_fit' } };
  }

  forget(): void {
    this.#requests.forget();
  }

  #ask({ seat, id }: Decision, request: ProposalRequest): void {
    send({ t: 'propose', table: this.table.state.id, seat, decision: id, ...request });
  }
}
