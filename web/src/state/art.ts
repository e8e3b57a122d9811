import type { CardFace } from '../wire';

/** What a card of a game shows while nobody may know it, for `background`. */
export function backOf(game: string): string {
  return `url(/art/back/${game}.svg)`;
}

/** The edge of a card, for `border-image-source`. */
export function frameOf(face: CardFace): string {
  return `url(/art/frame/${face.faction}/${face.kind}.svg)`;
}
