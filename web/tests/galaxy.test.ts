import { expect, test } from 'vitest';
import {
  around,
  choicesAt,
  enlarged,
  filling,
  fitting,
  heldBy,
  isCandidate,
  isCombat,
  isGalaxy,
  marksOf,
  postsOf,
  settled,
  sidesOf,
  spotsOf,
  spotWith,
  tallies,
  towards,
  WHOLE,
  zonesOfSide,
} from '../src/state/galaxy';
import { isArena } from '../src/state/arena';
import { viewHash } from '../src/state/hash';
import { patched } from '../src/state/patch';
import type { Card, CardFace, Mark, TableView } from '../src/wire';
import { card, choice, view, words, zone } from './helpers';

const mark = (sign: string): Mark => ({ text: words(sign), sign, state: 'fact' });
const on = (at: number, number: number, count = 1): Card => ({
  ...card(`map/${at}`, number, `thing ${number}`, count),
  attached: true,
});

/** Three places in a row and one below the first; ships and a leader in the second. */
function galaxy(): TableView {
  const home: Card = { ...card('map/0', 1, 'Home'), marks: [mark('loyal-rebels'), mark('candidate')] };
  const port: Card = { ...card('map/1', 2, 'Port'), marks: [mark('occupied'), mark('loyal-rebels')] };
  const places = [
    home,
    port,
    on(2, 50, 3),
    on(3, 51),
    on(4, 60),
    card('map/5', 3, 'Far'),
    card('map/6', 4, 'Low'),
  ];
  const plain = view();
  return {
    ...plain,
    seats: plain.seats.map((panel) => ({ ...panel, team: panel.seat })),
    zones: [zone('map', places), zone('goals/0', [], 0), zone('pool/1', [card('pool/1/0', 60, 'Chief')], 1)],
    map: {
      spots: [
        { card: 1, x: 10, y: 10, region: 0 },
        { card: 2, x: 30, y: 12, region: 0 },
        { card: 3, x: 60, y: 10, region: 1 },
        { card: 4, x: 12, y: 40 },
      ],
      links: [
        [0, 1],
        [1, 2],
      ],
      regions: [words('one'), words('two')],
    },
  };
}

const KINDS: Record<number, [string, string]> = {
  50: ['vessel', 'empire'],
  51: ['ground', 'rebels'],
  60: ['leader', 'empire'],
};
const face = (number: number | undefined): CardFace | null => {
  const found = KINDS[number ?? -1];
  return found === undefined ? null : ({ kind: found[0], faction: found[1] } as CardFace);
};

test('places have their units and their neighbors', () => {
  const spots = spotsOf(galaxy());
  expect(spots.map(({ card, load, next }) => [card.name, load.length, next])).toEqual([
    ['Home', 0, [1]],
    ['Port', 3, [0, 2]],
    ['Far', 0, [1]],
    ['Low', 0, []],
  ]);
  expect(spots[3]?.region).toBe(null);
  expect(isGalaxy(galaxy()) && !isArena(galaxy())).toBe(true);
  expect(isGalaxy(view())).toBe(false);
});

test('each side is counted separately', () => {
  const [, port] = spotsOf(galaxy());
  const sides = port ? tallies(port, face) : [];
  expect(
    sides.map(({ faction, ships, ground, leaders }) => [faction, ships, ground, leaders.length]),
  ).toEqual([
    ['empire', 3, 0, 1],
    ['rebels', 0, 1, 0],
  ]);
});

test('the occupier controls a place, regardless of loyalty', () => {
  const [home, port, far] = spotsOf(galaxy());
  expect([home, port, far].map((spot) => spot && heldBy(spot))).toEqual(['loyal-rebels', 'occupied', '']);
  expect(home && isCandidate(home)).toBe(true);
  expect(home && marksOf(home)).toEqual([]);
});

test('options in a place are chosen there', () => {
  const spots = spotsOf(galaxy());
  const byRef = new Map([['map/4', [choice('against chief', 'map/4')]]]);
  expect(spots.map((spot) => choicesAt(spot, byRef).length)).toEqual([0, 1, 0, 0]);
  expect(spotWith(spots, 'map/4')?.card.name).toBe('Port');
  expect(spotWith(spots, null)).toBe(null);
});

