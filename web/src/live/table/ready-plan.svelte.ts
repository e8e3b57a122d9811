import type { Plan } from '../../state/moves';
import type { BoardContext } from './board-context';

/** Registers the current draft with the table; `undefined` while nothing can be drafted. */
export function registerReadyPlan(context: () => BoardContext, plan: () => Plan | null | undefined): void {
  $effect(() => {
    const [table, ready] = [context(), plan()];
    if (ready === undefined || !('readyPlan' in table)) return;
    table.readyPlan = ready;
    return () => {
      table.readyPlan = null;
    };
  });
}
