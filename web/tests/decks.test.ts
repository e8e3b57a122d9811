import { expect, test } from 'vitest';
import {
  answered,
  answerOf,
  firstReading,
  grouped,
  openLines,
  withReading,
} from '../src/state/deck-read';
import { namesOf } from '../src/state/called';
import { offerOf, offers, sideLeft, withDeck } from '../src/state/deck-wish';
import {
  cardsOf,
  changed,
  complaints,
  countOf,
  emptyDeck,
  entries,
  findParts,
  formatTitle,
  mayLieUnder,
  grouped as byGroup,
  noPartFilter,
  sameDeck,
  shares,
  sideOf,
  sizeOf,
  teamOf,
  undone,
  whyNot,
  underOf,
  withCount,
  withUnder,
} from '../src/state/decks';
import type { CardFace, DeckLine, DeckPart, DeckReading, KeptDeck, Workshop } from '../src/wire';
import { words } from './helpers';

function part(code: string, title: string, identity: string, side: string, more: Partial<DeckPart> = {}): DeckPart {
  const first = Number(code) * 10;
  const cards = [first, first + 1, first + 2, first + 2, first + 3, first + 4];
  return { code, title, identity, side, most: 2, own: false, cards, group: '', dice: 0, ...more };
}

const identity = (slug: string, side: string, card: number): Workshop['identities'][number] => {
  return { slug, title: slug.toUpperCase(), side, side_title: `${side} side`, card };
};

const shop: Workshop = {
  sides: [
    { slug: 'light', title: 'light side' },
    { slug: 'dark', title: 'dark side' },
  ],
  any_side: false,
  groups: [],
  colors: [],
  forms: ['text'],
  identities: [identity('jedi', 'light', 1), identity('rebels', 'light', 2), identity('sith', 'dark', 3)],
  parts: [
    part('1', 'A Journey', 'jedi', 'light'),
    part('4', 'In You Must Go', 'jedi', 'light', { own: true }),
    part('8', 'A Mission', 'rebels', 'light'),
    part('18', 'Trust', 'neutral', 'light', { most: 1 }),
    part('19', 'A Throne', 'sith', 'dark'),
  ],
  formats: [{ slug: 'tournament', title: 'Tournament: 10 sets' }],
  starters: [
    { slug: 'jedi', side: 'light', formats: ['tournament'], list: { ...emptyDeck('sw'), name: 'Jedi' } },
    { slug: 'sith', side: 'dark', formats: ['tournament'], list: { ...emptyDeck('sw'), name: 'Sith' } },
  ],
};
const of = (code: string): DeckPart => shop.parts.find((one) => one.code === code)!;

function face(card: number, name: string, kind: string, names: Record<string, string> = {}): CardFace {
  return {
    card,
    slug: name.toLowerCase(),
    name,
    line: words(kind),
    text: [{ sign: 'always', head: words('Action'), text: words(`${name} does something`), glance: [] }],
    kind,
    art: '',
    outpost: false,
    guard: '',
    faction: 'jedi',
    names: names as CardFace['names'] & object,
  };
}

test('copies are counted, put in and taken out', () => {
  const none = emptyDeck('sw');
  const one = withCount(shop, none, '1', 1);
  const two = withCount(shop, one, '1', 2);
  expect([none, one, two].map((list) => countOf(shop, list, '1'))).toEqual([0, 1, 2]);
  expect(two.main).toEqual([{ code: '1', qty: 2 }]);
  expect(withCount(shop, two, '1', 0).main).toEqual([]);
  expect(withCount(shop, two, '1', 2)).toBe(two);
});

test('a copy lies under the plot that allows it, and copies of the deck go first', () => {
  const move = part('8', 'A Move', '', 'light', { under: ['18'] });
  const alone = withCount(shop, emptyDeck('sw'), '8', 2);
  const both = withCount(shop, alone, '18', 1);
  expect([alone, both].map((list) => mayLieUnder(list, move))).toEqual([false, true]);
  expect(mayLieUnder(both, of('1'))).toBe(false);
  const under = withUnder(both, '8', true);
  expect(under.main[0]).toEqual({ code: '8', qty: 2, under: 1 });
  expect(sameDeck(under, both)).toBe(false);
  expect(mayLieUnder(withCount(shop, under, '18', 0), move)).toBe(true);
  expect(withCount(shop, under, '8', 1).main[0]).toEqual({ code: '8', qty: 1, under: 1 });
  expect(underOf(withUnder(under, '8', false), '8')).toBe(0);
  expect(sameDeck(withUnder(under, '8', false), both)).toBe(true);
});

