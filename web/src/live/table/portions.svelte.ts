import { fromDraft } from '../../state/draft';
import type { Plan } from '../../state/moves';
import { canAdd, leftOf, moved, portions, sharingOf } from '../../state/portions';
import type { Parts, Sharing, Taker } from '../../state/portions';
import type { Gauge, TableView } from '../../wire';
import { canDraft, type BoardContext, type Draft } from './board-context';
import { registerReadyPlan } from './ready-plan.svelte';

/** A draft of an amount shared out among several targets. */
export class Portioning implements Draft {
  #parts: { of: number; by: Parts } = $state.raw({ of: -1, by: {} });
  readonly #at: () => { table: BoardContext; view: TableView };

  readonly sharing: Sharing | null = $derived.by(() => {
    const { table, view } = this.#at();
    return canDraft(table, view, true) ? sharingOf(view, table.decision) : null;
  });

  constructor(at: () => { table: BoardContext; view: TableView }) {
    this.#at = at;
    registerReadyPlan(
      () => at().table,
      () => (this.sharing === null ? undefined : this.plan),
    );
    $effect(() => {
      const { table } = at();
      if (this.sharing === null || !('sharing' in table)) return;
      table.sharing = this;
      return () => {
        table.sharing = null;
      };
    });
  }

  get flow(): Gauge | null {
    return this.sharing?.flow ?? null;
  }

  get parts(): Parts {
    return this.#parts.of === this.#at().table.decision?.id ? this.#parts.by : {};
  }

  get left(): number {
    return this.sharing === null ? 0 : leftOf(this.sharing, this.parts);
  }

  /** The plan that submits all of it; null while something is left. */
  get plan(): Plan | null {
    if (this.sharing === null || this.left > 0) return null;
    return fromDraft(() => this.#at().table.live?.state.view ?? null, portions(this.parts));
  }

  taker(ref: string): Taker | null {
    return this.sharing?.takers.find(({ card }) => card.ref === ref) ?? null;
  }

  of(taker: Taker): number {
    return this.parts[taker.card.ref] ?? 0;
  }

  more(taker: Taker): boolean {
    return this.sharing !== null && canAdd(this.sharing, this.parts, taker);
  }

  move(taker: Taker, by: 1 | -1): void {
    if (this.sharing === null) return;
    const of = this.#at().table.decision?.id ?? -1;
    this.#parts = { of, by: moved(this.sharing, this.parts, taker, by) };
  }

  /** The index of a target among those that can get something. */
  place(taker: Taker): number {
    return this.sharing?.takers.findIndex(({ card }) => card.ref === taker.card.ref) ?? -1;
  }

  add(place: number): void {
    const taker = this.sharing?.takers[place];
    if (taker !== undefined) this.move(taker, 1);
  }

  clear(): void {
    this.#parts = { of: -1, by: {} };
  }

  send(): void {
    const { plan } = this;
    if (plan !== null) this.#at().table.runPlan?.(plan);
  }
}
