import { expect, test } from 'vitest';
import {
  arranged,
  calledBy,
  cardChoices,
  findCards,
  folded,
  noFilter,
  rulesAbout,
  showcase,
  signsOf,
} from '../src/state/cards';
import type { CardFace, Lang } from '../src/wire';
import { words } from './helpers';

function face(
  slug: string,
  more: Partial<CardFace> & { ru?: string; ja?: string; uk?: string } = {},
): CardFace {
  const { ru = slug, uk = slug, ja = slug, ...rest } = more;
  const name = slug.replace('-', ' ');
  const names: Partial<Record<Lang, string>> = { en: name, ru, uk, ja };
  const base = {
    card: slug.length,
    slug,
    name,
    names,
    kind: 'ship',
    art: '',
    outpost: false,
    faction: 'blob',
  };
  return { ...base, guard: 'shield', line: words('Blob, ship, cost 1'), text: [], ...rest };
}

const ALLY = {
  sign: 'ally',
  head: words('Blob ally'),
  text: words('Draw a card'),
  glance: [{ sign: 'card', n: 1 }],
};
const HIVE = face('hive', { ru: 'Улей', uk: 'Вулик', ja: 'ハイヴ', kind: 'base', cost: 5, text: [ALLY] });
const RAM = face('ram', { ru: 'Таран', uk: 'Таран', ja: 'ラム', cost: 3 });
const YACHT = face('yacht', { uk: 'Об’їзна яхта', cost: 3, faction: 'guild', line: words('Guild, ship') });
const ALL = [HIVE, RAM, YACHT];

const found = (query: string, more = {}): string[] =>
  findCards(ALL, { ...noFilter(), query, ...more }).map((one) => one.slug);

test('text is compared without case, accents, apostrophes and kinds of kana', () => {
  expect(folded('Élan')).toBe('elan');
  expect(folded("Об'їзна")).toBe(folded('обʼїзна'));
  expect(folded('ハイヴ')).toBe(folded('はいゔ'));
  expect(folded('ガ')).not.toBe(folded('カ'));
});

test('cards are found by their names in any language and by the text that is shown', () => {
  expect(found('улей')).toEqual(['hive']);
  expect(found('вулик')).toEqual(['hive']);
  expect(found('らむ')).toEqual(['ram']);
  expect(found('обїзна')).toEqual(['yacht']);
  expect(found('draw CARD')).toEqual(['hive']);
  expect(found('draw ram')).toEqual([]);
  expect(found('')).toEqual(['hive', 'ram', 'yacht']);
});

test('matches in the name come before matches in the text', () => {
  const text = [{ ...ALLY, text: words('Ram them') }];
  const cards = [face('horn', { text }), RAM];
  expect(findCards(cards, { ...noFilter(), query: 'ram' }).map((one) => one.slug)).toEqual(['ram', 'horn']);
});

test('filters are combined', () => {
  expect(found('', { cost: '3' })).toEqual(['ram', 'yacht']);
  expect(found('', { cost: '3', faction: 'blob' })).toEqual(['ram']);
  expect(found('', { kind: 'base' })).toEqual(['hive']);
  expect(found('', { sign: 'part-ally' })).toEqual(['hive']);
  expect(found('', { sign: 'card', kind: 'ship' })).toEqual([]);
});

test('cards can be filtered by printed values, with or without the edge', () => {
  const stamps = [
    { spot: 'title' as const, sign: 'unique', n: 0 },
    { spot: 'strip' as const, sign: 'blast', n: 1 },
    { spot: 'strip' as const, sign: 'blast-edge', n: 2 },
    { spot: 'side' as const, sign: 'priority', n: 3 },
  ];
  expect(signsOf(face('walker', { stamps }))).toEqual(['unique', 'blast']);
});

test('only values that occur on the cards can be chosen', () => {
  expect(signsOf(HIVE)).toEqual(['card', 'part-ally']);
  expect(cardChoices(ALL)).toEqual({
    factions: ['blob', 'guild'],
    kinds: ['base', 'ship'],
    costs: [3, 5],
    signs: ['card', 'part-ally'],
  });
  expect(arranged([YACHT, HIVE, RAM]).map((one) => one.slug)).toEqual(['yacht', 'ram', 'hive']);
});

test('the type line of a card begins with faction and kind, in every language', () => {
  expect(calledBy(YACHT)).toEqual({ faction: 'Guild', kind: 'Ship' });
  expect(calledBy(face('x', { line: words('無所属、艦船、コスト2') }))).toEqual({
    faction: '無所属',
    kind: '艦船',
  });
});

test('the most expensive card of each faction is shown, the most expensive one in the middle', () => {
  const dear = face('dear', { faction: 'empire', cost: 8 });
  expect(showcase([...ALL, dear], 3).map((one) => one.slug)).toEqual(['hive', 'dear', 'yacht']);
  expect(showcase([...ALL, dear], 2)).toHaveLength(2);
});

test('rules about a card are found by its English name and shown in the reader’s language', () => {
  const english = [
    {
      title: '',
      rules: [
        { id: 'A-B-01', text: 'Programs never ram.' },
        { id: 'A-B-02', text: 'A Ram is a ship.' },
        { id: null, text: 'Ram' },
      ],
    },
  ];
  const book = [{ title: '', rules: [{ id: 'A-B-02', text: 'Тараном называют корабль.' }] }];
  expect(rulesAbout(english, 'Ram', book).map((rule) => rule.text)).toEqual(['Тараном называют корабль.']);
  expect(rulesAbout(english, 'Never (mind)', book)).toEqual([]);
});
