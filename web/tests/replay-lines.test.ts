import { expect, test } from 'vitest';
import { parse } from '../src/router.svelte';
import {
  lineOf,
  nearest,
  stepAfter,
  stepBefore,
  turnAfter,
  turnBefore,
  withLines,
} from '../src/state/replay';
import type { ReplayStep } from '../src/wire';
import { card, entry, view, words, zone } from './helpers';

const told = (n: number, more: Partial<ReplayStep> = {}): ReplayStep => ({
  n,
  entry: entry(n),
  patch: { status: words(`after ${n}`) },
  waiting: [0],
  turn: false,
  ...more,
});
const silent = (n: number): ReplayStep => told(n, { entry: entry(n, { text: [] }) });

const first = {
  start: { n: 0, view: view() },
  frames: [
    { n: 0, entry: entry(0, { what: 'start' }), waiting: [0], turn: false },
    told(1, { turn: true }),
    told(2, { patch: { zones: [zone('market', [card('market/0', 9, 'Junker')])] } }),
  ] as ReplayStep[],
};
const second = {
  start: { n: 2, view: withLines([], first).at(-1)!.view },
  frames: [silent(3), told(4, { turn: true }), silent(5), told(6), silent(7)],
};
const replay = withLines(withLines([], first), second);

test('consecutive pieces contain every line and the view after it', () => {
  expect(replay.map((line) => line.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(replay[0]?.view).toEqual(view());
  expect(replay[1]?.view.status).toEqual(words('after 1'));
  expect(replay[2]?.view.zones[0]?.cards[0]?.name).toBe('Junker');
  expect(replay[4]?.view.zones[0]?.cards[0]?.name).toBe('Junker');
  expect(replay[4]?.view.status).toEqual(words('after 4'));
});

test('views share unchanged parts', () => {
  expect(replay[1]?.view.zones).toBe(replay[0]?.view.zones);
  expect(replay[2]?.view.zones[1]).toBe(replay[0]?.view.zones[1]);
});

test('steps skip lines without events for the viewpoint', () => {
  expect(stepAfter(replay, 2, 7)).toBe(4);
  expect(stepBefore(replay, 4)).toBe(2);
  expect(stepBefore(replay, 0)).toBe(0);
  expect(stepAfter(replay, 6, 7)).toBe(7);
});

test('a turn can be skipped as a whole', () => {
  expect(turnAfter(replay, 0, 7)).toBe(1);
  expect(turnAfter(replay, 1, 7)).toBe(4);
  expect(turnAfter(replay, 4, 7)).toBe(7);
  expect(turnBefore(replay, 6)).toBe(4);
  expect(turnBefore(replay, 4)).toBe(1);
  expect(turnBefore(replay, 1)).toBe(0);
});

test('an address names a line or none', () => {
  expect(['#12', '#0', '', '#main', '#-3'].map(lineOf)).toEqual([12, 0, null, null, -3]);
  expect([nearest(-3, 7), nearest(4, 7), nearest(99, 7)]).toEqual([0, 4, 7]);
  expect(parse('/r/abc')).toEqual({ page: 'replay', id: 'abc' });
  expect(parse('/r')).toEqual({ page: 'missing' });
});
