import { expect, test } from 'vitest';
import { AWAY_MS, missed, noted, subjectOf, wasAway } from '../src/state/since';
import type { Entry, TableView } from '../src/wire';
import { card, view, words, zone } from './helpers';

const line = (n: number, seat: number | undefined, more: Partial<Entry> = {}): Entry => ({
  n,
  what: 'pick',
  text: [words(`line ${n}`)],
  ...(seat === undefined ? {} : { seat }),
  ...more,
});

test('the summary has only moves of others that are still in force', () => {
  const lines = [
    line(1, 1),
    line(2, 0),
    line(3, 1, { void: true }),
    line(4, 1, { text: [] }),
    line(5, 1),
    line(6, 1),
  ];
  expect(missed(lines, 0, 6, [0]).map(({ n }) => n)).toEqual([1, 5, 6]);
  expect(missed(lines, 1, 5, [0]).map(({ n }) => n)).toEqual([5]);
  expect(missed(lines, 6, 6, [0])).toEqual([]);
});

test('a short absence does not count', () => {
  expect(wasAway(null, 1e9)).toBe(false);
  expect(wasAway({ n: 3, at: 1e9 - AWAY_MS + 1 }, 1e9)).toBe(false);
  expect(wasAway({ n: 3, at: 1e9 - AWAY_MS }, 1e9)).toBe(true);
});

test('a line is about the places it names, otherwise about a card on the table', () => {
  const table: TableView = {
    ...view(),
    zones: [zone('map', [card('map/0', 1, 'Home'), { ...card('map/1', 60, 'Chief'), attached: true }])],
    map: {
      spots: [
        { card: 1, x: 1, y: 1 },
        { card: 2, x: 2, y: 2 },
      ],
      links: [],
      regions: [],
    },
  };
  const says = (...cards: number[]): Entry => line(1, 1, { text: [cards.map((card) => ({ t: 'x', card }))] });
  expect(subjectOf(says(60, 1, 1), table)).toEqual({ places: [1], ref: 'map/1' });
  expect(subjectOf(says(60), table)).toEqual({ places: [], ref: 'map/1' });
  expect(subjectOf(says(99), table)).toEqual({ places: [], ref: null });
  expect(subjectOf(says(7), view())).toEqual({ places: [], ref: 'market/0' });
  expect(subjectOf(says(7), null)).toEqual({ places: [], ref: null });
});

test('the latest matches are remembered', () => {
  let all = {};
  for (let i = 0; i < 70; i++) all = noted(all, `match ${i}`, { n: i, at: i });
  expect(Object.keys(all)).toHaveLength(60);
  expect(all).not.toHaveProperty(['match 0']);
  expect(noted(all, 'match 20', { n: 99, at: 99 })).toHaveProperty(['match 20'], { n: 99, at: 99 });
});
