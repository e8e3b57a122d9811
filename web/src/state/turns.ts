import type { Entry, Span } from '../wire';
import { isTold } from './log';

/** Consecutive lines of one seat, roughly a turn. */
export interface Turn {
  /** Number of its first line. */
  n: number;
  seat: number | null;
  lines: Entry[];
}

export const FILTERS = ['all', 'mine', 'about-me'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether another seat's line names this seat: discards, attacks, losses. */
export function concerns(entry: Entry, seat: number | null): boolean {
  if (seat === null || entry.seat === seat || entry.seat === undefined) return false;
  // The start of a turn names a player too, but nothing else. Word order does not help, because it differs
  // between languages.
  const other = (s: Span): boolean =>
    s.card !== undefined || s.icon !== undefined || (s.seat !== undefined && s.seat !== seat);
  const about = (spans: Span[]): boolean => spans.some((s) => s.seat === seat) && spans.some(other);
  return entry.text.some(about);
}

/** The visible lines, by turns. A filter or a query leaves only matching ones. */
export function turns(lines: Entry[], seat: number | null, filter: Filter, query: string): Turn[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found: Turn[] = [];
  for (const entry of lines) {
    if (!isTold(entry) || !fits(entry, seat, filter, words)) continue;
    const by = entry.seat ?? null;
    const last = found.at(-1);
    if (last && (last.seat === by || by === null)) last.lines.push(entry);
    else found.push({ n: entry.n, seat: by, lines: [entry] });
  }
  return found;
}

function fits(entry: Entry, seat: number | null, filter: Filter, words: string[]): boolean {
  if (filter === 'mine' && entry.seat !== seat) return false;
  if (filter === 'about-me' && !concerns(entry, seat)) return false;
  if (words.length === 0) return true;
  const hay = entry.text
    .flat()
    .map((span) => span.t)
    .join('')
    .toLowerCase();
  return words.every((word) => hay.includes(word));
}

/** The log as plain text, one entry per line. */
export function asText(lines: Entry[]): string {
  const words = (entry: Entry): string =>
    entry.text.map((spans) => spans.map((s) => s.t).join('')).join('. ');
  return lines
    .filter((entry) => isTold(entry) && entry.text.length > 0)
    .map((entry) => `${entry.n}. ${words(entry)}`)
    .join('\n');
}
