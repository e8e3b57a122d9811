import type { Entry, Result, Span } from '../wire';

/** The number of lines kept; the match file has all of them. */
const KEPT = 400;

/** A log, with the picks that can be restored. */
export interface Log {
  lines: Entry[];
  /** Numbers of the picks in force, oldest first, as far as the log reaches back. */
  live: number[];
  /** Numbers of the undone picks; the next one to restore is the last. */
  undone: number[];
}

export function logOf(lines: Entry[]): Log {
  let log: Log = { lines: [], live: [], undone: [] };
  for (const entry of lines) log = added(log, entry);
  // The undo of lines that are no longer in the log cannot be tracked here; the server knows their state.
  return { ...log, lines };
}

/** Adds a line to the log; marks lines that it undoes or restores. */
export function added(log: Log, entry: Entry): Log {
  const lines = [...log.lines, entry].slice(-KEPT);
  const count = entry.commits ?? 0;
  switch (entry.what) {
    case 'pick':
      return { lines, live: [...log.live, entry.n].slice(-KEPT), undone: [] };
    case 'undo': {
      const cut = Math.max(0, log.live.length - count);
      const gone = log.live.slice(cut);
      return {
        lines: mark(lines, gone, true),
        live: log.live.slice(0, cut),
        undone: [...log.undone, ...gone.reverse()],
      };
    }
    case 'redo': {
      const cut = Math.max(0, log.undone.length - count);
      const back = log.undone.slice(cut).reverse();
      return {
        lines: mark(lines, back, false),
        live: [...log.live, ...back],
        undone: log.undone.slice(0, cut),
      };
    }
    case 'start':
    case 'reseal':
    case 'reveal':
      return { ...log, lines };
    default:
      return unreachable(entry.what);
  }
}

/** Whether this seat has made a choice that is still in force. */
export function chose(log: Log, seat: number): boolean {
  return log.lines.some((line) => line.what === 'pick' && line.seat === seat && !line.auto && !line.void);
}

/** A pick that nobody sees has a number but no text. */
export function isTold(entry: Entry): boolean {
  return entry.what !== 'pick' || entry.text.length > 0;
}

/** Whether a concession ended the match: all others are its winners, or nobody is left to play on. */
export function givenUp({ winners, conceded = [] }: Result, seats: number): boolean {
  if (conceded.length === 0) return false;
  const played = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !conceded.includes(seat));
  return winners.length === 0 || played.every((seat) => winners.includes(seat));
}

/** The last line about the game itself; at the end of a match it says how it ended. */
export function turning(log: Log): Entry | null {
  return log.lines.findLast((line) => line.text.length > 0 && line.void !== true) ?? null;
}

/** The sentences of a line; repeated sentences are merged with a count. */
export function sentences(entry: Entry): { spans: Span[]; times: number }[] {
  const found: { spans: Span[]; times: number }[] = [];
  for (const spans of entry.text) {
    const last = found.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.times += 1;
    else found.push({ spans, times: 1 });
  }
  return found;
}

/** Text that can stand without its subject: a verb, or a Japanese sentence without its topic. */
const HEADLESS = /^( (?=\p{L})|は)/u;

/**
 * The sentences of a line below the heading with the actor `by`. A repetition of that name is left
 * out; after a sentence about something else it is kept.
 */
export function brief(entry: Entry, by: number | null): { spans: Span[]; times: number }[] {
  let last = by;
  return sentences(entry).map(({ spans, times }) => {
    const [who, verb, ...rest] = spans;
    const same = who?.seat !== undefined && who.seat === last;
    last = who?.seat ?? null;
    if (!same || verb?.seat !== undefined || !HEADLESS.test(verb?.t ?? '')) return { spans, times };
    return { spans: [{ ...verb, t: verb?.t.replace(HEADLESS, '') ?? '' }, ...rest], times };
  });
}

/** The number of the last line of a seat; everything after it is news to its player. */
export function lastBy(log: Log, seat: number | null): number {
  return seat === null ? Infinity : (log.lines.findLast((entry) => entry.seat === seat)?.n ?? -1);
}

function mark(lines: Entry[], numbers: number[], isVoid: boolean): Entry[] {
  const set = new Set(numbers);
  return lines.map((line) => (set.has(line.n) ? { ...line, void: isVoid } : line));
}

function unreachable(what: never): never {
  throw new Error(`unknown kind of log line: ${String(what)}`);
}
