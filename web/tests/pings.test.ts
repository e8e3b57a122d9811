import { beforeEach, expect, test, vi } from 'vitest';
import { mapState, MARKED_MS } from '../src/live/table/map-state.svelte';
import { pointer } from '../src/live/table/pings';
import { Table } from '../src/live/table/table.svelte';
import { placeOfLine, saidSince } from '../src/state/pings';
import type { Chat, TableInfo, TableView } from '../src/wire';
import { card, tableStatus, snap, view, zone } from './helpers';
import { line } from './line';

vi.mock('../src/live/connection/connection.svelte', async () => (await import('./line')).connection);
vi.mock('../src/live/connection/session.svelte', async () => (await import('./line')).session);

const info = (snap() as unknown as { info: TableInfo }).info;
const said = (seq: number, spot?: number): Chat => ({
  ...{ table: 'T', seq, user: 'ben', name: 'Ben', team: true, text: '', at: 0 },
  ...(spot === undefined ? {} : { spot }),
});

/** Two places with a figure in the first; both seats are one team. */
function map(): TableView {
  const plain = view();
  const ship = { ...card('map/1', 9, 'Ship'), attached: true };
  return {
    ...plain,
    seats: plain.seats.map((panel) => ({ ...panel, team: 0 })),
    zones: [zone('map', [card('map/0', 1, 'Home'), ship, card('map/2', 2, 'Port')])],
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

function join(who: 'ben' | null, chat = true): Table {
  const table = new Table('T');
  const people = tableStatus();
  if (who !== null) people.seats[1] = { ...people.seats[1]!, who: { user: who } };
  table.enter(info);
  const options = { ...info.options, chat };
  line.listener?.msg(snap({ view: map(), room: people, info: { ...info, options } }));
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  line.sent = [];
  mapState.clear();
});

test('a line names a place by its number on the map, whatever is there', () => {
  expect(placeOfLine(map(), said(1, 1))?.card.name).toBe('Port');
  expect(placeOfLine(map(), said(1))).toBeNull();
  expect(placeOfLine(map(), said(1, 7)), 'a place that is not there').toBeNull();
  expect(placeOfLine(view(), said(1, 0)), 'a table without a map').toBeNull();
  expect(placeOfLine(null, said(1, 0))).toBeNull();
});

test('chat lines from before the table was loaded are not news', () => {
  expect(saidSince([said(1), said(2), said(3)], 1).map(({ seq }) => seq)).toEqual([2, 3]);
  expect(saidSince([said(1)], null)).toEqual([]);
});

test('a ping marks a place for a while, and a second ping restarts the time', () => {
  mapState.ping(3);
  mapState.ping(5);
  vi.advanceTimersByTime(MARKED_MS - 1);
  mapState.ping(3);
  expect(mapState.pinged).toEqual([3, 5]);
  vi.advanceTimersByTime(1);
  expect(mapState.pinged).toEqual([3]);
  vi.advanceTimersByTime(MARKED_MS);
  expect(mapState.pinged).toEqual([]);
  mapState.ping(4);
  mapState.clear();
  expect(mapState.pinged, 'another table has another map').toEqual([]);
});

test('only a player with teammates can ping a place', () => {
  const table = join('ben');
  expect(pointer(table)?.(1)).toBe(true);
  expect(line.sent.at(-1)).toEqual({ t: 'say', table: 'T', text: '', team: true, spot: 1 });
  expect(pointer(join(null)), 'a machine looks at nothing').toBeNull();
  expect(pointer(join('ben', false)), 'no talk, no pointing').toBeNull();
  expect(pointer(undefined), 'a moment of the past').toBeNull();
});
