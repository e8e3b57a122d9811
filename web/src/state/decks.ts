import type { CardFace, DeckEntry, DeckList, DeckPart, DeckProblem } from '../wire';
import type { DeckTable, DeckVerdict, DeckCatalog } from '../wire';
import { plain } from './choose';
import { folded } from './cards';

export function emptyDeck(game: string): DeckList {
  return { game, name: '', notes: '', identity: '', main: [] };
}

/** The maximum number of dice per copy, for parts whose dice are counted; otherwise 0. */
function diceOf(catalog: DeckCatalog, code: string): number {
  return catalog.parts.find((part) => part.code === code)?.dice ?? 0;
}

/** The number shown beside a part: dice for characters, copies for everything else. */
export function countOf(catalog: DeckCatalog, list: DeckList, code: string): number {
  const entry = list.main.find((one) => one.code === code);
  if (entry === undefined) return 0;
  return diceOf(catalog, code) > 0 ? Math.max(entry.qty, entry.dice ?? 0) : entry.qty;
}

/** The list with this number of a part; zero removes it. Two dice of a character are one elite copy. */
export function withCount(catalog: DeckCatalog, list: DeckList, code: string, n: number): DeckList {
  if (n === countOf(catalog, list, code)) return list;
  if (n <= 0) return { ...list, main: list.main.filter((entry) => entry.code !== code) };
  const elite = n > 1 && diceOf(catalog, code) > 1;
  const taken = elite ? { code, qty: Math.ceil(n / 2), dice: n } : { code, qty: n };
  const under = Math.min(underOf(list, code), taken.qty);
  const next = under > 0 ? { ...taken, under } : taken;
  const known = list.main.some((entry) => entry.code === code);
  const main = known ? list.main.map((entry) => (entry.code === code ? next : entry)) : [...list.main, next];
  return { ...list, main };
}

/** How many copies of a part are under the plot. */
export function underOf(list: DeckList, code: string): number {
  return list.main.find((one) => one.code === code)?.under ?? 0;
}

/** Whether the part may be put under a plot of the deck. A card already under one can always be removed. */
export function mayLieUnder(list: DeckList, part: DeckPart): boolean {
  const plots = part.under ?? [];
  return underOf(list, part.code) > 0 || list.main.some(({ code, qty }) => qty > 0 && plots.includes(code));
}

/** The list with one copy of a part under the plot, or without it. */
export function withUnder(list: DeckList, code: string, under: boolean): DeckList {
  const main = list.main.map((entry) => {
    if (entry.code !== code) return entry;
    const { under: _, ...rest } = entry;
    return under ? { ...rest, under: 1 } : rest;
  });
  return { ...list, main };
}

/** The limit of a part, in the number that is shown. */
export function mostOf(part: DeckPart): number {
  return part.most * Math.max(1, part.dice);
}

/** Whether two decks are the same apart from the order of their parts. */
export function sameDeck(a: DeckList, b: DeckList): boolean {
  return fingerprint(a) === fingerprint(b);
}

function fingerprint(list: DeckList): string {
  const line = ({ code, qty, dice, under }: DeckEntry): string => `${qty} ${dice ?? 0} ${under ?? 0} ${code}`;
  const main = list.main.map(line).sort();
  return JSON.stringify([list.game, list.name, list.notes, list.identity, main]);
}

/** The side of the identity; without one, the side of the parts if they share one. */
export function sideOf(catalog: DeckCatalog, list: DeckList): string | null {
  // Without identities, cards of several sides may be mixed; the server checks that.
  if (catalog.identities.length === 0) return null;
  const identity = catalog.identities.find((one) => one.slug === list.identity);
  if (identity !== undefined) return identity.side;
  const sides = new Set(entries(catalog, list).flatMap(({ part }) => part?.side ?? []));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
}

export function sideTitle(catalog: DeckCatalog, side: string | null | undefined): string {
  return catalog.sides.find((one) => one.slug === side)?.title ?? side ?? '';
}

export function identityTitle(catalog: DeckCatalog, slug: string): string {
  return catalog.identities.find((one) => one.slug === slug)?.title ?? slug;
}

