import { fromDraft } from '../../state/draft';
import { aimOf, canAdd, canSend, hits, leftOf, hitAssignmentOf, shareOf } from '../../state/hits';
import type { HitAssignment, Shares, Target } from '../../state/hits';
import type { Plan } from '../../state/moves';
import type { TableView } from '../../wire';
import { canDraft, type BoardContext } from './board-context';
import { registerReadyPlan } from './ready-plan.svelte';

/** A draft of hits assigned to targets. */
export class Sharing {
  #shares: { of: number; by: Shares } = $state.raw({ of: -1, by: {} });
  readonly #at: () => { table: BoardContext; view: TableView };

  /** The hits to assign; null for a single hit, which is assigned directly. */
  readonly assignment: HitAssignment | null = $derived.by(() => {
    const { table, view } = this.#at();
    const found = canDraft(table, view, true) ? hitAssignmentOf(view, table.decision) : null;
    return (found?.kinds ?? []).reduce((sum, { value }) => sum + value, 0) > 1 ? found : null;
  });

  constructor(at: () => { table: BoardContext; view: TableView }) {
    this.#at = at;
    registerReadyPlan(
      () => at().table,
      () => (this.assignment === null ? undefined : this.plan),
    );
  }

  /** The shares, if they belong to the current question. */
  get shares(): Shares {
    return this.#shares.of === this.#at().table.decision?.id ? this.#shares.by : {};
  }

  get left(): ReturnType<typeof leftOf> {
    return this.assignment === null ? [] : leftOf(this.assignment, this.shares);
  }

  get sendable(): boolean {
    return this.assignment !== null && canSend(this.assignment, this.shares);
  }

  /** The plan that answers the questions; null while hits are left that must be assigned. */
  get plan(): Plan | null {
    if (this.assignment === null || !this.sendable) return null;
    const aim = aimOf(this.assignment, this.shares);
    return fromDraft(() => this.#at().table.live?.state.view ?? null, hits(aim));
  }

  target(ref: string): Target | null {
    return this.assignment?.targets.find(({ card }) => card.ref === ref) ?? null;
  }

  of(target: Target): number {
    return shareOf(this.shares, target);
  }

  more(target: Target): boolean {
    return this.assignment !== null && canAdd(this.assignment, this.shares, target);
  }

  set(target: Target, n: number): void {
    const of = this.#at().table.decision?.id ?? -1;
    this.#shares = { of, by: { ...this.shares, [target.id]: Math.max(0, n) } };
  }

  clear(): void {
    this.#shares = { of: -1, by: {} };
  }
}
