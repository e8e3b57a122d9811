import type { Choice, Decision, TableView } from '../wire';
import type { Plan } from './moves';

/** The answer of a draft to a question, given the current view; null if it has none. */
export type Says = (decision: Decision, view: TableView) => Choice | null;

/**
 * Answers a run of questions with a draft. Each answer must be among the options that the server offers at
 * that moment. If it is missing, or has a warning that the player has not seen, the draft ends and the player
 * must choose.
 */
export function fromDraft(now: () => TableView | null, says: Says): Plan {
  return (decision) => {
    const view = now();
    const answer = view === null ? null : says(decision, view);
    const offered = decision.options.find((option) => option.key === answer?.key);
    return offered === undefined || offered.warn !== undefined ? null : offered;
  };
}
