import type { Card, Choice, Decision, Span, TableView } from '../wire';

/** Keys besides the digits that choose options; the other letters have other meanings. */
const LETTERS = 'abefgijkmnpqrvwxy';

/** The key for the option at this position, if there is one left. */
export function keyAt(place: number): string | null {
  return place < 9 ? String(place + 1) : (LETTERS[place - 9] ?? null);
}

export function placeOf(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const letter = key.length === 1 ? LETTERS.indexOf(key) : -1;
  return letter < 0 ? null : letter + 9;
}

export function plain(spans: Span[]): string {
  return spans.map((span) => span.t).join('');
}

/** Whether several options are collected before they are sent. */
export function gathers(decision: Decision): boolean {
  return decision.kind === 'some' && decision.max > 1;
}

/** Whether the server proposes a complete answer, which the player changes and then sends at once. */
export function proposes(decision: Decision): boolean {
  return (decision.proposal?.length ?? 0) > 0;
}

/** The requested change of a proposal. */
export interface ProposalRequest {
  with: string[];
  without: string[];
}

/**
 * The request after one more click on an option: add it once more, up to the number of its cards, then remove
 * it. Of several options about one card only the last one chosen counts.
 */
export function nextRequest(
  request: ProposalRequest,
  decision: Decision,
  option: Choice,
  most: number,
): ProposalRequest {
  const times = decision.proposal?.filter((pick) => pick.option === option.key).length ?? 0;
  const about = (key: string): boolean => {
    const other = decision.options.find((o) => o.key === key);
    return key === option.key || (option.ref !== undefined && other?.ref === option.ref);
  };
  const kept = {
    with: request.with.filter((k) => !about(k)),
    without: request.without.filter((k) => !about(k)),
  };
  const again = (n: number): string[] => Array.from({ length: n }, () => option.key);
  return times < most
    ? { ...kept, with: [...kept.with, ...again(times + 1)] }
    : { ...kept, without: [...kept.without, ...again(most)] };
}

/**
 * The one option that ends a collecting question, e.g. "done": it refers to nothing on the table
 * while all other options do, if there are others.
 */
export function finisher(decision: Decision): Choice | null {
  if (!gathers(decision)) return null;
  const bare = decision.options.filter((option) => option.ref === undefined);
  return bare.length === 1 ? (bare[0] ?? null) : null;
}

/** A shared empty list, so that a card without options stays equal between changes. */
export const NONE: Choice[] = [];

/** The options by place on the table. Equal cards side by side stand for each other. */
export function optionsByRef(view: TableView | null, decision: Decision | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  if (decision === null) return found;
  for (const option of decision.options) {
    if (option.ref === undefined) continue;
    for (const ref of [option.ref, ...twins(view, option.ref).map((card) => card.ref)]) {
      const list = found.get(ref) ?? [];
      if (!list.includes(option)) found.set(ref, [...list, option]);
    }
  }
  return found;
}

/** The options of a place: those of exactly this place, otherwise those of equal cards. */
export function pointedAt(options: Choice[], ref: string): Choice[] {
  const exact = options.filter((option) => option.ref === ref);
  return exact.length > 0 ? exact : options;
}

/** Verbs that spend the card itself; a click on the card may have meant to play it or to look at it. */
const SPENDS = new Set(['reroll']);

/** Whether a click on the card opens a menu instead of acting. */
export function asks(options: Choice[]): boolean {
  return options.length > 1 || options.some(({ verb }) => SPENDS.has(verb ?? ''));
}

/** How often an option can be part of one answer: as often as its card is there. */
export function copies(view: TableView | null, option: Choice): number {
  const cards = option.ref === undefined ? [] : twins(view, option.ref);
  return Math.max(
    1,
    cards.reduce((sum, card) => sum + card.count, 0),
  );
}

