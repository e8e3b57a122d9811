import type { Panel, TableView, Zone } from '../wire';
import { clockwise, isPile } from './zones';

/** The position of every seat. */
export interface Layout {
  /** Opponents clockwise from the left; for a watcher of more than two seats, all seats. */
  others: Panel[];
  /** Teammates who share the turn, beside the viewer's seat. */
  mates: Panel[];
  /** The viewer's seat; for a watcher of two, the first seat. */
  own: Panel | null;
}

/** Arranges the seats around the viewer: opponents above, teammates with shared turns beside. */
export function layout(view: TableView, seat: number | null): Layout {
  const seats = clockwise(view, seat);
  const [first] = seats;
  if (first === undefined) return { others: [], mates: [], own: null };
  if (seat === null && seats.length > 2) return { others: seats, mates: [], own: null };
  const own = seat === null ? first : (seats.find((panel) => panel.seat === seat) ?? null);
  const rest = seats.filter((panel) => panel !== own);
  // Only teams that are attacked as one also act as one.
  const joint = (panel: Panel): boolean => own !== null && panel.team !== undefined && panel.ref === own.ref;
  return { others: rest.filter((panel) => !joint(panel)), mates: rest.filter(joint), own };
}

/** The zones of a seat by how they are drawn: cards side by side, or a number that opens. */
export interface Split {
  play: Zone | null;
  hand: Zone | null;
  piles: Zone[];
}

/**
 * Spreads out the viewer's hand and zones with cards to choose from; with enough space (`spread`), also hands
 * that are completely face up.
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

/** Whether the viewer may currently attack this seat in this mode. */
export function isAttackable(own: Panel | null, panel: Panel): boolean {
  if (own === null || own === panel) return false;
  return own.prey.includes(panel.seat) || own.prey.some((seat) => panel.ref === `seat/${seat}`);
}
