import type { Entry, Replay, View } from '../wire';
import { isTold } from './log';
import { patched } from './patch';

/** A line of a finished match, and the table after it. */
export interface Shot {
  n: number;
  entry: Entry;
  view: View;
  /** Seats that owed an answer. */
  waiting: number[];
  /** A turn begins with it. */
  turn: boolean;
}

/**
 * The lines so far and one more stretch of them.
 *
 * Views share what a patch leaves alone, so keeping one for every line costs little more than the patches.
 */
export function wound(reel: Shot[], { start, frames }: Pick<Replay, 'start' | 'frames'>): Shot[] {
  let view = start.view;
  const next = frames.map(({ n, entry, patch, waiting, turn }) => {
    if (patch) view = patched(view, patch);
    return { n, entry, view, waiting, turn };
  });
  return [...reel, ...next];
}

/** The line an address names: `#12`. Null when it names none. */
export function lineOf(hash: string): number | null {
  const n = Number.parseInt(hash.replace(/^#/, ''), 10);
  return Number.isNaN(n) ? null : n;
}

/** The nearest line there is. */
export function nearest(n: number, last: number): number {
  return Math.min(Math.max(Math.round(n), 0), last);
}

/** The next line these eyes saw something of, the last one at the end. */
export function stepAfter(reel: Shot[], n: number, last: number): number {
  return reel.find((shot) => shot.n > n && isTold(shot.entry))?.n ?? last;
}

export function stepBefore(reel: Shot[], n: number): number {
  return reel.findLast((shot) => shot.n < n && isTold(shot.entry))?.n ?? 0;
}

export function turnAfter(reel: Shot[], n: number, last: number): number {
  return reel.find((shot) => shot.n > n && shot.turn)?.n ?? last;
}

export function turnBefore(reel: Shot[], n: number): number {
  return reel.findLast((shot) => shot.n < n && shot.turn)?.n ?? 0;
}
