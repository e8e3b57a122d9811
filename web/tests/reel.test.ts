import { expect, test } from 'vitest';
import { parse } from '../src/router.svelte';
import { lineOf, nearest, stepAfter, stepBefore, turnAfter, turnBefore, wound } from '../src/state/reel';
import type { ReplayFrame } from '../src/wire';
import { card, entry, view, words, zone } from './helpers';

const told = (n: number, more: Partial<ReplayFrame> = {}): ReplayFrame => ({
  n,
  entry: entry(n),
  patch: { status: words(`after ${n}`) },
  waiting: [0],
  turn: false,
  ...more,
});
const silent = (n: number): ReplayFrame => told(n, { entry: entry(n, { text: [] }) });

const first = {
  start: { n: 0, view: view() },
  frames: [
    { n: 0, entry: entry(0, { what: 'start' }), waiting: [0], turn: false },
    told(1, { turn: true }),
    told(2, { patch: { zones: [zone('market', [card('market/0', 9, 'Junker')])] } }),
  ] as ReplayFrame[],
};
const second = {
  start: { n: 2, view: wound([], first).at(-1)!.view },
  frames: [silent(3), told(4, { turn: true }), silent(5), told(6), silent(7)],
};
const reel = wound(wound([], first), second);

test('stretches in a row have every line and the view after it', () => {
  expect(reel.map((shot) => shot.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(reel[0]?.view).toEqual(view());
  expect(reel[1]?.view.status).toEqual(words('after 1'));
  expect(reel[2]?.view.zones[0]?.cards[0]?.name).toBe('Junker');
  expect(reel[4]?.view.zones[0]?.cards[0]?.name).toBe('Junker');
  expect(reel[4]?.view.status).toEqual(words('after 4'));
});

test('views share what did not change', () => {
  expect(reel[1]?.view.zones).toBe(reel[0]?.view.zones);
  expect(reel[2]?.view.zones[1]).toBe(reel[0]?.view.zones[1]);
});

test('steps leave out lines of which these eyes saw nothing', () => {
  expect(stepAfter(reel, 2, 7)).toBe(4);
  expect(stepBefore(reel, 4)).toBe(2);
  expect(stepBefore(reel, 0)).toBe(0);
  expect(stepAfter(reel, 6, 7)).toBe(7);
});

test('turns are stepped over as a whole', () => {
  expect(turnAfter(reel, 0, 7)).toBe(1);
  expect(turnAfter(reel, 1, 7)).toBe(4);
  expect(turnAfter(reel, 4, 7)).toBe(7);
  expect(turnBefore(reel, 6)).toBe(4);
  expect(turnBefore(reel, 4)).toBe(1);
  expect(turnBefore(reel, 1)).toBe(0);
});

test('an address names a line, or none', () => {
  expect(['#12', '#0', '', '#main', '#-3'].map(lineOf)).toEqual([12, 0, null, null, -3]);
  expect([nearest(-3, 7), nearest(4, 7), nearest(99, 7)]).toEqual([0, 4, 7]);
  expect(parse('/r/abc')).toEqual({ page: 'replay', id: 'abc' });
  expect(parse('/r')).toEqual({ page: 'missing' });
});
