import type { Plan } from '../state/moves';
import type { Desk } from './desk';

/** Tells the table which draft is ready to be said; `undefined` while there is nothing to draft. */
export function pledge(desk: () => Desk, plan: () => Plan | null | undefined): void {
  $effect(() => {
    const [table, ready] = [desk(), plan()];
    if (ready === undefined || !('pledge' in table)) return;
    table.pledge = ready;
    return () => {
      table.pledge = null;
    };
  });
}
