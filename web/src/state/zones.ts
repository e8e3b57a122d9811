import type { Card, Counter, Panel, View, Zone, ZoneRole } from '../wire';
import { plain } from './choose';

/** Zones that belong together on the table. */
export interface Group {
  owner: number | null;
  zones: Zone[];
}

/** What is used most comes first; piles that only have a number come last. */
const ORDER: Record<ZoneRole, number> = {
  market: 0,
  supply: 1,
  hand: 2,
  play: 3,
  deck: 4,
  scrap: 5,
  draw: 6,
  discard: 7,
};

/** Cards one looks through now and then; what matters at a glance is their number. */
export function isPile(zone: Zone): boolean {
  return zone.role === 'deck' || zone.role === 'draw' || zone.role === 'scrap' || zone.role === 'discard';
}

/** Of such a zone its number says enough at a glance: piles, and the hands of others. */
export function isChip(zone: Zone, seat: number | null, chosen: (ref: string) => boolean): boolean {
  if (isPile(zone)) return true;
  return zone.role === 'hand' && zone.owner !== seat && !zone.cards.some((card) => chosen(card.ref));
}

/** Nothing but backs: there is nothing to look through. */
export function isShut(zone: Zone): boolean {
  return zone.cards.every((card) => card.card === undefined && card.marks === undefined);
}

/** The counters that the zones beside them do not tell already. */
export function countersBeside(panel: Panel, zones: Zone[]): Counter[] {
  const told = (counter: Counter): boolean =>
    zones.some((zone) => zone.count === counter.value && plain(zone.title) === plain(counter.name));
  return panel.counters.filter((counter) => !told(counter));
}

/** The seats clockwise from the viewer's own. */
export function clockwise(view: View, seat: number | null): Panel[] {
  const count = view.seats.length;
  const rank = (panel: Panel): number => (panel.seat - (seat ?? 0) + count) % count;
  return [...view.seats].sort((a, b) => rank(a) - rank(b));
}

/** The cards as they are drawn: backs that cannot be told apart and cannot be chosen lie on one heap. */
export function heaped(cards: Card[], chosen: (ref: string) => boolean): Card[] {
  const heap = (card: Card): boolean =>
    card.card === undefined && card.marks === undefined && !chosen(card.ref);
  const [first, ...rest] = cards.filter(heap);
  if (first === undefined) return cards;
  const count = rest.reduce((sum, card) => sum + card.count, first.count);
  return [...cards.filter((card) => !heap(card)), { ...first, count }];
}

/** The zones in reading order: common ones, the viewer's own, then the others' clockwise from there. */
export function groups(view: View, seat: number | null): Group[] {
  const count = view.seats.length;
  const rank = (owner: number | null): number =>
    owner === null ? -1 : seat === null || count === 0 ? owner : (owner - seat + count) % count;
  const owners = [...new Set(view.zones.map((zone) => zone.owner))].sort((a, b) => rank(a) - rank(b));
  return owners.map((owner) => ({
    owner,
    zones: view.zones.filter((zone) => zone.owner === owner).sort((a, b) => ORDER[a.role] - ORDER[b.role]),
  }));
}
