import type { DeckWish, KeptDeck, Workshop } from '../wire';
import { sideTitle } from './decks';

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

/** Whether decks that are legal in these formats may sit at a table of this mode. */
function fits(shop: Workshop, legal: string[], mode: string): boolean {
  return shop.formats.some(
    ({ slug, mode: own }) => legal.includes(slug) && (own === undefined || mode === '' || own === mode),
  );
}

/** Decks of the house and one's own that may be played in a mode, by side. */
export function offers(shop: Workshop, own: KeptDeck[], mode = ''): OfferGroup[] {
  const starters = shop.starters
    .filter((one) => fits(shop, one.formats, mode))
    .map((one): Offer => {
      const { slug, side, list } = one;
      return { value: `starter ${slug}`, title: list.name, side, wish: { starter: slug } };
    });
  const kept = own
    .filter((deck) => fits(shop, deck.legal, mode) && deck.side !== undefined)
    .map((deck): Offer => {
      const { list, side: own = '' } = deck;
      return { value: `own ${deck.id}`, title: list.name, side: own, wish: { list } };
    });
  return shop.sides
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
  if (shop.any_side) return null;
  const sides = shop.sides.map(({ slug }) => slug);
  const taken = chosen.flatMap((side, i) => (i === seat || side === null ? [] : [side]));
  const left = sides.filter((side) => !taken.includes(side));
  return taken.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
}

/** With another deck for a seat. Where two seats of one side cannot meet, the other choice gives way. */
export function withDeck(
  decks: (Offer | null)[],
  seat: number,
  offer: Offer | null,
  anySide = false,
): (Offer | null)[] {
  return decks.map((old, i) => {
    if (i === seat) return offer;
    return !anySide && old !== null && offer !== null && old.side === offer.side ? null : old;
  });
}

/** What is sent for the seats: the usual deck is not named. */
export function toDecks(decks: (Offer | null)[]): (DeckWish | null)[] {
  const wishes = decks.map((offer) => offer?.wish ?? null);
  while (wishes.length > 0 && wishes.at(-1) === null) wishes.pop();
  return wishes;
}
