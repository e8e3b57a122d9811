import { expect, test } from 'vitest';
import { spotsOf } from '../src/state/galaxy';
import { after, butOne, ends, everybody, holding, soFar } from '../src/state/moves';
import type { Card, CardFace, Choice, Decision, Entry, Mark, TableView } from '../src/wire';
import { card, choice, decision, view, words, zone } from './helpers';

const mark = (sign: string): Mark => ({ text: words(sign), sign, state: 'fact' });
const [TROOPER, WALKER, SHIP, REBEL] = [50, 51, 60, 70];
const FACES: Record<number, [string, string]> = {
  [TROOPER]: ['ground', 'empire'],
  [WALKER]: ['ground', 'empire'],
  [SHIP]: ['vessel', 'empire'],
  [REBEL]: ['ground', 'rebels'],
};
const face = (number: number | undefined): CardFace | null => {
  const found = FACES[number ?? -1];
  return found === undefined ? null : ({ kind: found[0], faction: found[1] } as CardFace);
};

/** Units move from Home, with these numbers, to Port; the player must choose a number of one kind. */
function galaxy(troopers: number, walkers: number, asked = SHIP): TableView {
  const on = (at: number, number: number, count: number): Card[] => {
    const marks = number === asked ? [mark('forward')] : [];
    return count === 0
      ? []
      : [{ ...card(`map/${at}`, number, `unit ${number}`, count), attached: true, marks }];
  };
  const home: Card = { ...card('map/0', 1, 'Home'), marks: [mark('forward')] };
  const port: Card = { ...card('map/9', 2, 'Port'), marks: [mark('occupied'), mark('target')] };
  const load = [
    ...on(1, TROOPER, troopers),
    ...on(2, WALKER, walkers),
    ...on(3, SHIP, 2),
    ...on(4, REBEL, 3),
  ];
  return {
    ...view(),
    zones: [zone('map', [home, ...load, port])],
    map: {
      spots: [
        { card: 1, x: 10, y: 10 },
        { card: 2, x: 30, y: 10 },
      ],
      links: [[0, 1]],
      regions: [],
    },
  };
}

const count = (n: number): Choice => choice(`count ${n}`);
const asks = (most: number): Decision =>
  decision(
    Array.from({ length: most + 1 }, (_, n) => count(n)),
    { kind: 'number' },
  );

test('the board marks both ends of a movement', () => {
  const { from, to } = ends(spotsOf(galaxy(2, 1)));
  expect([from?.card.name, to?.card.name]).toEqual(['Home', 'Port']);
});

test('the plan moves all units as long as the questions are about numbers', () => {
  expect(everybody(asks(2))?.key).toBe('count 2');
  expect(everybody(decision([choice('from a', 'map/0')]))).toBeNull();
});

test('one ground unit stays, but only if all would leave', () => {
  const plan = (troopers: number, walkers: number, asked: number) =>
    butOne(() => galaxy(troopers, walkers, asked), face);
  expect(plan(3, 1, WALKER)(asks(1))?.key).toBe('count 1');
  expect(plan(3, 0, TROOPER)(asks(3))?.key).toBe('count 2');
  expect(plan(3, 0, TROOPER)(asks(2))?.key).toBe('count 2');
  expect(plan(1, 0, TROOPER)(asks(1))?.key).toBe('count 0');
  expect(plan(0, 2, WALKER)(asks(2))?.key).toBe('count 1');
  expect(plan(3, 0, SHIP)(asks(2))?.key).toBe('count 2');
  expect(plan(3, 0, SHIP)(decision([choice('done')]))).toBeNull();
});

test('a plan starts with its first answer, once', () => {
  const plan = after('from home', everybody);
  expect(plan(decision([choice('from home', 'map/0'), choice('done')]))?.key).toBe('from home');
  expect(plan(asks(2))?.key).toBe('count 2');
  expect(plan(decision([choice('from home', 'map/0'), choice('done')]))).toBeNull();
});

const line = (n: number, seat: number, about: number | null, more: Partial<Entry> = {}): Entry => ({
  n,
  seat,
  what: 'pick',
  text: about === null ? [] : [[{ t: 'something at ' }, { t: 'a place', card: about }]],
  ...more,
});

test('the lines about a movement are the last ones about its destination', () => {
  const lines = [
    line(1, 0, 2),
    line(2, 1, 2),
    line(3, 0, 1),
    line(4, 0, 2),
    line(5, 0, null),
    line(6, 0, 1, { void: true }),
    line(7, 0, 2),
  ];
  expect(soFar(lines, 0, 2).map(({ n }) => n)).toEqual([4, 7]);
  expect(soFar(lines, 1, 2)).toEqual([]);
  expect(soFar([], 0, 2)).toEqual([]);
});

test('the transport capacity is what was left before loading', () => {
  const ships = holding(holding(null, 3, 4), 3, 6);
  expect(ships).toEqual({ at: 3, total: 6 });
  expect(holding(ships, 3, 2)).toEqual({ at: 3, total: 6 });
  expect(holding(ships, 5, 1)).toEqual({ at: 5, total: 1 });
});
