import { expect, test } from 'vitest';
import { answered, answerOf, firstReading, grouped, openLines, withReading } from '../src/state/deck-read';
import { namesOf } from '../src/state/called';
import { offerOf, offers, sideLeft, withDeck } from '../src/state/deck-choice';
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
import type { CardFace, DeckLine, DeckPart, DeckReading, KeptDeck, DeckCatalog } from '../src/wire';
import { words } from './helpers';

function part(
  code: string,
  title: string,
  identity: string,
  side: string,
  more: Partial<DeckPart> = {},
): DeckPart {
  const first = Number(code) * 10;
  const cards = [first, first + 1, first + 2, first + 2, first + 3, first + 4];
  return { code, title, identity, side, most: 2, own: false, cards, group: '', dice: 0, ...more };
}

const identity = (slug: string, side: string, card: number): DeckCatalog['identities'][number] => {
  return { slug, title: slug.toUpperCase(), side, side_title: `${side} side`, card };
};

const catalog: DeckCatalog = {
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
const of = (code: string): DeckPart => catalog.parts.find((one) => one.code === code)!;

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
    names: names,
  };
}

test('copies are counted, added and removed', () => {
  const none = emptyDeck('sw');
  const one = withCount(catalog, none, '1', 1);
  const two = withCount(catalog, one, '1', 2);
  expect([none, one, two].map((list) => countOf(catalog, list, '1'))).toEqual([0, 1, 2]);
  expect(two.main).toEqual([{ code: '1', qty: 2 }]);
  expect(withCount(catalog, two, '1', 0).main).toEqual([]);
  expect(withCount(catalog, two, '1', 2)).toBe(two);
});

test('a copy can be under the plot that allows it, and copies in the deck are removed first', () => {
  const move = part('8', 'A Move', '', 'light', { under: ['18'] });
  const alone = withCount(catalog, emptyDeck('sw'), '8', 2);
  const both = withCount(catalog, alone, '18', 1);
  expect([alone, both].map((list) => mayLieUnder(list, move))).toEqual([false, true]);
  expect(mayLieUnder(both, of('1'))).toBe(false);
  const under = withUnder(both, '8', true);
  expect(under.main[0]).toEqual({ code: '8', qty: 2, under: 1 });
  expect(sameDeck(under, both)).toBe(false);
  expect(mayLieUnder(withCount(catalog, under, '18', 0), move)).toBe(true);
  expect(withCount(catalog, under, '8', 1).main[0]).toEqual({ code: '8', qty: 1, under: 1 });
  expect(underOf(withUnder(under, '8', false), '8')).toBe(0);
  expect(sameDeck(withUnder(under, '8', false), both)).toBe(true);
});

test('the order of parts makes no difference', () => {
  const a = withCount(catalog, withCount(catalog, emptyDeck('sw'), '1', 1), '8', 2);
  const b = withCount(catalog, withCount(catalog, emptyDeck('sw'), '8', 2), '1', 1);
  expect(sameDeck(a, b)).toBe(true);
  expect(sameDeck(a, { ...b, name: 'x' })).toBe(false);
  expect(sameDeck(a, withCount(catalog, b, '1', 2))).toBe(false);
});

test('there is a reason why no more copies can be added', () => {
  const jedi = { ...emptyDeck('sw'), identity: 'jedi' };
  expect(whyNot(catalog, jedi, of('4'))).toBeNull();
  expect(whyNot(catalog, { ...jedi, identity: 'rebels' }, of('4'))).toEqual({ why: 'own', identity: 'jedi' });
  expect(whyNot(catalog, jedi, of('19'))).toEqual({ why: 'side' });
  expect(whyNot(catalog, withCount(catalog, jedi, '18', 1), of('18'))).toEqual({ why: 'most', most: 1 });
  expect(whyNot(catalog, withCount(catalog, jedi, '1', 1), of('1'))).toBeNull();
  expect(whyNot(catalog, withCount(catalog, jedi, '1', 2), of('1'))).toEqual({ why: 'most', most: 2 });
  // With an empty deck everything can be added; the first part decides the side.
  expect(whyNot(catalog, emptyDeck('sw'), of('19'))).toBeNull();
  expect(whyNot(catalog, withCount(catalog, emptyDeck('sw'), '1', 1), of('19'))).toEqual({ why: 'side' });
});

