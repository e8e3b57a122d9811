import type { CardFace } from '../wire';
import { calledBy } from './cards';
import { plain } from './choose';

/** The names of factions and kinds in the language of the cards, by slug. */
export interface Called {
  faction: Map<string, string>;
  kind: Map<string, string>;
}

const pieces = (text: string): string[] =>
  text
    .split(/[,、.。]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Reads the names from the type lines of cards. A line starts with the faction, as a symbol or a word, then the
 * kind; some languages have a comma between them. Where one card is ambiguous, others resolve it.
 */
export function namesOf(cards: CardFace[]): Called {
  const called: Called = { faction: new Map(), kind: new Map() };
  const set = (face: CardFace, faction: string, kind: string): void => {
    if (!called.faction.has(face.faction)) called.faction.set(face.faction, faction);
    if (!called.kind.has(face.kind)) called.kind.set(face.kind, capital(kind));
  };
  const bare: CardFace[] = [];
  for (const face of cards) {
    const [first, ...rest] = face.line;
    if (first?.icon !== undefined) set(face, first.t, pieces(plain(rest))[0] ?? face.kind);
    else bare.push(face);
  }
  if (bare.length === cards.length) {
    for (const face of cards) set(face, calledBy(face).faction, calledBy(face).kind);
    return called;
  }
  for (const face of bare) {
    const [head = face.faction, next = ''] = pieces(plain(face.line));
    const kind = called.kind.get(face.kind)?.toLowerCase();
    if (kind !== undefined && next.toLowerCase() === kind) set(face, head, kind);
    else if (kind !== undefined && head.toLowerCase().endsWith(kind))
      set(face, head.slice(0, -kind.length).trim(), kind);
  }
  for (const face of bare) {
    const [head = face.kind, next = face.kind] = pieces(plain(face.line));
    const faction = called.faction.get(face.faction);
    if (faction !== undefined && head.startsWith(faction))
      set(face, faction, head === faction ? next : head.slice(faction.length).trim());
    else set(face, faction ?? head, next);
  }
  return called;
}
