import type { Entry, View } from '../wire';
import { isTold } from './log';

/** How far somebody has seen a match, and when they looked last. */
export interface Sight {
  n: number;
  at: number;
}

/** Whoever was away for less than this has missed nothing worth a summary. */
export const AWAY_MS = 60_000;

/** What others did after line `n` and up to line `to`: what was taken back again is not told. */
export function missed(lines: Entry[], n: number, to: number, mine: number[]): Entry[] {
  return lines.filter(
    (entry) =>
      entry.n > n &&
      entry.n <= to &&
      entry.void !== true &&
      isTold(entry) &&
      entry.text.length > 0 &&
      !(entry.seat !== undefined && mine.includes(entry.seat)),
  );
}

/** Was somebody away for long enough? */
export function wasAway(last: Sight | null, now: number): last is Sight {
  return last !== null && now - last.at >= AWAY_MS;
}

/** What a line is about: places of the map, else the first of its cards that lies on the table. */
export function subjectOf(entry: Entry, view: View | null): { places: number[]; ref: string | null } {
  const named = entry.text.flatMap((spans) => spans.flatMap((span) => span.card ?? []));
  const spots = new Set(view?.map?.spots.map((spot) => spot.card) ?? []);
  const places = [...new Set(named.filter((card) => spots.has(card)))];
  const cards = view?.zones.flatMap((zone) => zone.cards) ?? [];
  const wanted = named.find((card) => !spots.has(card) && cards.some((other) => other.card === card));
  const ref = wanted === undefined ? null : (cards.find(({ card }) => card === wanted)?.ref ?? null);
  return { places, ref };
}

/** The sights of all matches with one more; only the latest are kept. */
export function noted(all: Record<string, Sight>, id: string, sight: Sight): Record<string, Sight> {
  const list = Object.entries({ ...all, [id]: sight }).sort(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries(list.slice(0, 60));
}
