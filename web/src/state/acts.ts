import type { Act, Choice, Decision } from '../wire';

/** A kind of action with what can be done of it. */
export interface Offer {
  act: Act;
  options: Choice[];
}

/** The kinds of actions that are possible now, in their order. */
export function offers(decision: Decision): Offer[] {
  return (decision.acts ?? [])
    .map((act) => ({ act, options: decision.options.filter((option) => option.verb === act.verb) }))
    .filter(({ options }) => options.length > 0);
}

/** Answers that wait behind the button of their kind; `away` are those given elsewhere. */
export function shut(
  decision: Decision,
  act: string | null,
  away: ReadonlySet<Choice>,
): ReadonlySet<Choice> {
  const verbs = new Set(decision.acts?.map(({ verb }) => verb));
  const behind = decision.options.filter(({ verb = '' }) => verbs.has(verb) && verb !== act);
  return behind.length === 0 ? away : new Set([...away, ...behind]);
}

/** The question with the answers of one kind only, once that kind is chosen. */
export function narrowedTo(decision: Decision | null, act: string | null): Decision | null {
  if (decision === null || act === null) return decision;
  const options = decision.options.filter(({ verb }) => verb === act);
  return options.length === 0 ? decision : { ...decision, options };
}

/** The kind of action a key stands for. */
export function actAt(decision: Decision | null, key: string): Offer | null {
  return decision === null ? null : (offers(decision).find(({ act }) => act.key === key) ?? null);
}
