import { expect, test } from 'vitest';
import * as graph from '../src/state/graph';
import type { Mistake, Point } from '../src/wire';
import { words } from './helpers';

const AREA: graph.Area = { left: 10, right: 110, top: 0, bottom: 50 };

function point(n: number, win: number, more: Partial<Point> = {}): Point {
  return {
    n,
    seat: 0,
    turn: false,
    win: [win, 1 - win],
    chosen: 'a',
    chosen_text: words('a'),
    loss: 0,
    luck: [0, 0],
    ...more,
  };
}
const bad = (n: number, mistake: Mistake, seat = 0): Point => point(n, 0.5, { mistake, seat, loss: 0.1 });

test('lines run from left to right, chances from bottom to top', () => {
  expect([0, 50, 100].map((n) => graph.xOf(AREA, n, 100))).toEqual([10, 60, 110]);
  expect([0, 0.5, 1].map((chance) => graph.yOf(AREA, chance))).toEqual([50, 25, 0]);
  expect(graph.xOf(AREA, 0, 0)).toBe(10);
});

test('a curve passes every point and ends with the result', () => {
  const points = [point(0, 0.5), point(50, 0.8)];
  expect(graph.curve(points, 0, AREA, 100, null)).toBe('M10 25L60 10');
  expect(graph.curve(points, 1, AREA, 100, [1, 0])).toBe('M10 25L60 40L110 50');
  expect(graph.curve([], 0, AREA, 100, [1, 0])).toBe('');
  expect(graph.finale({ winners: [1] }, 2)).toEqual([0, 1]);
  expect(graph.finale({ winners: [] }, 2)).toBeNull();
  expect(graph.finale(undefined, 2)).toBeNull();
});

test('the filled area closes at equal chances', () => {
  expect(graph.filled('M10 25L60 10', AREA)).toBe('M10 25L60 10L60 25L10 25Z');
  expect(graph.filled('', AREA)).toBe('');
});

test('luck bars go up and down from the middle, relative to the largest', () => {
  const points = [
    point(0, 0.5),
    point(50, 0.5, { luck: [0.2, -0.2] }),
    point(100, 0.5, { luck: [-0.1, 0.1] }),
  ];
  expect(graph.bars(points, 0, AREA, 100)).toEqual([
    { n: 50, x: 60, y: 0, height: 25, good: true },
    { n: 100, x: 110, y: 25, height: 12.5, good: false },
  ]);
  const little = graph.bars([point(1, 0.5, { luck: [0.01, 0] })], 0, AREA, 100);
  expect(little[0]?.height).toBe(2.5);
});

test('if marks crowd, the worst ones keep their letters', () => {
  const points = [bad(10, 'inaccuracy'), bad(12, 'blunder', 1), bad(60, 'mistake'), point(70, 0.5)];
  const signs = graph.signs(points, 0, AREA, 100);
  expect(signs.map(({ n, said }) => [n, said])).toEqual([
    [10, false],
    [12, true],
    [60, true],
  ]);
  expect(signs[1]?.seat).toBe(1);
});

test('a click finds the nearest point, keys the next one', () => {
  const points = [point(10, 0.5), bad(40, 'mistake'), point(80, 0.5)];
  expect(graph.pointAt(points, 0, AREA, 100)?.n).toBe(10);
  expect(graph.pointAt(points, 64, AREA, 100)?.n).toBe(40);
  expect(graph.pointAt([], 64, AREA, 100)).toBeNull();
  expect(graph.pointBeside(points, 10, 1)?.n).toBe(40);
  expect(graph.pointBeside(points, 20, -1)?.n).toBe(10);
  expect(graph.pointBeside(points, 80, 1)).toBeNull();
  expect(graph.pointBeside(points, 0, 1, (found) => found.mistake !== undefined)?.n).toBe(40);
  expect(graph.judgedAt(points, 50)?.n).toBe(40);
  expect(graph.judgedAt(points, 5)).toBeNull();
});

test('statistics are summed by seat', () => {
  const points = [
    bad(1, 'blunder', 1),
    bad(2, 'blunder', 1),
    bad(3, 'inaccuracy'),
    point(4, 0.5, { luck: [0.25, -0.25] }),
  ];
  const [ann, ben] = graph.accounts(points, 2);
  expect(ann?.marks).toEqual({ inaccuracy: 1, mistake: 0, blunder: 0 });
  expect(ben?.marks).toEqual({ inaccuracy: 0, mistake: 0, blunder: 2 });
  expect(ben?.lost).toBeCloseTo(0.2);
  expect([ann?.luck, ben?.luck]).toEqual([0.25, -0.25]);
});
