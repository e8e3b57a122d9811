import type { TableStatus, TableView } from '../wire';
import { counted } from './layout';
import type { TableState } from './table';

/** Events that have a sound. */
export const CUES = ['turn', 'play', 'trade', 'hit', 'hurt', 'buy', 'end', 'win', 'lose', 'chat'] as const;
export type Cue = (typeof CUES)[number];

/** The state of a table that sounds depend on. */
export interface Heard {
  n: number;
  seat: number | null;
  /** The user has a decision. */
  mine: boolean;
  /** An undo or redo happened, which has no sound. */
  rewound: boolean;
  seats: { seat: number; active: boolean; authority: number; trade: number; combat: number }[];
  /** The number of cards in play, of all seats. */
  played: number;
  winners: number[] | null;
  /** Number of the last chat line by others. */
  said: number;
}

/** The maximum number of sounds at a time; the most important ones win. */
const AT_ONCE = 2;

/** Reads the state of a table; null until it is loaded. */
export function heardOf(state: TableState, seat: number | null, user: string | null): Heard | null {
  if (state.view === null || state.n === null) return null;
  const last = state.log.lines.at(-1)?.what;
  return {
    n: state.n,
    seat,
    mine: seat !== null && state.open.waiting.includes(seat),
    rewound: last === 'undo' || last === 'redo',
    seats: panels(state.view),
    played: state.view.zones.reduce((sum, zone) => sum + (zone.role === 'play' ? zone.count : 0), 0),
    winners: winners(state.status),
    said: state.chat.findLast((line) => line.user !== user)?.seq ?? -1,
  };
}

function panels(view: TableView): Heard['seats'] {
  return view.seats.map((panel) => ({
    seat: panel.seat,
    active: panel.active,
    authority: counted(panel, 'authority'),
    trade: counted(panel, 'trade'),
    combat: counted(panel, 'combat'),
  }));
}

function winners(status: TableStatus | null): number[] | null {
  return status?.phase === 'over' ? (status.result?.winners ?? []) : null;
}

/** The sounds for the change between two states, the most important first. */
export function cues(before: Heard | null, after: Heard | null): Cue[] {
  if (before === null || after?.seat !== before.seat) return [];
  const found: Cue[] = [];
  if (before.winners === null && after.winners !== null) found.push(verdict(after, after.winners));
  else if (after.n !== before.n && !after.rewound) found.push(...moved(before, after));
  const kept = found.slice(0, AT_ONCE);
  return after.said > before.said ? [...kept, 'chat'] : kept;
}

function verdict(after: Heard, winners: number[]): Cue {
  if (after.seat === null || winners.length === 0) return 'end';
  return winners.includes(after.seat) ? 'win' : 'lose';
}

function moved(before: Heard, after: Heard): Cue[] {
  const found = new Set<Cue>();
  if (after.mine && !before.mine) found.add('turn');
  for (const now of after.seats) {
    const then = before.seats.find((panel) => panel.seat === now.seat);
    if (!then) continue;
    if (now.authority < then.authority) found.add(now.seat === after.seat ? 'hurt' : 'hit');
    // Resources left over at the end of a turn are lost, not spent.
    const still = then.active && now.active;
    if (still && now.combat < then.combat) found.add('hit');
    if (still && now.trade < then.trade) found.add('buy');
    if (still && now.seat === after.seat && now.trade > then.trade) found.add('trade');
    if (then.active && !now.active) found.add('end');
  }
  if (after.played > before.played) found.add('play');
  const order: Cue[] = ['turn', 'hurt', 'hit', 'buy', 'trade', 'play', 'end'];
  return order.filter((cue) => found.has(cue));
}
