import type { Choice, Decision, TableView } from '../wire';
import { gathers, plain, proposes } from './choose';

/** More options than this, if they are places of a map, are chosen there and not in the bar. */
const FEW = 8;
/** The number of matches shown while typing. */
const SHOWN = 6;

const NOWHERE: ReadonlySet<Choice> = new Set<Choice>();

/** The options that are chosen on the map because there are too many for buttons. */
export function onMap(view: TableView | null, decision: Decision | null): ReadonlySet<Choice> {
  const map = view?.zones.find((zone) => zone.role === 'map');
  if (map === undefined || decision === null || gathers(decision) || proposes(decision)) return NOWHERE;
  const refs = new Set(map.cards.map((card) => card.ref));
  const there = decision.options.filter((option) => option.ref !== undefined && refs.has(option.ref));
  return there.length > FEW ? new Set(there) : NOWHERE;
}

/** The number of places among these options. */
export function spread(choices: ReadonlySet<Choice>): number {
  return new Set([...choices].map((choice) => choice.ref)).size;
}

/** The first options that contain the typed text; matches at the start of a word come first. */
export function typed(choices: ReadonlySet<Choice>, query: string): Choice[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const fits = (choice: Choice): boolean => {
    const label = plain(choice.label).toLowerCase();
    return words.every((word) => label.includes(word));
  };
  const begins = (choice: Choice): number =>
    plain(choice.label)
      .toLowerCase()
      .split(/[\s-]+/)
      .some((part) => part.startsWith(words[0] ?? ''))
      ? 0
      : 1;
  const found = [...choices].filter(fits);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, SHOWN);
}