test('the order of parts makes no other deck', () => {
  const a = withCount(shop, withCount(shop, emptyDeck('sw'), '1', 1), '8', 2);
  const b = withCount(shop, withCount(shop, emptyDeck('sw'), '8', 2), '1', 1);
  expect(sameDeck(a, b)).toBe(true);
  expect(sameDeck(a, { ...b, name: 'x' })).toBe(false);
  expect(sameDeck(a, withCount(shop, b, '1', 2))).toBe(false);
});

test('it is said why no more can be taken', () => {
  const jedi = { ...emptyDeck('sw'), identity: 'jedi' };
  expect(whyNot(shop, jedi, of('4'))).toBeNull();
  expect(whyNot(shop, { ...jedi, identity: 'rebels' }, of('4'))).toEqual({ why: 'own', identity: 'jedi' });
  expect(whyNot(shop, jedi, of('19'))).toEqual({ why: 'side' });
  expect(whyNot(shop, withCount(shop, jedi, '18', 1), of('18'))).toEqual({ why: 'most', most: 1 });
  expect(whyNot(shop, withCount(shop, jedi, '1', 1), of('1'))).toBeNull();
  expect(whyNot(shop, withCount(shop, jedi, '1', 2), of('1'))).toEqual({ why: 'most', most: 2 });
  // Nothing chosen yet: everything is open until the first part gives the deck a side.
  expect(whyNot(shop, emptyDeck('sw'), of('19'))).toBeNull();
  expect(whyNot(shop, withCount(shop, emptyDeck('sw'), '1', 1), of('19'))).toEqual({ why: 'side' });
});

test('a deck has the side of its affiliation, else of its parts', () => {
  expect(sideOf(shop, { ...emptyDeck('sw'), identity: 'sith' })).toBe('dark');
  expect(sideOf(shop, emptyDeck('sw'))).toBeNull();
  const mixed = withCount(shop, withCount(shop, emptyDeck('sw'), '1', 1), '19', 1);
  expect(sideOf(shop, mixed)).toBeNull();
});

test('what a deck holds stands in the order of the workshop, unknown things last', () => {
  const list = { ...emptyDeck('sw'), main: ['99', '18', '1'].map((code) => ({ code, qty: 1 })) };
  expect(entries(shop, list).map((entry) => [entry.code, entry.part?.title ?? null])).toEqual([
    ['1', 'A Journey'],
    ['18', 'Trust'],
    ['99', null],
  ]);
  expect(sizeOf(shop, list)).toEqual({ parts: 3, cards: 12 });
});

test('parts are found by side, affiliation, kind, words in any language', () => {
  const faces = new Map([
    [10, face(10, 'Luke', 'unit', { ja: 'ルーク' })],
    [80, face(80, 'X-wing', 'unit')],
    [190, face(190, 'Vader', 'fate')],
  ]);
  const faceOf = (card: number): CardFace | null => faces.get(card) ?? null;
  const list = withCount(shop, emptyDeck('sw'), '8', 1);
  const find = (more: Partial<ReturnType<typeof noPartFilter>>): string[] =>
    findParts(shop, list, { ...noPartFilter(), ...more }, faceOf).map((one) => one.code);
  expect(find({})).toEqual(['1', '4', '8', '18', '19']);
  expect(find({ side: 'dark' })).toEqual(['19']);
  expect(find({ identity: 'jedi' })).toEqual(['1', '4']);
  expect(find({ kind: 'fate' })).toEqual(['19']);
  expect(find({ taken: true })).toEqual(['8']);
  expect(find({ query: 'luke SOMETHING' })).toEqual(['1']);
  expect(find({ query: 'るーく' })).toEqual(['1']);
  expect(find({ query: 'luke vader' })).toEqual([]);
});

test('factions and kinds are called as the lines of the cards say, with commas or without', () => {
  const lined = (faction: string, kind: string, ...line: CardFace['line']): CardFace => {
    return { ...face(0, 'x', kind), faction, line };
  };
  const jedi = { t: 'Jedi', icon: 'jedi' };
  const english = namesOf([
    lined('jedi', 'unit', jedi, { t: ' unit, cost 4' }),
    lined('neutral', 'fate', { t: 'Neutral fate, priority 5' }),
    lined('neutral', 'unit', { t: 'Neutral unit, cost 1' }),
  ]);
  expect(english.faction).toEqual(new Map([['jedi', 'Jedi'], ['neutral', 'Neutral']]));
  expect(english.kind).toEqual(new Map([['unit', 'Unit'], ['fate', 'Fate']]));
  const russian = namesOf([
    lined('neutral', 'fate', { t: 'Нейтральная карта, рок, первенство 5' }),
    lined('jedi', 'unit', { t: 'Джедаи', icon: 'jedi' }, { t: ', отряд, цена 4' }),
    lined('neutral', 'unit', { t: 'Нейтральная карта, отряд, цена 1' }),
  ]);
  expect(russian.faction.get('neutral')).toBe('Нейтральная карта');
  expect([...russian.kind.values()]).toEqual(['Отряд', 'Рок']);
  expect(namesOf([lined('guild', 'ship', { t: 'Guild, ship, cost 2' })]).kind.get('ship')).toBe('Ship');
});