test('a deck has the side of its affiliation, otherwise of its parts', () => {
  expect(sideOf(catalog, { ...emptyDeck('sw'), identity: 'sith' })).toBe('dark');
  expect(sideOf(catalog, emptyDeck('sw'))).toBeNull();
  const mixed = withCount(catalog, withCount(catalog, emptyDeck('sw'), '1', 1), '19', 1);
  expect(sideOf(catalog, mixed)).toBeNull();
});

test('the parts of a deck are in catalog order, unknown ones last', () => {
  const list = { ...emptyDeck('sw'), main: ['99', '18', '1'].map((code) => ({ code, qty: 1 })) };
  expect(entries(catalog, list).map((entry) => [entry.code, entry.part?.title ?? null])).toEqual([
    ['1', 'A Journey'],
    ['18', 'Trust'],
    ['99', null],
  ]);
  expect(sizeOf(catalog, list)).toEqual({ parts: 3, cards: 12 });
});

test('parts are found by side, affiliation, kind and words in any language', () => {
  const faces = new Map([
    [10, face(10, 'Luke', 'unit', { ja: 'ルーク' })],
    [80, face(80, 'X-wing', 'unit')],
    [190, face(190, 'Vader', 'fate')],
  ]);
  const faceOf = (card: number): CardFace | null => faces.get(card) ?? null;
  const list = withCount(catalog, emptyDeck('sw'), '8', 1);
  const find = (more: Partial<ReturnType<typeof noPartFilter>>): string[] =>
    findParts(catalog, list, { ...noPartFilter(), ...more }, faceOf).map((one) => one.code);
  expect(find({})).toEqual(['1', '4', '8', '18', '19']);
  expect(find({ side: 'dark' })).toEqual(['19']);
  expect(find({ identity: 'jedi' })).toEqual(['1', '4']);
  expect(find({ kind: 'fate' })).toEqual(['19']);
  expect(find({ taken: true })).toEqual(['8']);
  expect(find({ query: 'luke SOMETHING' })).toEqual(['1']);
  expect(find({ query: 'るーく' })).toEqual(['1']);
  expect(find({ query: 'luke vader' })).toEqual([]);
});

test('factions and kinds are named as in the type lines, with or without commas', () => {
  const lined = (faction: string, kind: string, ...line: CardFace['line']): CardFace => {
    return { ...face(0, 'x', kind), faction, line };
  };
  const jedi = { t: 'Jedi', icon: 'jedi' };
  const english = namesOf([
    lined('jedi', 'unit', jedi, { t: ' unit, cost 4' }),
    lined('neutral', 'fate', { t: 'Neutral fate, priority 5' }),
    lined('neutral', 'unit', { t: 'Neutral unit, cost 1' }),
  ]);
  expect(english.faction).toEqual(
    new Map([
      ['jedi', 'Jedi'],
      ['neutral', 'Neutral'],
    ]),
  );
  expect(english.kind).toEqual(
    new Map([
      ['unit', 'Unit'],
      ['fate', 'Fate'],
    ]),
  );
  const russian = namesOf([
    lined('neutral', 'fate', { t: 'Нейтральная карта, рок, первенство 5' }),
    lined('jedi', 'unit', { t: 'Джедаи', icon: 'jedi' }, { t: ', отряд, цена 4' }),
    lined('neutral', 'unit', { t: 'Нейтральная карта, отряд, цена 1' }),
  ]);
  expect(russian.faction.get('neutral')).toBe('Нейтральная карта');
  expect([...russian.kind.values()]).toEqual(['Отряд', 'Рок']);
  expect(namesOf([lined('guild', 'ship', { t: 'Guild, ship, cost 2' })]).kind.get('ship')).toBe('Ship');
});

test('equal cards of a part are shown once with a count', () => {
  expect(cardsOf(of('1')).map(({ count }) => count)).toEqual([1, 1, 2, 1, 1]);
});

test('problems are shown at their parts, each once', () => {
  const problem = { text: 'only for Jedi', rule: 'LCG-DECK-04', codes: ['4'] };
  const few = { text: 'too few', rule: 'LCG-DECK-01', codes: [] };
  const found = complaints([
    { format: 'a', problems: [problem, few] },
    { format: 'b', problems: [problem] },
  ]);
  expect([...found]).toEqual([['4', [problem]]]);
});

test('a format has a short title without its requirements', () => {
  expect(formatTitle(catalog, 'tournament')).toBe('Tournament');
  expect(formatTitle(catalog, 'other')).toBe('other');
});

