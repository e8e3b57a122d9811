import { beforeEach, expect, test, vi } from 'vitest';
import { atlas, MARKED_MS } from '../src/live/atlas.svelte';
import { pointer } from '../src/live/pings';
import { Table } from '../src/live/table.svelte';
import { placeOfLine, saidSince } from '../src/state/pings';
import type { Chat, TableInfo, View } from '../src/wire';
import { card, room, snap, view, zone } from './helpers';
import { line } from './line';

vi.mock('../src/live/house.svelte', async () => (await import('./line')).house);

const info = (snap() as unknown as { info: TableInfo }).info;
const said = (seq: number, spot?: number): Chat => ({
  ...{ table: 'T', seq, user: 'ben', name: 'Ben', team: true, text: '', at: 0 },
  ...(spot === undefined ? {} : { spot }),
});

/** Two places, a figure in the first; both seats are one team. */
function map(): View {
  const plain = view();
  const ship = { ...card('map/1', 9, 'Ship'), attached: true };
  return {
    ...plain,
    seats: plain.seats.map((panel) => ({ ...panel, team: 0 })),
    zones: [zone('map', [card('map/0', 1, 'Home'), ship, card('map/2', 2, 'Port')])],
    map: { spots: [{ card: 1, x: 10, y: 10 }, { card: 2, x: 30, y: 10 }], links: [[0, 1]], regions: [] },
  };
}

function join(who: 'ben' | null, chat = true): Table {
  const table = new Table('T');
  const people = room();
  if (who !== null) people.seats[1] = { ...people.seats[1]!, who: { user: who } };
  table.enter(info);
  const options = { ...info.options, chat };
  line.listener?.msg(snap({ view: map(), room: people, info: { ...info, options } }));
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  line.sent = [];
  atlas.clear();
});

test('a line names a place by its number on the map, whatever stands there', () => {
  expect(placeOfLine(map(), said(1, 1))?.card.name).toBe('Port');
  expect(placeOfLine(map(), said(1))).toBeNull();
  expect(placeOfLine(map(), said(1, 7)), 'a place that is not there').toBeNull();
  expect(placeOfLine(view(), said(1, 0)), 'a table without a map').toBeNull();
  expect(placeOfLine(null, said(1, 0))).toBeNull();
});

test('what was said before the table came is no news', () => {
  expect(saidSince([said(1), said(2), said(3)], 1).map(({ seq }) => seq)).toEqual([2, 3]);
  expect(saidSince([said(1)], null)).toEqual([]);
});

test('a place is marked for a while, and anew when somebody points at it again', () => {
  atlas.ping(3);
  atlas.ping(5);
  vi.advanceTimersByTime(MARKED_MS - 1);
  atlas.ping(3);
  expect(atlas.pinged).toEqual([3, 5]);
  vi.advanceTimersByTime(1);
  expect(atlas.pinged).toEqual([3]);
  vi.advanceTimersByTime(MARKED_MS);
  expect(atlas.pinged).toEqual([]);
  atlas.ping(4);
  atlas.clear();
  expect(atlas.pinged, 'another table has another map').toEqual([]);
});

test('only who has somebody to show it to can point at a place', () => {
  const table = join('ben');
  expect(pointer(table)?.(1)).toBe(true);
  expect(line.sent.at(-1)).toEqual({ t: 'say', table: 'T', text: '', team: true, spot: 1 });
  expect(pointer(join(null)), 'a machine looks at nothing').toBeNull();
  expect(pointer(join('ben', false)), 'no talk, no pointing').toBeNull();
  expect(pointer(undefined), 'a moment of the past').toBeNull();
});
