import type { Act, Choice, Decision } from '../wire';

/** An action group and its options. */
export interface Offer {
  act: Act;
  options: Choice[];
}

/** The action groups with at least one option, in order. */
export function offers(decision: Decision): Offer[] {
  return (decision.acts ?? [])
    .map((act) => ({ act, options: decision.options.filter((option) => option.verb === act.verb) }))
    .filter(({ options }) => options.length > 0);
}

/** Options behind the button of their group; `away` are options chosen elsewhere. */
export function hiddenOptions(
  decision: Decision,
  act: string | null,
  away: ReadonlySet<Choice>,
): ReadonlySet<Choice> {
  const verbs = new Set(decision.acts?.map(({ verb }) => verb));
  const behind = decision.options.filter(({ verb = '' }) => verbs.has(verb) && verb !== act);
  return behind.length === 0 ? away : new Set([...away, ...behind]);
}

/** The question with only the options of the chosen group. */
export function narrowedTo(decision: Decision | null, act: string | null): Decision | null {
  if (decision === null || act === null) return decision;
  const options = decision.options.filter(({ verb }) => verb === act);
  return options.length === 0 ? decision : { ...decision, options };
}

/** The action group of a key. */
export function actAt(decision: Decision | null, key: string): Offer | null {
  return decision === null ? null : (offers(decision).find(({ act }) => act.key === key) ?? null);
}
