import type { CardFace, DeckEntry, DeckList, DeckPart, DeckProblem } from '../wire';
import type { DeckTable, DeckVerdict, Workshop } from '../wire';
import { plain } from './choose';
import { folded } from './cards';

export function emptyDeck(game: string): DeckList {
  return { game, name: '', notes: '', identity: '', main: [] };
}

/** Dice a copy may have, where the dice of a part are counted; else 0. */
function diceOf(shop: Workshop, code: string): number {
  return shop.parts.find((part) => part.code === code)?.dice ?? 0;
}

/** The number people write beside a part: of characters their dice, of everything else its copies. */
export function countOf(shop: Workshop, list: DeckList, code: string): number {
  const entry = list.main.find((one) => one.code === code);
  if (entry === undefined) return 0;
  return diceOf(shop, code) > 0 ? Math.max(entry.qty, entry.dice ?? 0) : entry.qty;
}

/** The list with this number of a part; none takes it out. Two dice of a character are one copy of it. */
export function withCount(shop: Workshop, list: DeckList, code: string, n: number): DeckList {
  if (n === countOf(shop, list, code)) return list;
  if (n <= 0) return { ...list, main: list.main.filter((entry) => entry.code !== code) };
  const elite = n > 1 && diceOf(shop, code) > 1;
  const taken = elite ? { code, qty: Math.ceil(n / 2), dice: n } : { code, qty: n };
  const under = Math.min(underOf(list, code), taken.qty);
  const next = under > 0 ? { ...taken, under } : taken;
  const known = list.main.some((entry) => entry.code === code);
  const main = known ? list.main.map((entry) => (entry.code === code ? next : entry)) : [...list.main, next];
  return { ...list, main };
}

/** How many of the copies taken lie under the plot. */
export function underOf(list: DeckList, code: string): number {
  return list.main.find((one) => one.code === code)?.under ?? 0;
}

/** May it lie under a plot that is taken? What lies there without one can still be taken away. */
export function mayLieUnder(list: DeckList, part: DeckPart): boolean {
  const plots = part.under ?? [];
  return underOf(list, part.code) > 0 || list.main.some(({ code, qty }) => qty > 0 && plots.includes(code));
}

/** The list with one copy of a part under the plot, or none. */
export function withUnder(list: DeckList, code: string, under: boolean): DeckList {
  const main = list.main.map((entry) => {
    if (entry.code !== code) return entry;
    const { under: _, ...rest } = entry;
    return under ? { ...rest, under: 1 } : rest;
  });
  return { ...list, main };
}

/** So many of a part may be taken at most, by the number people write. */
export function mostOf(part: DeckPart): number {
  return part.most * Math.max(1, part.dice);
}

/** Equal for a player: the order of parts is nothing. */
export function sameDeck(a: DeckList, b: DeckList): boolean {
  return fingerprint(a) === fingerprint(b);
}

function fingerprint(list: DeckList): string {
  const line = ({ code, qty, dice, under }: DeckEntry): string => `${qty} ${dice ?? 0} ${under ?? 0} ${code}`;
  const main = list.main.map(line).sort();
  return JSON.stringify([list.game, list.name, list.notes, list.identity, main]);
}

/** The side of what it is built around; while that is open, of what it holds, if that is one side. */
export function sideOf(shop: Workshop, list: DeckList): string | null {
  // Where decks are built around nothing, cards of several sides may stand together: the server knows which.
  if (shop.identities.length === 0) return null;
  const identity = shop.identities.find((one) => one.slug === list.identity);
  if (identity !== undefined) return identity.side;
  const sides = new Set(entries(shop, list).flatMap(({ part }) => part?.side ?? []));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
}

export function sideTitle(shop: Workshop, side: string | null | undefined): string {
  return shop.sides.find((one) => one.slug === side)?.title ?? side ?? '';
}

export function identityTitle(shop: Workshop, slug: string): string {
  return shop.identities.find((one) => one.slug === slug)?.title ?? slug;
}

