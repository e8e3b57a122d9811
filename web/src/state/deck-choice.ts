import type { DeckWish, KeptDeck, DeckCatalog } from '../wire';
import { sideTitle } from './decks';

/** A deck that a player can choose for a seat. */
export interface Offer {
  value: string;
  title: string;
  side: string;
  request: DeckWish;
}

export interface OfferGroup {
  kind: 'starter' | 'own';
  side: string;
  sideTitle: string;
  offers: Offer[];
}

/** Whether decks that are legal in these formats can be used in this mode. */
function fits(catalog: DeckCatalog, legal: string[], mode: string): boolean {
  return catalog.formats.some(
    ({ slug, mode: own }) => legal.includes(slug) && (own === undefined || mode === '' || own === mode),
  );
}

/** Built-in decks and the user's decks that can be used in a mode, by side. */
export function offers(catalog: DeckCatalog, own: KeptDeck[], mode = ''): OfferGroup[] {
  const starters = catalog.starters
    .filter((one) => fits(catalog, one.formats, mode))
    .map((one): Offer => {
      const { slug, side, list } = one;
      return { value: `starter ${slug}`, title: list.name, side, request: { starter: slug } };
    });
  const kept = own
    .filter((deck) => fits(catalog, deck.legal, mode) && deck.side !== undefined)
    .map((deck): Offer => {
      const { list, side: own = '' } = deck;
      return { value: `own ${deck.id}`, title: list.name, side: own, request: { list } };
    });
  return catalog.sides
    .flatMap(({ slug }) => [
      { kind: 'own' as const, side: slug, list: kept },
      { kind: 'starter' as const, side: slug, list: starters },
    ])
    .map(({ kind, side: slug, list }) => ({
      kind,
      side: slug,
      sideTitle: sideTitle(catalog, slug),
      offers: list.filter((offer) => offer.side === slug),
    }))
    .filter((group) => group.offers.length > 0);
}

export function offerOf(groups: OfferGroup[], value: string): Offer | null {
  return groups.flatMap((group) => group.offers).find((offer) => offer.value === value) ?? null;
}

/** In a game with two sides: the side left for a seat once another seat has chosen. */
export function sideLeft(catalog: DeckCatalog, chosen: (string | null)[], seat: number): string | null {
  if (catalog.any_side) return null;
  const sides = catalog.sides.map(({ slug }) => slug);
  const taken = chosen.flatMap((side, i) => (i === seat || side === null ? [] : [side]));
  const left = sides.filter((side) => !taken.includes(side));
  return taken.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
}

/** Sets the deck of a seat. If two seats of one side cannot play each other, the other choice is cleared. */
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

/** The decks in the request; the default deck is omitted. */
export function toDecks(decks: (Offer | null)[]): (DeckWish | null)[] {
  const requests = decks.map((offer) => offer?.request ?? null);
  while (requests.length > 0 && requests.at(-1) === null) requests.pop();
  return requests;
}
