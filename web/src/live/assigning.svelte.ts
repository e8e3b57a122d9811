import { assignments, EMPTY, musterOf, pressLeader, pressTask, settled } from '../state/assign';
import type { Draft, Muster, Task } from '../state/assign';
import { fromDraft } from '../state/draft';
import type { Plan } from '../state/moves';
import type { View } from '../wire';
import { canDraft, type Desk } from './desk';
import { pledge } from './pledge.svelte';

/** The assignments a player has in mind: nobody else hears of them before they are said one after the other. */
export class Assigning {
  #draft: Draft = $state.raw(EMPTY);
  readonly #at: () => { table: Desk; view: View };

  /** What assignments can be made of; null while nobody asks, or where they are asked for one by one only. */
  readonly muster: Muster | null = $derived.by(() => {
    const { table, view } = this.#at();
    return canDraft(table, view) ? musterOf(view, table.decision) : null;
  });

  /** What is left of the draft at this question. */
  readonly draft: Draft = $derived.by(() => {
    const { muster } = this;
    if (muster === null) return EMPTY;
    const { held } = this.#draft;
    const there = held !== null && 'leader' in held && muster.leaders.some(({ card }) => card === held.leader);
    const open = held !== null && 'task' in held && muster.tasks.some(({ id }) => id === held.task);
    return { orders: settled(this.#draft.orders, muster), held: there || open ? held : null };
  });

  constructor(at: () => { table: Desk; view: View }) {
    this.#at = at;
    pledge(() => at().table, () => (this.muster === null ? undefined : this.plan));
    // With its phase a draft is over.
    const over = $derived(at().view.tracks?.some(({ sign, at }) => sign === 'phases' && at !== 0) ?? true);
    $effect(() => {
      if (over) this.clear();
    });
  }

  /** What answers the questions; null as long as nothing is drafted. */
  get plan(): Plan | null {
    if (this.draft.orders.length === 0) return null;
    const { orders } = this.#draft;
    return fromDraft(() => this.#at().table.live?.state.view ?? null, assignments(orders));
  }

  leader(leader: number): void {
    if (this.muster !== null) this.#draft = pressLeader(this.draft, this.muster, leader);
  }

  task(task: Task): void {
    this.#draft = pressTask(this.draft, task);
  }

  off(leader: number): void {
    const orders = this.draft.orders.filter((order) => order.leader !== leader);
    this.#draft = { orders, held: null };
  }

  clear(): void {
    this.#draft = EMPTY;
  }
}