/** What a format is called where there is little room: its name, without what it asks for. */
export function formatTitle(shop: Workshop, slug: string): string {
  const title = shop.formats.find((one) => one.slug === slug)?.title ?? slug;
  return title.split(/[:：(（]/)[0]?.trim() ?? title;
}

/** Why one more copy of a part cannot be taken. */
export type WhyNot = { why: 'side' } | { why: 'own'; identity: string } | { why: 'most'; most: number };

export function whyNot(shop: Workshop, list: DeckList, part: DeckPart): WhyNot | null {
  const side = sideOf(shop, list);
  if (side !== null && part.side !== side) return { why: 'side' };
  if (part.own && list.identity !== '' && part.identity !== list.identity)
    return { why: 'own', identity: part.identity };
  if (countOf(shop, list, part.code) >= mostOf(part)) return { why: 'most', most: mostOf(part) };
  return null;
}

/** What the deck holds, in the order of the workshop; what is unknown there comes last. */
export interface Taken {
  code: string;
  qty: number;
  /** The number people write beside it. */
  n: number;
  part: DeckPart | null;
}

export function entries(shop: Workshop, list: DeckList): Taken[] {
  const known = shop.parts.flatMap((part) => {
    const entry = list.main.find((one) => one.code === part.code);
    if (entry === undefined || entry.qty === 0) return [];
    return [{ code: part.code, qty: entry.qty, n: countOf(shop, list, part.code), part }];
  });
  const codes = new Set(known.map((entry) => entry.code));
  const others = list.main.filter((entry) => !codes.has(entry.code));
  return [...known, ...others.map(({ code, qty }) => ({ code, qty, n: qty, part: null }))];
}

/** What the deck holds by groups, empty ones left out; all together where there are none. */
export function grouped(shop: Workshop, list: DeckList): { slug: string; title: string; taken: Taken[] }[] {
  const all = entries(shop, list);
  if (shop.groups.length === 0) return [{ slug: '', title: '', taken: all }];
  const unknown = all.filter((taken) => taken.part === null);
  const known = shop.groups.map(({ slug, title }) => ({
    slug,
    title,
    taken: all.filter((taken) => taken.part?.group === slug),
  }));
  return [...known, { slug: '', title: '', taken: unknown }].filter(({ taken }) => taken.length > 0);
}

/** The characters of a deck: the parts whose dice are counted. */
export function teamOf(shop: Workshop, list: DeckList): Taken[] {
  return entries(shop, list).filter((taken) => (taken.part?.dice ?? 0) > 0);
}

/** How many parts and how many cards a deck has. */
export function sizeOf(shop: Workshop, list: DeckList): { parts: number; cards: number } {
  const all = entries(shop, list);
  return {
    parts: all.reduce((sum, { qty }) => sum + qty, 0),
    cards: all.reduce((sum, { qty, part }) => sum + qty * (part?.cards.length ?? 0), 0),
  };
}

/** What is looked for among the parts; an empty wish asks for nothing. */
export interface PartFilter {
  query: string;
  side: string;
  identity: string;
  /** Slug of a faction of cards: a color, where decks are built around nothing. */
  faction: string;
  kind: string;
  /** Only what the deck holds. */
  taken: boolean;
}

export function noPartFilter(side = ''): PartFilter {
  return { query: '', side, identity: '', faction: '', kind: '', taken: false };
}

type FaceOf = (card: number) => CardFace | null;

function hay(part: DeckPart, faceOf: FaceOf): string {
  const words = part.cards.flatMap((card) => {
    const face = faceOf(card);
    if (face === null) return [];
    const text = face.text.flatMap((one) => [plain(one.head), plain(one.text)]);
    return [face.name, ...Object.values(face.names ?? {}), plain(face.line), ...text];
  });
  return folded([part.code, part.title, ...words].join('\n'));
}

export function findParts(shop: Workshop, list: DeckList, filter: PartFilter, faceOf: FaceOf): DeckPart[] {
  const words = folded(filter.query).split(/\s+/).filter((word) => word !== '');
  return shop.parts.filter((part) => {
    if (filter.side !== '' && part.side !== filter.side) return false;
    if (filter.identity !== '' && part.identity !== filter.identity) return false;
    if (filter.taken && countOf(shop, list, part.code) === 0) return false;
    if (filter.faction !== '' && faceOf(part.cards[0] ?? -1)?.faction !== filter.faction) return false;
    if (filter.kind !== '' && !part.cards.some((card) => faceOf(card)?.kind === filter.kind)) return false;
    if (words.length === 0) return true;
    const text = hay(part, faceOf);
    return words.every((word) => text.includes(word));
  });
}

/** A part's cards, equal ones together. */
export function cardsOf(part: DeckPart): { card: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of part.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What speaks against each part, by code. */
export function complaints(verdicts: DeckVerdict[]): Map<string, DeckProblem[]> {
  const found = new Map<string, DeckProblem[]>();
  for (const problem of verdicts.flatMap((verdict) => verdict.problems))
    for (const code of problem.codes) {
      const known = found.get(code) ?? [];
      if (!known.some((other) => other.text === problem.text)) found.set(code, [...known, problem]);
    }
  return found;
}

/** How long each bar is, as a share of the longest. */
export function shares(table: DeckTable): number[] {
  const most = Math.max(1, ...table.bars.map((bar) => bar.n));
  return table.bars.map((bar) => bar.n / most);
}

/** A list with the states it had before. */
export interface History {
  list: DeckList;
  past: DeckList[];
}

const KEPT = 100;

/**
 * The next state. What belongs to the step before, as the letters of a name do, is taken back together with it.
 */
export function changed(history: History, list: DeckList, joins = false): History {
  if (sameDeck(history.list, list)) return { ...history, list };
  const past = joins && history.past.length > 0 ? history.past : [...history.past, history.list].slice(-KEPT);
  return { list, past };
}

export function undone(history: History): History {
  const list = history.past.at(-1);
  return list === undefined ? history : { list, past: history.past.slice(0, -1) };
}