test('bars are relative to the longest', () => {
  const table = (...n: number[]): number[] =>
    shares({ slug: 'cost', title: '', bars: n.map((count) => ({ label: '', n: count })) });
  expect(table(2, 4, 0)).toEqual([0.5, 1, 0]);
  expect(table(0, 0)).toEqual([0, 0]);
});

test('each change can be undone, the letters of a name together', () => {
  const start = { list: emptyDeck('sw'), past: [] };
  const taken = changed(start, withCount(catalog, start.list, '1', 1));
  const typed = changed(changed(taken, { ...taken.list, name: 'a' }), { ...taken.list, name: 'ab' }, true);
  expect(typed.past.length).toBe(2);
  expect(undone(typed).list).toEqual(taken.list);
  expect(undone(undone(typed)).list).toEqual(start.list);
  expect(undone(start)).toBe(start);
  expect(changed(taken, { ...taken.list }).past).toEqual(taken.past);
});

const line = (n: number, how: DeckLine['how'], choices: string[] = []): DeckLine => {
  return {
    line: n,
    text: `line ${n}`,
    how,
    note: '',
    choices: choices.map((code) => ({ code, title: code })),
  };
};
const reading = (...lines: DeckLine[]): DeckReading => ({ form: 'text', list: emptyDeck('sw'), lines });

test('an import keeps every line, and lines that need attention come first', () => {
  const lines = [
    line(1, 'aside'),
    line(2, 'taken'),
    line(3, 'unknown'),
    line(4, 'unclear', ['1', '2']),
    line(5, 'odd'),
  ];
  const groups = grouped(firstReading(reading(...lines)));
  expect(groups.map(({ how, lines: all }) => [how, all.map((one) => one.line)])).toEqual([
    ['unclear', [4]],
    ['unknown', [3]],
    ['odd', [5]],
    ['taken', [2]],
    ['aside', [1]],
  ]);
});

test('an answered line stays in its place and can be answered again', () => {
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

test('the user’s legal decks and the built-in decks are offered by side', () => {
  const own = [kept('a', 'light', ['tournament']), kept('b', 'light', []), kept('c', undefined, [])];
  const groups = offers(catalog, own);
  expect(groups.map(({ kind, side, offers: list }) => [kind, side, list.map((one) => one.title)])).toEqual([
    ['own', 'light', ['a']],
    ['starter', 'light', ['Jedi']],
    ['starter', 'dark', ['Sith']],
  ]);
  expect(offerOf(groups, 'starter sith')?.request).toEqual({ starter: 'sith' });
  expect(offerOf(groups, 'own a')?.request).toEqual({ list: own[0]?.list });
  expect(offerOf(groups, 'own b')).toBeNull();
});

test('choosing a side leaves the other one', () => {
  expect(sideLeft(catalog, [null, null], 0)).toBeNull();
  expect(sideLeft(catalog, [null, 'light'], 0)).toBe('dark');
  expect(sideLeft(catalog, ['light', null], 0)).toBeNull();
});

/** A catalog of single cards: a team with dice, a battlefield, cards. */
const single = (code: string, group: string, more: Partial<DeckPart> = {}): DeckPart => {
  return { ...part(code, `card ${code}`, '', 'hero', { group, cards: [Number(code)] }), ...more };
};
const cards: DeckCatalog = {
  ...catalog,
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

test('two dice are one copy of a character that can be elite', () => {
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

test('a deck of single cards is grouped, the team first, and cards of any side can be added', () => {
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
  expect(byGroup(catalog, withCount(catalog, emptyDeck('sw'), '1', 1)).map(({ title }) => title)).toEqual([
    '',
  ]);
});

test('a mode offers decks of its format, and two decks of one side may play each other', () => {
  const own = [kept('c', 'hero', ['standard']), kept('d', 'villain', ['starter'])];
  const titles = (mode: string): string[] =>
    offers(cards, own, mode).flatMap((group) => group.offers.map((offer) => offer.title));
  expect(titles('starter')).toEqual(['A', 'd']);
  expect(titles('standard')).toEqual(['c', 'B']);
  expect(titles('').length).toBe(4);
  const [one] = offers(cards, own, 'standard').flatMap((group) => group.offers);
  expect(withDeck([one!, null], 1, one!, cards.any_side)).toEqual([one, one]);
  expect(withDeck([one!, null], 1, one!, catalog.any_side)).toEqual([null, one]);
  expect(sideLeft(cards, ['hero', null], 1)).toBeNull();
});
