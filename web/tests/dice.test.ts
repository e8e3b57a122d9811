import { expect, test } from 'vitest';
import { codeOf, heaps, isPools, sideNamed, sidesOf, sum, turned, valueOf } from '../src/state/dice';
import { throwsOf } from '../src/state/rolls';
import type { Card, CardFace, Mark } from '../src/wire';
import { card, view, words, zone } from './helpers';

const side = (sign: string, n?: number, more: Partial<Mark> = {}): Mark => ({
  text: words(`${more.plus === true ? '+' : ''}${n ?? ''} ${sign}`.trim()),
  sign,
  state: 'fact',
  ...(n === undefined ? {} : { n }),
  ...more,
});
const die = (ref: string, number: number, mark: Mark): Card => ({
  ...card(ref, number, `card ${number}`),
  marks: [mark],
});

test('a dice table has pools and no map', () => {
  const plain = view();
  expect(isPools(plain)).toBe(false);
  const pools = { ...plain, zones: [...plain.zones, zone('dice/0', [], 0)] };
  expect(isPools(pools)).toBe(true);
  expect(isPools({ ...pools, map: { spots: [], links: [], regions: [] } })).toBe(false);
});

test('every side has its letters', () => {
  const codes = [
    side('ranged', 2),
    side('melee', 1, { plus: true }),
    side('special'),
    side('blank'),
    side('shield'),
    side('any', 2, { plus: true }),
  ].map(codeOf);
  expect(codes).toEqual(['2RD', '+1MD', 'Sp', '–', 'XSh', '+2*']);
  expect(valueOf(side('special'))).toBe('');
});

test('a card has a die only if it has six sides that are not printed on the card', () => {
  const face = (marks: Mark[], stamps: CardFace['stamps'] = []): CardFace => ({
    card: 1,
    slug: 'x',
    name: 'x',
    line: [],
    text: [],
    kind: 'unit',
    art: '',
    guard: 'shield',
    outpost: false,
    faction: 'blue',
    marks,
    stamps,
  });
  const sides = ['melee', 'melee', 'shield', 'resource', 'special', 'blank'].map((sign) => side(sign));
  expect(sidesOf(face(sides, [{ spot: 'title', sign: 'unique', n: 0 }]))).toEqual(sides);
  expect(sidesOf(face([side('force', 1)], [{ spot: 'foot', sign: 'force', n: 1 }]))).toEqual([]);
  expect(sidesOf(face(sides, [{ spot: 'side', sign: 'resource', n: 1 }]))).toEqual([]);
  expect(sidesOf(face([]))).toEqual([]);
});

test('dice are grouped by symbol, damage first and blanks last, with their totals', () => {
  const pool = [
    die('d/0', 1, side('blank')),
    die('d/1', 1, side('melee', 1, { plus: true })),
    die('d/2', 2, side('melee', 2)),
    die('d/3', 2, side('resource', 1)),
    die('d/4', 3, side('strange', 4)),
  ];
  expect(heaps(pool).map(({ sign, dice, total }) => [sign, dice.map(({ ref }) => ref), total])).toEqual([
    ['melee', ['d/2', 'd/1'], '3'],
    ['resource', ['d/3'], '1'],
    ['strange', ['d/4'], '4'],
    ['blank', ['d/0'], null],
  ]);
});

test('modifiers have no total of their own, and a die being resolved does not count', () => {
  expect(sum([side('melee', 1, { plus: true }), side('melee', 2, { plus: true })])).toBe('+3');
  expect(sum([side('melee', 2), side('melee', 3, { state: 'used' })])).toBe('2');
  expect(sum([side('special')])).toBe(null);
});

test('a turned die is recognized, with its previous side', () => {
  const before = [
    die('d/0', 1, side('blank')),
    die('d/1', 1, side('melee', 1)),
    die('d/2', 2, side('shield', 1)),
  ];
  const after = [
    die('d/0', 1, side('melee', 2)),
    die('d/1', 1, side('melee', 1)),
    die('d/2', 2, side('shield', 1)),
  ];
  const { fresh, was } = turned(before, after);
  expect([...fresh]).toEqual(['d/0']);
  expect([...was].map(([ref, mark]) => [ref, codeOf(mark)])).toEqual([['d/0', '–']]);
});

test('added dice are new, and dice that remain after others leave are not', () => {
  const one = die('d/0', 1, side('melee', 1));
  const two = die('d/1', 1, side('blank'));
  const came = turned([one], [one, two]);
  expect([[...came.fresh], came.was.size]).toEqual([['d/1'], 0]);
  expect(turned([one, two], [die('d/0', 1, side('blank'))]).fresh.size).toBe(0);
});

test('a die turned by another die that leaves is distinguished from it', () => {
  const focus = die('d/0', 1, side('die-focus', 1, { state: 'ready' }));
  const { was } = turned([focus, die('d/1', 1, side('blank'))], [die('d/0', 1, side('melee', 2))]);
  expect([...was].map(([ref, mark]) => [ref, codeOf(mark)])).toEqual([['d/0', '–']]);
  // Resolving a die does not turn it.
  const still = die('d/0', 1, side('die-focus', 1));
  expect(turned([still], [focus]).fresh.size).toBe(0);
});

const face = (number: number, marks: Mark[]): CardFace => ({
  card: number,
  slug: `c-${number}`,
  name: `card ${number}`,
  line: words('line'),
  text: [],
  kind: 'character',
  art: '',
  guard: 'capacity',
  outpost: false,
  faction: 'blue',
  marks,
});

test('a side is found by its name, whatever the case of its first letter', () => {
  const rey = face(1, [side('melee', 2), side('blank')]);
  expect(sideNamed(rey, 'Blank')?.sign).toBe('blank');
  expect(sideNamed(rey, '3 melee')).toBe(null);
  expect(sideNamed(null, 'blank')).toBe(null);
});

test('rolls are listed with the expected numbers, equal sides together', () => {
  const rey = face(1, [
    side('melee', 1),
    side('melee', 2),
    side('shield', 1),
    side('focus'),
    side('blank'),
    side('blank'),
  ]);
  const rolls = [
    { seat: 1, card: 1, sides: [3, 0, 1, 0, 1, 1] },
    { seat: 0, card: 9, sides: [1] },
  ];
  const [only, ...rest] = throwsOf(rolls, (card) => (card === 1 ? rey : null));
  expect(rest).toEqual([]);
  expect(only?.count).toBe(6);
  expect(only?.falls.map(({ side, rolled, expected }) => [codeOf(side), rolled, expected])).toEqual([
    ['1MD', 3, 1],
    ['2MD', 0, 1],
    ['1Sh', 1, 1],
    ['Xfo', 0, 1],
    ['–', 2, 2],
  ]);
});
