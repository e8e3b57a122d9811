import type { CardFace, Stamp, StampSpot } from '../wire';

/** The back of a face-down card, for `background`. */
export function backOf(game: string): string {
  return `url(/art/back/${game}.svg)`;
}

/** The frame of a card, for `border-image-source`. */
export function frameOf(face: CardFace): string {
  return `url(/art/frame/${face.faction}/${face.kind}.svg)`;
}

/** The printed values of a card at one position, in order. */
export function stampsAt(face: CardFace, spot: StampSpot): Stamp[] {
  return (face.stamps ?? []).filter((stamp) => stamp.spot === spot);
}

/** Parts of a text box that use the icon of another name. */
const PARTS: Record<string, string> = { scrap: 'scrap-heap', primary: 'use', deck: 'cards' };
const OWN = new Set(['action', 'interrupt', 'reaction', 'forced', 'keyword', 'enhance', 'fate']);

/** The icon in front of a part of a card's text. */
export function partSign(sign: string, faction: string): string {
  if (sign === 'ally') return `sigil-${faction}`;
  if (sign === 'always') return 'info';
  return PARTS[sign] ?? (OWN.has(sign) ? sign : 'use');
}
