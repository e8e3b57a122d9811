import type { CardFace } from '../wire';

/** The edge of a card, for `border-image-source`. */
export function frameOf(face: CardFace): string {
  return `url(/art/frame/${face.faction}/${face.kind}.svg)`;
}
