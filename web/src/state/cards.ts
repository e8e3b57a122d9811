import type { CardFace } from '../wire';
import { plain } from './choose';
import type { Chapter, Rule } from './digest';

/** A filter for the cards of a game; an empty field matches everything. */
export interface CardFilter {
  query: string;
  faction: string;
  kind: string;
  /** As chosen in a list: a number, or empty. */
  cost: string;
  /** The sign of an effect or of a kind of ability. */
  sign: string;
}

export function noFilter(): CardFilter {
  return { query: '', faction: '', kind: '', cost: '', sign: '' };
}

/** The filter values, in the order in which they occur on the cards. */
export interface CardChoices {
  factions: string[];
  kinds: string[];
  costs: number[];
  signs: string[];
}

const KATAKANA = /[\u30a1-\u30f6]/g;

/** Normalizes case, accents, apostrophes and the Japanese syllabaries, but keeps voicing marks. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ`]/g, '')
    .normalize('NFC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .toLowerCase();
}

/** Printed values that cards are sorted by. */
const SORTED = new Set(['unit-damage', 'tactics', 'blast', 'force', 'resource', 'unique']);
const PARTS = new Set(['ally', 'scrap', 'action', 'interrupt', 'reaction']);

/** The signs of a card: the effects and the kinds of its abilities. */
export function signsOf(face: CardFace): string[] {
  const parts = face.text.map((part) => part.sign).filter((sign) => PARTS.has(sign));
  const gives = face.text.flatMap((part) => part.glance.map((glint) => glint.sign));
  const printed = (face.stamps ?? []).map((stamp) => stamp.sign.replace(/-edge$/, ''));
  gives.push(...printed.filter((sign) => SORTED.has(sign)));
  return [...new Set([...gives, ...parts.map((sign) => `part-${sign}`)])];
}

export function cardChoices(cards: CardFace[]): CardChoices {
  const costs = new Set(cards.flatMap((face) => face.cost ?? []));
  return {
    factions: [...new Set(cards.map((face) => face.faction))],
    kinds: [...new Set(cards.map((face) => face.kind))],
    costs: [...costs].sort((a, b) => a - b),
    signs: [...new Set(cards.flatMap(signsOf))].sort(
      (a, b) => Number(a.startsWith('part-')) - Number(b.startsWith('part-')),
    ),
  };
}

/** The searchable text of a card: its names in all languages, its text in the current one. */
function hay(face: CardFace): string {
  const names = [face.name, ...Object.values(face.names ?? {})];
  const text = face.text.flatMap((part) => [plain(part.head), plain(part.text)]);
  return folded([face.slug, ...names, plain(face.line), ...text].join('\n'));
}

/** The cards that match all words and the filter; matches in the name come first. */
export function findCards(cards: CardFace[], filter: CardFilter): CardFace[] {
  const words = folded(filter.query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = cards.filter(
    (face) =>
      (filter.faction === '' || face.faction === filter.faction) &&
      (filter.kind === '' || face.kind === filter.kind) &&
      (filter.cost === '' || face.cost === Number(filter.cost)) &&
      (filter.sign === '' || signsOf(face).includes(filter.sign)),
  );
  if (words.length === 0) return fits;
  const named = (face: CardFace): boolean => {
    const names = folded([face.name, ...Object.values(face.names ?? {})].join('\n'));
    return words.every((word) => names.includes(word));
  };
  const found = fits.filter((face) => words.every((word) => hay(face).includes(word)));
  return [...found.filter(named), ...found.filter((face) => !named(face))];
}

/** Sorts by faction, then cost, then name. */
export function arranged(cards: CardFace[]): CardFace[] {
  const { factions } = cardChoices(cards);
  return [...cards].sort(
    (a, b) =>
      factions.indexOf(a.faction) - factions.indexOf(b.faction) ||
      (a.cost ?? -1) - (b.cost ?? -1) ||
      a.name.localeCompare(b.name),
  );
}

/** The most expensive card of each faction, the most expensive one in the middle, for display. */
export function showcase(cards: CardFace[], count: number): CardFace[] {
  const best = new Map<string, CardFace>();
  for (const face of cards) {
    const other = best.get(face.faction);
    if (other === undefined || (face.cost ?? 0) > (other.cost ?? 0)) best.set(face.faction, face);
  }
  const chosen = [...best.values()].sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0)).slice(0, count);
  const spread: CardFace[] = [];
  for (const [i, face] of chosen.entries()) {
    if (i % 2 === 0) spread.push(face);
    else spread.unshift(face);
  }
  return spread;
}

/**
 * The rules that mention a card. Names are searched in the English digest, where they are not inflected; the
 * matching rules are shown from the digest in the reader's language.
 */
export function rulesAbout(english: Chapter[], name: string, book: Chapter[]): Rule[] {
  const letters = name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const whole = new RegExp(`(?<!\\p{L})${letters}s?(?!\\p{L})`, 'u');
  const rules = english.flatMap((chapter) => chapter.rules);
  const ids = new Set(rules.flatMap((rule) => (rule.id !== null && whole.test(rule.text) ? [rule.id] : [])));
  return book.flatMap((chapter) => chapter.rules).filter((rule) => rule.id !== null && ids.has(rule.id));
}

/** The names of faction and kind at the start of a card's type line. */
export function calledBy(face: CardFace): { faction: string; kind: string } {
  const [faction = face.faction, kind = face.kind] = plain(face.line)
    .split(/[,、]/)
    .map((word) => word.trim());
  return { faction, kind: kind.charAt(0).toUpperCase() + kind.slice(1) };
}