test('arrow keys go to the nearest place in their direction', () => {
  const spots = spotsOf(galaxy());
  const [home, port] = spots;
  if (!home || !port) throw new Error('two places');
  expect(towards(spots, home, 'ArrowRight').card.name).toBe('Port');
  expect(towards(spots, port, 'ArrowRight').card.name).toBe('Far');
  expect(towards(spots, home, 'ArrowDown').card.name).toBe('Low');
  expect(towards(spots, home, 'ArrowLeft')).toBe(home);
});

test('the map stays visible however it is moved', () => {
  expect(settled({ x: -500, y: 900, zoom: 0.1 }, 1000, 500)).toEqual(WHOLE);
  const near = settled({ x: -500, y: 900, zoom: 2 }, 1000, 500);
  expect(near.x).toBeGreaterThan(0);
  expect(near.y).toBeLessThan(52);
  expect(settled({ ...WHOLE, zoom: 99 }, 1000, 500).zoom).toBe(5);
});

test('the point under the pointer stays in place during a zoom', () => {
  const unit = fitting(1000, 500);
  const grown = enlarged(WHOLE, 2, 120, -40, unit);
  const before = [WHOLE.x + 120 / unit, WHOLE.y - 40 / unit];
  const after = [grown.x + 120 / (unit * 2), grown.y - 40 / (unit * 2)];
  expect(after[0]).toBeCloseTo(before[0] ?? NaN);
  expect(after[1]).toBeCloseTo(before[1] ?? NaN);
});

test('the view zooms in on some places as far as possible', () => {
  const spots = spotsOf(galaxy());
  expect(around([], 1000, 500)).toEqual(WHOLE);
  expect(around(spots.slice(0, 2), 1000, 500).zoom).toBeGreaterThan(1.5);
});

test('players of a side share its zones', () => {
  const both = galaxy();
  const mates = { ...both, seats: both.seats.map((panel) => ({ ...panel, team: 0 })) };
  expect(zonesOfSide(both, both.seats[0] ?? null).map(({ id }) => id)).toEqual(['goals/0']);
  expect(zonesOfSide(mates, mates.seats[0] ?? null).map(({ id }) => id)).toEqual(['goals/0', 'pool/1']);
  expect(zonesOfSide(both, null)).toEqual([]);
});

test('a combat has two sides', () => {
  const both = galaxy();
  const task = { ...both, zones: [...both.zones, zone('lane', [card('lane/0', 70, 'Task')])] };
  expect(isCombat(task)).toBe(false);
  expect(isCombat({ ...task, zones: [...task.zones, zone('lane/0', [], 0)] })).toBe(true);
});

test('patches keep the map, and the hash includes it', () => {
  const before = galaxy();
  const after = patched(before, { status: words('later') });
  expect(after.map).toEqual(before.map);
  const { map: _, ...without } = after;
  expect(viewHash(after)).not.toBe(viewHash(without));
});

test('players of a side are grouped, and those of a team have roles', () => {
  const seat = (
    n: number,
    role: string,
    team: number | undefined,
    post: string,
  ): TableView['seats'][number] => ({
    ...galaxy().seats[0]!,
    seat: n,
    role,
    ...(team === undefined ? {} : { team }),
    notes: post === '' ? [words(role)] : [words(role), words(post)],
  });
  const seats = [seat(0, 'rebels', 0, 'admiral'), seat(1, 'empire', 1, ''), seat(2, 'rebels', 0, 'general')];
  expect(sidesOf(seats).map((side) => side.map((panel) => panel.seat))).toEqual([[0, 2], [1]]);
  const table = { ...galaxy(), seats };
  expect(postsOf(table, 2)).toEqual([words('general')]);
  expect(postsOf(table, 1)).toEqual([]);
  expect(postsOf({ ...view(), seats }, 2)).toEqual([]);
});

test('a narrow screen starts with the full height of the map', () => {
  const window = filling([], 378, 400);
  expect(window.zoom).toBeGreaterThan(1.8);
  expect(window.zoom).toBeLessThanOrEqual(2.4);
  const [left] = spotsOf(galaxy());
  expect(filling([left!], 378, 400).x).toBeLessThan(window.x);
  expect(filling([], 1000, 400).zoom).toBe(1);
});
