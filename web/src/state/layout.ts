import type { Panel, View, Zone } from '../wire';
import { clockwise, isPile } from './zones';

/** Where every seat is drawn. */
export interface Layout {
  /** Opponents, and everybody for a watcher of many, clockwise from the left. */
  others: Panel[];
  /** Those who take the turn together with the viewer, beside the viewer's own place. */
  mates: Panel[];
  /** The viewer's own place; for a watcher of two, the first seat. */
  own: Panel | null;
}

/** Seats take their places around the viewer: opponents above, team-mates with open turns beside. */
export function layout(view: View, seat: number | null): Layout {
  const seats = clockwise(view, seat);
  const [first] = seats;
  if (first === undefined) return { others: [], mates: [], own: null };
  if (seat === null && seats.length > 2) return { others: seats, mates: [], own: null };
  const own = seat === null ? first : (seats.find((panel) => panel.seat === seat) ?? null);
  const rest = seats.filter((panel) => panel !== own);
  // Only a team that is hit as one also acts as one.
  const joint = (panel: Panel): boolean => own !== null && panel.team !== undefined && panel.ref === own.ref;
  return { others: rest.filter((panel) => !joint(panel)), mates: rest.filter(joint), own };
}

/** The zones of a seat as they are drawn: cards side by side, or a number one may look into. */
export interface Split {
  play: Zone | null;
  hand: Zone | null;
  piles: Zone[];
}

/**
 * The own hand and whatever somebody must choose from is spread out; where there is room to `spread`, also a
 * hand that lies open as a whole.
 */
export function split(zones: Zone[], own: boolean, chosen: (ref: string) => boolean, spread = true): Split {
  const play = zones.find((zone) => zone.role === 'play') ?? null;
  const held = zones.find((zone) => zone.role === 'hand') ?? null;
  const seen = held !== null && held.count > 0 && held.cards.every((card) => card.card !== undefined);
  const open = held !== null && (own || (spread && seen) || held.cards.some((card) => chosen(card.ref)));
  const piles = zones.filter(isPile);
  return { play, hand: open ? held : null, piles: held !== null && !open ? [held, ...piles] : piles };
}

/** The value of a seat's counter with this sign. */
export function counted(panel: Panel | null, sign: string): number {
  return panel?.counters.find((counter) => counter.sign === sign)?.value ?? 0;
}

/** May the viewer attack this seat in this mode, as things stand? */
export function isPrey(own: Panel | null, panel: Panel): boolean {
  if (own === null || own === panel) return false;
  return own.prey.includes(panel.seat) || own.prey.some((seat) => panel.ref === `seat/${seat}`);
}