test('equal cards of a part are shown once, with their number', () => {
  expect(cardsOf(of('1')).map(({ count }) => count)).toEqual([1, 1, 2, 1, 1]);
});

test('problems stand at the parts they are about, each once', () => {
  const problem = { text: 'only for Jedi', rule: 'LCG-DECK-04', codes: ['4'] };
  const few = { text: 'too few', rule: 'LCG-DECK-01', codes: [] };
  const found = complaints([
    { format: 'a', problems: [problem, few] },
    { format: 'b', problems: [problem] },
  ]);
  expect([...found]).toEqual([['4', [problem]]]);
});

test('a format is called by its name alone where there is little room', () => {
  expect(formatTitle(shop, 'tournament')).toBe('Tournament');
  expect(formatTitle(shop, 'other')).toBe('other');
});

test('bars are shares of the longest', () => {
  const table = (...n: number[]): number[] =>
    shares({ slug: 'cost', title: '', bars: n.map((count) => ({ label: '', n: count })) });
  expect(table(2, 4, 0)).toEqual([0.5, 1, 0]);
  expect(table(0, 0)).toEqual([0, 0]);
});

test('each change is taken back, letters of a name together', () => {
  const start = { list: emptyDeck('sw'), past: [] };
  const taken = changed(start, withCount(shop, start.list, '1', 1));
  const typed = changed(changed(taken, { ...taken.list, name: 'a' }), { ...taken.list, name: 'ab' }, true);
  expect(typed.past.length).toBe(2);
  expect(undone(typed).list).toEqual(taken.list);
  expect(undone(undone(typed)).list).toEqual(start.list);
  expect(undone(start)).toBe(start);
  expect(changed(taken, { ...taken.list }).past).toEqual(taken.past);
});

const line = (n: number, how: DeckLine['how'], choices: string[] = []): DeckLine => {
  return { line: n, text: `line ${n}`, how, note: '', choices: choices.map((code) => ({ code, title: code })) };
};
const reading = (...lines: DeckLine[]): DeckReading => ({ form: 'text', list: emptyDeck('sw'), lines });

test('no line of what was read is lost, and what wants an eye comes first', () => {
  const lines = [line(1, 'aside'), line(2, 'taken'), line(3, 'unknown'), line(4, 'unclear', ['1', '2']), line(5, 'odd')];
  const groups = grouped(firstReading(reading(...lines)));
  expect(groups.map(({ how, lines: all }) => [how, all.map((one) => one.line)])).toEqual([
    ['unclear', [4]],
    ['unknown', [3]],
    ['odd', [5]],
    ['taken', [2]],
    ['aside', [1]],
  ]);
});

test('an answered line stays at its question and can be answered anew', () => {
  const first = firstReading(reading(line(1, 'unclear', ['1', '2'])));
  expect(openLines(first)).toBe(1);
  const answers = answered(first.answers, 1, '2');
  const second = withReading({ ...first, answers }, reading(line(1, 'taken'), line(1, 'odd')));
  expect(openLines(second)).toBe(0);
  expect(grouped(second)).toMatchObject([
    { how: 'unclear', lines: [{ how: 'taken' }] },
    { how: 'odd', lines: [{ how: 'odd' }] },
  ]);
  expect(second.asked.get(1)?.map(({ code }) => code)).toEqual(['1', '2']);
  expect(answerOf(answered(answers, 1, ''), 1)).toBe('');
  expect(answerOf(answered(answers, 1, null), 1)).toBeNull();
});

const kept = (id: string, side: string | undefined, legal: string[]): KeptDeck => {
  const deck = { id, list: { ...emptyDeck('sw'), name: id }, legal, changed: 0 };
  return side === undefined ? deck : { ...deck, side };
};

