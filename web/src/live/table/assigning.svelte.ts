import { assignments, EMPTY, assignmentChoicesOf, pressLeader, pressTask, settled } from '../../state/assign';
import type { Draft, AssignmentChoices, Task } from '../../state/assign';
import { fromDraft } from '../../state/draft';
import type { Plan } from '../../state/moves';
import type { TableView } from '../../wire';
import { canDraft, type BoardContext } from './board-context';
import { registerReadyPlan } from './ready-plan.svelte';

/** A draft of leader assignments. The server receives the answers only when the player submits the draft. */
export class Assigning {
  #draft: Draft = $state.raw(EMPTY);
  readonly #at: () => { table: BoardContext; view: TableView };

  /** The possible assignments; null without a question, or if assignments can only be made one by one. */
  readonly choices: AssignmentChoices | null = $derived.by(() => {
    const { table, view } = this.#at();
    return canDraft(table, view) ? assignmentChoicesOf(view, table.decision) : null;
  });

  /** The part of the draft that still fits the current question. */
  readonly draft: Draft = $derived.by(() => {
    const { choices } = this;
    if (choices === null) return EMPTY;
    const { held } = this.#draft;
    const there =
      held !== null && 'leader' in held && choices.leaders.some(({ card }) => card === held.leader);
    const open = held !== null && 'task' in held && choices.tasks.some(({ id }) => id === held.task);
    return { orders: settled(this.#draft.orders, choices), held: there || open ? held : null };
  });

  constructor(at: () => { table: BoardContext; view: TableView }) {
    this.#at = at;
    registerReadyPlan(
      () => at().table,
      () => (this.choices === null ? undefined : this.plan),
    );
    // The draft ends with its phase.
    const over = $derived(at().view.tracks?.some(({ sign, at }) => sign === 'phases' && at !== 0) ?? true);
    $effect(() => {
      if (over) this.clear();
    });
  }

  /** The plan that answers the questions; null while the draft is empty. */
  get plan(): Plan | null {
    if (this.draft.orders.length === 0) return null;
    const { orders } = this.#draft;
    return fromDraft(() => this.#at().table.live?.state.view ?? null, assignments(orders));
  }

  leader(leader: number): void {
    if (this.choices !== null) this.#draft = pressLeader(this.draft, this.choices, leader);
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
