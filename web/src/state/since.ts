import type { Entry, TableView } from '../wire';
import { isTold } from './log';

/** How far a user has seen a match, and when. */
export interface LastSeen {
  n: number;
  at: number;
}

/** Shorter absences get no summary. */
export const AWAY_MS = 60_000;

/** The moves of others after line `n` up to line `to`, without undone ones. */
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

/** Whether the user was away long enough. */
export function wasAway(last: LastSeen | null, now: number): last is LastSeen {
  return last !== null && now - last.at >= AWAY_MS;
}

/** What a line is about: places of the map, otherwise its first card that is on the table. */
export function subjectOf(entry: Entry, view: TableView | null): { places: number[]; ref: string | null } {
  const named = entry.text.flatMap((spans) => spans.flatMap((span) => span.card ?? []));
  const spots = new Set(view?.map?.spots.map((spot) => spot.card) ?? []);
  const places = [...new Set(named.filter((card) => spots.has(card)))];
  const cards = view?.zones.flatMap((zone) => zone.cards) ?? [];
  const wanted = named.find((card) => !spots.has(card) && cards.some((other) => other.card === card));
  const ref = wanted === undefined ? null : (cards.find(({ card }) => card === wanted)?.ref ?? null);
  return { places, ref };
}

/** Adds an entry for a match; keeps only the latest ones. */
export function noted(all: Record<string, LastSeen>, id: string, seen: LastSeen): Record<string, LastSeen> {
  const list = Object.entries({ ...all, [id]: seen }).sort(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries(list.slice(0, 60));
}
