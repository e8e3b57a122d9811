import type { Choice, Decision, View } from '../wire';
import { gathers, plain, proposes } from './choose';

/** More answers than these, if they are places of a map, are given there and not in the bar. */
const FEW = 8;
/** So many of those that fit what is typed are shown at a time. */
const SHOWN = 6;

const NOWHERE: ReadonlySet<Choice> = new Set<Choice>();

/** The answers that are given on the map because there are too many of them for a row of buttons. */
export function onMap(view: View | null, decision: Decision | null): ReadonlySet<Choice> {
  const map = view?.zones.find((zone) => zone.role === 'map');
  if (map === undefined || decision === null || gathers(decision) || proposes(decision)) return NOWHERE;
  const refs = new Set(map.cards.map((card) => card.ref));
  const there = decision.options.filter((option) => option.ref !== undefined && refs.has(option.ref));
  return there.length > FEW ? new Set(there) : NOWHERE;
}

/** How many places these answers are about. */
export function spread(choices: ReadonlySet<Choice>): number {
  return new Set([...choices].map((choice) => choice.ref)).size;
}

/** The first answers in whose words something typed is found; a word may begin there, or be in the middle. */
export function typed(choices: ReadonlySet<Choice>, query: string): Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const fits = (choice: Choice): boolean => {
    const label = plain(choice.label).toLowerCase();
    return words.every((word) => label.includes(word));
  };
  const begins = (choice: Choice): number =>
    plain(choice.label).toLowerCase().split(/[\s-]+/).some((part) => part.startsWith(words[0] ?? '')) ? 0 : 1;
  const found = [...choices].filter(fits);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, SHOWN);
}
