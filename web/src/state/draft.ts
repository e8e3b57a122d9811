import type { Choice, Decision, View } from '../wire';
import type { Plan } from './moves';

/** What a draft says to a question, seeing the table as it is then; null where it has nothing to say. */
export type Says = (decision: Decision, view: View) => Choice | null;

/**
 * Answers a run of questions from what was decided beforehand. Each answer is looked for among those the server
 * offers at that moment. Where it is missing, or has a warning nobody has read yet, the draft is over and the
 * player is asked as if there were none.
 */
export function fromDraft(now: () => View | null, says: Says): Plan {
  return (decision) => {
    const view = now();
    const answer = view === null ? null : says(decision, view);
    const offered = decision.options.find((option) => option.key === answer?.key);
    return offered === undefined || offered.warn !== undefined ? null : offered;
  };
}