/** The cards of the same zone that look the same as the one at `ref`, itself included. */
function twins(view: TableView | null, ref: string): Card[] {
  const zone = view?.zones.find((z) => z.cards.some((card) => card.ref === ref));
  const card = zone?.cards.find((c) => c.ref === ref);
  if (zone === undefined || card === undefined) return [];
  const face = (c: Card): string => JSON.stringify([c.card, c.marks ?? []]);
  return zone.cards.filter((other) => other.card !== undefined && face(other) === face(card));
}

/** How many options can be collected: "any number" is at most the number of cards. */
export function roomFor(view: TableView | null, decision: Decision): number {
  const end = finisher(decision);
  const there = decision.options.reduce(
    (sum, option) => sum + (option === end ? 0 : copies(view, option)),
    0,
  );
  return Math.min(decision.max, there);
}

/** How often a card is part of the collected options; equal cards side by side are counted from the first. */
export function taken(cards: Card[], at: string, byRef: Map<string, Choice[]>, gathered: string[]): number {
  const keys = new Set(byRef.get(at)?.map(({ key }) => key));
  const twins = cards.filter(({ ref }) => byRef.get(ref)?.some(({ key }) => keys.has(key)));
  let left = gathered.filter((key) => keys.has(key)).length;
  if (twins.length < 2) return left;
  for (const { ref, count } of twins) {
    if (ref === at) return Math.min(left, count);
    left -= Math.min(left, count);
  }
  return 0;
}

/** The collected options after one more click: up to `most` times, then none. */
export function toggled(gathered: string[], key: string, most: number, max: number): string[] {
  const times = gathered.filter((k) => k === key).length;
  const rest = gathered.filter((k) => k !== key);
  if (times >= most || (times > 0 && gathered.length >= max)) return rest;
  return gathered.length >= max ? gathered : [...gathered, key];
}

/** The collected options in the order of the list: games that take answers one by one may require it. */
export function listed(decision: Decision, gathered: string[]): string[] {
  const at = (key: string): number => decision.options.findIndex((option) => option.key === key);
  return gathered.toSorted((a, b) => at(a) - at(b));
}

/** All collected options with the option that ends the question, because confirming means "done". */
export function answer(decision: Decision, gathered: string[]): string[] {
  const end = finisher(decision);
  return [...listed(decision, gathered), ...(end === null ? [] : [end.key])];
}

export function canConfirm(decision: Decision, gathered: string[]): boolean {
  return gathered.length > 0 && gathered.length >= decision.min && gathered.length <= decision.max;
}

/** The message while too few options are chosen. */
export function lacking({ min, max }: Decision): 'confirm-exact' | 'confirm-need' {
  return min === max ? 'confirm-exact' : 'confirm-need';
}

/** The next option that needs no thought. */
export function nextObvious(decision: Decision | null | undefined): Choice | null {
  return decision?.options.find((option) => option.obvious === true && option.warn === undefined) ?? null;
}

export type Default = { do: 'obvious' } | { do: 'confirm' } | { do: 'choose'; option: Choice } | null;

/** Whether the answer is a number set with a dial instead of picked from a list. */
export function dials(decision: Decision): boolean {
  return decision.kind === 'number' && decision.options.length > 2;
}

/** The option that the space bar takes, if any. */
export function spaceTakes(decision: Decision, gathered: string[]): Choice | null {
  const what = defaultOf(decision, gathered);
  if (what?.do === 'obvious') return nextObvious(decision);
  return what?.do === 'choose' ? what.option : null;
}

/** What the space bar does: send the collected options or number, take an obvious option or the only one. */
export function defaultOf(
  decision: Decision | null | undefined,
  gathered: string[],
  dialed: string | null = null,
): Default {
  if (!decision) return null;
  const number = dials(decision) ? decision.options.find((option) => option.key === dialed) : undefined;
  if (number) return { do: 'choose', option: number };
  if (proposes(decision)) return { do: 'confirm' };
  if (gathers(decision) && canConfirm(decision, gathered)) return { do: 'confirm' };
  if (nextObvious(decision) !== null) return { do: 'obvious' };
  const preset = decision.options.find((option) => option.key === decision.preset);
  const only = decision.options.length === 1 ? decision.options[0] : preset;
  return only ? { do: 'choose', option: only } : null;
}
