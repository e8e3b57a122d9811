import type { DeckWish, KeptDeck, Workshop } from '../wire';
import { sideTitle, sidesOf } from './decks';

/** A deck that can be brought to a seat. */
export interface Offer {
  value: string;
  title: string;
  side: string;
  wish: DeckWish;
}

export interface OfferGroup {
  kind: 'starter' | 'own';
  side: string;
  sideTitle: string;
  offers: Offer[];
}

/** Decks of the house and one's own that may be played, by side; of one side only, if that is asked for. */
export function offers(shop: Workshop, own: KeptDeck[], side: string | null = null): OfferGroup[] {
  const starters = shop.starters.map((one): Offer => {
    return { value: `starter ${one.slug}`, title: one.list.name, side: one.side, wish: { starter: one.slug } };
  });
  const kept = own
    .filter((deck) => deck.legal.length > 0 && deck.side !== undefined)
    .map((deck): Offer => {
      const { list, side: own = '' } = deck;
      return { value: `own ${deck.id}`, title: list.name, side: own, wish: { list } };
    });
  return sidesOf(shop)
    .filter(({ slug }) => side === null || slug === side)
    .flatMap(({ slug }) => [
      { kind: 'own' as const, side: slug, list: kept },
      { kind: 'starter' as const, side: slug, list: starters },
    ])
    .map(({ kind, side: slug, list }) => ({
      kind,
      side: slug,
      sideTitle: sideTitle(shop, slug),
      offers: list.filter((offer) => offer.side === slug),
    }))
    .filter((group) => group.offers.length > 0);
}

export function offerOf(groups: OfferGroup[], value: string): Offer | null {
  return groups.flatMap((group) => group.offers).find((offer) => offer.value === value) ?? null;
}

/** The side that is left for a seat of a game with two sides, once another seat has chosen. */
export function sideLeft(shop: Workshop, chosen: (string | null)[], seat: number): string | null {
  const sides = sidesOf(shop).map(({ slug }) => slug);
  const taken = chosen.flatMap((side, i) => (i === seat || side === null ? [] : [side]));
  const left = sides.filter((side) => !taken.includes(side));
  return taken.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
}

/** With another deck for a seat. Two seats of one side cannot meet, so the other choice gives way. */
export function withDeck(decks: (Offer | null)[], seat: number, offer: Offer | null): (Offer | null)[] {
  return decks.map((old, i) => {
    if (i === seat) return offer;
    return old !== null && offer !== null && old.side === offer.side ? null : old;
  });
}

/** What is sent for the seats: the usual deck is not named. */
export function toDecks(decks: (Offer | null)[]): (DeckWish | null)[] {
  const wishes = decks.map((offer) => offer?.wish ?? null);
  while (wishes.length > 0 && wishes.at(-1) === null) wishes.pop();
  return wishes;
}
