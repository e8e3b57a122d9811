import type { Card, Panel, TableView, Zone, ZoneRole } from '../wire';

/** Zones that belong together on the table. */
export interface Group {
  owner: number | null;
  zones: Zone[];
}

/** The most used zones come first; piles shown only as a number come last. */
const ORDER: Record<ZoneRole, number> = {
  map: -1,
  market: 0,
  supply: 1,
  hand: 2,
  goals: 3,
  stake: 4,
  lane: 5,
  play: 6,
  deck: 7,
  scrap: 8,
  draw: 9,
  discard: 10,
  goaldeck: 11,
  lost: 12,
  dice: 5.5,
  tactics: 5.6,
  pool: 2.1,
  orders: 2.2,
  reserve: 2.5,
  clues: 3.5,
  queue: 6.5,
};

const PILES: ReadonlySet<ZoneRole> = new Set(['deck', 'draw', 'scrap', 'discard', 'goaldeck', 'lost']);

/** Piles of which usually only the number matters. */
export function isPile(zone: Zone): boolean {
  return PILES.has(zone.role);
}

/** All cards are face down, so there is nothing to look through. */
export function isFaceDown(zone: Zone): boolean {
  return zone.cards.every((card) => card.card === undefined && card.marks === undefined);
}

/** The seats clockwise from the viewer's seat. */
export function clockwise(view: TableView, seat: number | null): Panel[] {
  const count = view.seats.length;
  const rank = (panel: Panel): number => (panel.seat - (seat ?? 0) + count) % count;
  return [...view.seats].sort((a, b) => rank(a) - rank(b));
}

/** The cards as drawn: indistinguishable face-down cards that cannot be chosen are stacked. */
export function heaped(cards: Card[], chosen: (ref: string) => boolean): Card[] {
  const heap = (card: Card): boolean =>
    card.card === undefined && card.marks === undefined && !chosen(card.ref);
  const [first, ...rest] = cards.filter(heap);
  if (first === undefined) return cards;
  const count = rest.reduce((sum, card) => sum + card.count, first.count);
  return [...cards.filter((card) => !heap(card)), { ...first, count }];
}

/** The zones in reading order: common ones, the viewer's, then the other seats clockwise. */
export function groups(view: TableView, seat: number | null): Group[] {
  const count = view.seats.length;
  const rank = (owner: number | null): number =>
    owner === null ? -1 : seat === null || count === 0 ? owner : (owner - seat + count) % count;
  const owners = [...new Set(view.zones.map((zone) => zone.owner))].sort((a, b) => rank(a) - rank(b));
  return owners.map((owner) => ({
    owner,
    zones: view.zones.filter((zone) => zone.owner === owner).sort((a, b) => ORDER[a.role] - ORDER[b.role]),
  }));
}
