import type { Entry, Replay, TableView } from '../wire';
import { isTold } from './log';
import { patched } from './patch';

/** A line of a finished match, and the view after it. */
export interface ReplayLine {
  n: number;
  entry: Entry;
  view: TableView;
  /** Seats with a pending decision. */
  waiting: number[];
  /** The line begins a turn. */
  turn: boolean;
}

/** Consecutive lines as the server sends them. */
type Chunk = Pick<Replay, 'start' | 'frames'>;

/**
 * Appends more lines to the loaded ones.
 *
 * Views share everything that a patch does not change, so one view per line costs little more than the patches.
 */
export function withLines(lines: ReplayLine[], { start, frames }: Chunk): ReplayLine[] {
  let view = start.view;
  const next = frames.map(({ n, entry, patch, waiting, turn }) => {
    if (patch) view = patched(view, patch);
    return { n, entry, view, waiting, turn };
  });
  return [...lines, ...next];
}

/** The line number in an address like `#12`; null if there is none. */
export function lineOf(hash: string): number | null {
  const n = Number.parseInt(hash.replace(/^#/, ''), 10);
  return Number.isNaN(n) ? null : n;
}

/** The nearest existing line. */
export function nearest(n: number, last: number): number {
  return Math.min(Math.max(Math.round(n), 0), last);
}

/** The next line in which this viewpoint saw something, otherwise the last one. */
export function stepAfter(lines: ReplayLine[], n: number, last: number): number {
  return lines.find((line) => line.n > n && isTold(line.entry))?.n ?? last;
}

export function stepBefore(lines: ReplayLine[], n: number): number {
  return lines.findLast((line) => line.n < n && isTold(line.entry))?.n ?? 0;
}

export function turnAfter(lines: ReplayLine[], n: number, last: number): number {
  return lines.find((line) => line.n > n && line.turn)?.n ?? last;
}

export function turnBefore(lines: ReplayLine[], n: number): number {
  return lines.findLast((line) => line.n < n && line.turn)?.n ?? 0;
}
