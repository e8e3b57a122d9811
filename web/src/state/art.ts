import type { CardFace, Stamp, StampSpot } from '../wire';

/** What a card of a game shows while nobody may know it, for `background`. */
export function backOf(game: string): string {
  return `url(/art/back/${game}.svg)`;
}

/** The edge of a card, for `border-image-source`. */
export function frameOf(face: CardFace): string {
  return `url(/art/frame/${face.faction}/${face.kind}.svg)`;
}

/** The printed values of a card in one place, in order. */
export function stampsAt(face: CardFace, spot: StampSpot): Stamp[] {
  return (face.stamps ?? []).filter((stamp) => stamp.spot === spot);
}

/** Parts of a text box whose sign is drawn by another name. */
const PARTS: Record<string, string> = { scrap: 'scrap-heap', primary: 'use', deck: 'cards' };
const OWN = new Set(['action', 'interrupt', 'reaction', 'forced', 'keyword', 'enhance', 'fate']);

/** What is drawn before a part of a card's text. */
export function partSign(sign: string, faction: string): string {
  if (sign === 'ally') return `sigil-${faction}`;
  if (sign === 'always') return 'info';
  return PARTS[sign] ?? (OWN.has(sign) ? sign : 'use');
}
