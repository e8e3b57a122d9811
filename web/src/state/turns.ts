import type { Entry, Span } from '../wire';
import { isTold } from './log';

/** Lines that one seat wrote in a row: as good as a turn. */
export interface Turn {
  /** Number of its first line. */
  n: number;
  seat: number | null;
  lines: Entry[];
}

export const FILTERS = ['all', 'mine', 'about-me'] as const;
export type Filter = (typeof FILTERS)[number];

/** Somebody else did it, and it names this seat: discards, attacks, what is taken away. */
export function concerns(entry: Entry, seat: number | null): boolean {
  if (seat === null || entry.seat === seat || entry.seat === undefined) return false;
  // That a turn begins names somebody, too, but nobody and nothing besides. The order of words says nothing:
  // it is another one in every language.
  const other = (s: Span): boolean =>
    s.card !== undefined || s.icon !== undefined || (s.seat !== undefined && s.seat !== seat);
  const about = (spans: Span[]): boolean => spans.some((s) => s.seat === seat) && spans.some(other);
  return entry.text.some(about);
}

/** The lines worth reading, by turns. A filter or words leave only what fits. */
export function turns(lines: Entry[], seat: number | null, filter: Filter, query: string): Turn[] {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== '');
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
  const hay = entry.text.flat().map((span) => span.t).join('').toLowerCase();
  return words.every((word) => hay.includes(word));
}

/** A log as plain text, one line each. */
export function asText(lines: Entry[]): string {
  const words = (entry: Entry): string => entry.text.map((spans) => spans.map((s) => s.t).join('')).join('. ');
  return lines
    .filter((entry) => isTold(entry) && entry.text.length > 0)
    .map((entry) => `${entry.n}. ${words(entry)}`)
    .join('\n');
}