test('own legal decks and those of the house are offered by side', () => {
  const own = [kept('a', 'light', ['tournament']), kept('b', 'light', []), kept('c', undefined, [])];
  const groups = offers(shop, own);
  expect(groups.map(({ kind, side, offers: list }) => [kind, side, list.map((one) => one.title)])).toEqual([
    ['own', 'light', ['a']],
    ['starter', 'light', ['Jedi']],
    ['starter', 'dark', ['Sith']],
  ]);
  expect(offerOf(groups, 'starter sith')?.wish).toEqual({ starter: 'sith' });
  expect(offerOf(groups, 'own a')?.wish).toEqual({ list: own[0]?.list });
  expect(offerOf(groups, 'own b')).toBeNull();
});

test('a chosen side leaves the other one', () => {
  expect(sideLeft(shop, [null, null], 0)).toBeNull();
  expect(sideLeft(shop, [null, 'light'], 0)).toBe('dark');
  expect(sideLeft(shop, ['light', null], 0)).toBeNull();
});

/** A workshop of single cards: a team with dice, a battlefield, cards. */
const single = (code: string, group: string, more: Partial<DeckPart> = {}): DeckPart => {
  return { ...part(code, `card ${code}`, '', 'hero', { group, cards: [Number(code)] }), ...more };
};
const cards: Workshop = {
  ...shop,
  identities: [],
  any_side: true,
  groups: ['character', 'battlefield', 'event'].map((slug) => ({ slug, title: slug.toUpperCase() })),
  parts: [
    single('1', 'character', { most: 1, dice: 2 }),
    single('2', 'character', { most: 4, dice: 1 }),
    single('3', 'battlefield'),
    single('4', 'event', { most: 3, side: 'villain' }),
  ],
  formats: [
    { slug: 'starter', title: 'Starter: 20 cards', mode: 'starter' },
    { slug: 'standard', title: 'Standard: 30 cards', mode: 'standard' },
  ],
  sides: [
    { slug: 'hero', title: 'Hero' },
    { slug: 'villain', title: 'Villain' },
  ],
  starters: [
    { slug: 'a', side: 'hero', formats: ['starter'], list: { ...emptyDeck('swd'), name: 'A' } },
    { slug: 'b', side: 'hero', formats: ['standard'], list: { ...emptyDeck('swd'), name: 'B' } },
  ],
};

test('two dice make one copy of a character that may be elite', () => {
  const none = emptyDeck('swd');
  const elite = withCount(cards, withCount(cards, none, '1', 1), '1', 2);
  expect(elite.main).toEqual([{ code: '1', qty: 1, dice: 2 }]);
  expect([countOf(cards, elite, '1'), sizeOf(cards, elite).parts]).toEqual([2, 1]);
  expect(whyNot(cards, elite, cards.parts[0]!)).toEqual({ why: 'most', most: 2 });
  expect(withCount(cards, elite, '1', 1).main).toEqual([{ code: '1', qty: 1 }]);
  expect(sameDeck(elite, withCount(cards, elite, '1', 1))).toBe(false);
  const pair = withCount(cards, none, '2', 2);
  expect(pair.main).toEqual([{ code: '2', qty: 2 }]);
});

test('a deck of single cards stands in groups, the team first, and cards of any side may be tried', () => {
  const codes = ['4', '99', '2', '1'];
  const list = codes.reduce((deck, code) => withCount(cards, deck, code, 1), emptyDeck('swd'));
  expect(byGroup(cards, list).map(({ slug, taken }) => [slug, taken.map(({ code }) => code)])).toEqual([
    ['character', ['1', '2']],
    ['event', ['4']],
    ['', ['99']],
  ]);
  expect(teamOf(cards, list).map(({ code }) => code)).toEqual(['1', '2']);
  expect(sideOf(cards, list)).toBeNull();
  expect(whyNot(cards, list, cards.parts[3]!)).toBeNull();
  expect(byGroup(shop, withCount(shop, emptyDeck('sw'), '1', 1)).map(({ title }) => title)).toEqual(['']);
});

test('a table of a mode is offered decks of its format, and two of one side may meet', () => {
  const own = [kept('c', 'hero', ['standard']), kept('d', 'villain', ['starter'])];
  const titles = (mode: string): string[] =>
    offers(cards, own, mode).flatMap((group) => group.offers.map((offer) => offer.title));
  expect(titles('starter')).toEqual(['A', 'd']);
  expect(titles('standard')).toEqual(['c', 'B']);
  expect(titles('').length).toBe(4);
  const [one] = offers(cards, own, 'standard').flatMap((group) => group.offers);
  expect(withDeck([one!, null], 1, one!, cards.any_side)).toEqual([one, one]);
  expect(withDeck([one!, null], 1, one!, shop.any_side)).toEqual([null, one]);
  expect(sideLeft(cards, ['hero', null], 1)).toBeNull();
});
