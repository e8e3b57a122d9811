import type { CardFace, DeckList, DeckPart, DeckProblem, DeckTable, DeckVerdict, Workshop } from '../wire';
import { plain } from './choose';
import { folded } from './cards';

export function emptyDeck(game: string): DeckList {
  return { game, name: '', notes: '', identity: '', main: [] };
}

/** How often a part is taken. */
export function qtyOf(list: DeckList, code: string): number {
  return list.main.find((entry) => entry.code === code)?.qty ?? 0;
}

/** The list with so many copies of a part; none takes it out. */
export function withQty(list: DeckList, code: string, qty: number): DeckList {
  if (qty === qtyOf(list, code)) return list;
  if (qty <= 0) return { ...list, main: list.main.filter((entry) => entry.code !== code) };
  const known = list.main.some((entry) => entry.code === code);
  const main = known
    ? list.main.map((entry) => (entry.code === code ? { code, qty } : entry))
    : [...list.main, { code, qty }];
  return { ...list, main };
}

/** Equal for a player: the order of parts is nothing. */
export function sameDeck(a: DeckList, b: DeckList): boolean {
  return fingerprint(a) === fingerprint(b);
}

function fingerprint(list: DeckList): string {
  const main = list.main.map(({ code, qty }) => `${qty} ${code}`).sort();
  return JSON.stringify([list.game, list.name, list.notes, list.identity, main]);
}

/** The side of what it is built around; while that is open, of what it holds, if that is one side. */
export function sideOf(shop: Workshop, list: DeckList): string | null {
  const identity = shop.identities.find((one) => one.slug === list.identity);
  if (identity !== undefined) return identity.side;
  const sides = new Set(entries(shop, list).flatMap(({ part }) => part?.side ?? []));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
}

export function sideTitle(shop: Workshop, side: string | null | undefined): string {
  return shop.identities.find((one) => one.side === side)?.side_title ?? side ?? '';
}

/** Every side there is, with its name. */
export function sidesOf(shop: Workshop): { slug: string; title: string }[] {
  const found = new Map(shop.identities.map((one) => [one.side, one.side_title]));
  return [...found].map(([slug, title]) => ({ slug, title }));
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
  if (qtyOf(list, part.code) >= part.most) return { why: 'most', most: part.most };
  return null;
}

/** What the deck holds, in the order of the workshop; what is unknown there comes last. */
export interface Taken {
  code: string;
  qty: number;
  part: DeckPart | null;
}

export function entries(shop: Workshop, list: DeckList): Taken[] {
  const known = shop.parts.flatMap((part) => {
    const qty = qtyOf(list, part.code);
    return qty > 0 ? [{ code: part.code, qty, part }] : [];
  });
  const codes = new Set(known.map((entry) => entry.code));
  const others = list.main.filter((entry) => !codes.has(entry.code));
  return [...known, ...others.map(({ code, qty }) => ({ code, qty, part: null }))];
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
  kind: string;
  /** Only what the deck holds. */
  taken: boolean;
}

export function noPartFilter(side = ''): PartFilter {
  return { query: '', side, identity: '', kind: '', taken: false };
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
    if (filter.taken && qtyOf(list, part.code) === 0) return false;
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