/** The short title of a format, without its requirements. */
export function formatTitle(catalog: DeckCatalog, slug: string): string {
  const title = catalog.formats.find((one) => one.slug === slug)?.title ?? slug;
  return title.split(/[:：(（]/)[0]?.trim() ?? title;
}

/** Why one more copy of a part cannot be added. */
export type WhyNot = { why: 'side' } | { why: 'own'; identity: string } | { why: 'most'; most: number };

export function whyNot(catalog: DeckCatalog, list: DeckList, part: DeckPart): WhyNot | null {
  const side = sideOf(catalog, list);
  if (side !== null && part.side !== side) return { why: 'side' };
  if (part.own && list.identity !== '' && part.identity !== list.identity)
    return { why: 'own', identity: part.identity };
  if (countOf(catalog, list, part.code) >= mostOf(part)) return { why: 'most', most: mostOf(part) };
  return null;
}

/** A part of the deck, in the order of the catalog; unknown parts come last. */
export interface Taken {
  code: string;
  qty: number;
  /** The number shown beside it. */
  n: number;
  part: DeckPart | null;
}

export function entries(catalog: DeckCatalog, list: DeckList): Taken[] {
  const known = catalog.parts.flatMap((part) => {
    const entry = list.main.find((one) => one.code === part.code);
    if (entry === undefined || entry.qty === 0) return [];
    return [{ code: part.code, qty: entry.qty, n: countOf(catalog, list, part.code), part }];
  });
  const codes = new Set(known.map((entry) => entry.code));
  const others = list.main.filter((entry) => !codes.has(entry.code));
  return [...known, ...others.map(({ code, qty }) => ({ code, qty, n: qty, part: null }))];
}

/** The deck by groups, without empty ones; a single group if the game has none. */
export function grouped(
  catalog: DeckCatalog,
  list: DeckList,
): { slug: string; title: string; taken: Taken[] }[] {
  const all = entries(catalog, list);
  if (catalog.groups.length === 0) return [{ slug: '', title: '', taken: all }];
  const unknown = all.filter((taken) => taken.part === null);
  const known = catalog.groups.map(({ slug, title }) => ({
    slug,
    title,
    taken: all.filter((taken) => taken.part?.group === slug),
  }));
  return [...known, { slug: '', title: '', taken: unknown }].filter(({ taken }) => taken.length > 0);
}

/** The characters of a deck: parts whose dice are counted. */
export function teamOf(catalog: DeckCatalog, list: DeckList): Taken[] {
  return entries(catalog, list).filter((taken) => (taken.part?.dice ?? 0) > 0);
}

/** The number of parts and of cards in a deck. */
export function sizeOf(catalog: DeckCatalog, list: DeckList): { parts: number; cards: number } {
  const all = entries(catalog, list);
  return {
    parts: all.reduce((sum, { qty }) => sum + qty, 0),
    cards: all.reduce((sum, { qty, part }) => sum + qty * (part?.cards.length ?? 0), 0),
  };
}

/** A filter for parts; an empty field matches everything. */
export interface PartFilter {
  query: string;
  side: string;
  identity: string;
  /** Slug of a faction of cards, which is a color in games without identities. */
  faction: string;
  kind: string;
  /** Only parts in the deck. */
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

export function findParts(
  catalog: DeckCatalog,
  list: DeckList,
  filter: PartFilter,
  faceOf: FaceOf,
): DeckPart[] {
  const words = folded(filter.query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return catalog.parts.filter((part) => {
    if (filter.side !== '' && part.side !== filter.side) return false;
    if (filter.identity !== '' && part.identity !== filter.identity) return false;
    if (filter.taken && countOf(catalog, list, part.code) === 0) return false;
    if (filter.faction !== '' && faceOf(part.cards[0] ?? -1)?.faction !== filter.faction) return false;
    if (filter.kind !== '' && !part.cards.some((card) => faceOf(card)?.kind === filter.kind)) return false;
    if (words.length === 0) return true;
    const text = hay(part, faceOf);
    return words.every((word) => text.includes(word));
  });
}

/** The cards of a part, with equal ones counted together. */
export function cardsOf(part: DeckPart): { card: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of part.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The problems of each part, by code. */
export function complaints(verdicts: DeckVerdict[]): Map<string, DeckProblem[]> {
  const found = new Map<string, DeckProblem[]>();
  for (const problem of verdicts.flatMap((verdict) => verdict.problems))
    for (const code of problem.codes) {
      const known = found.get(code) ?? [];
      if (!known.some((other) => other.text === problem.text)) found.set(code, [...known, problem]);
    }
  return found;
}

/** The length of each bar, as a fraction of the longest. */
export function shares(table: DeckTable): number[] {
  const most = Math.max(1, ...table.bars.map((bar) => bar.n));
  return table.bars.map((bar) => bar.n / most);
}

/** A list with its earlier states for undo. */
export interface History {
  list: DeckList;
  past: DeckList[];
}

const KEPT = 100;

/**
 * The next state. A change that joins the previous step, like a letter of a name, is undone together with it.
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
