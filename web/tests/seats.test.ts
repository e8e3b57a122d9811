import { expect, test } from 'vitest';
import { hasMate, activityOf, nextAtDevice, roleFor, seatsOf } from '../src/state/seats';
import type { Panel, Sitter, TableInfo } from '../src/wire';
import { tableStatus, snap } from './helpers';

const info = (snap() as unknown as { info: TableInfo }).info;
const at = (...who: Sitter[]): { who: Sitter }[] => who.map((w) => ({ who: w }));

test('a role stays while it is allowed', () => {
  const two = at({ user: 'ann' }, { user: 'ann' });
  expect(roleFor(info, two, 'ann', null)).toEqual({ seat: 0 });
  expect(roleFor(info, two, 'ann', { seat: 1 })).toEqual({ seat: 1 });
  expect(roleFor(info, two, 'ben', { seat: 1 })).toBe('watch');
  expect(roleFor(info, two, 'ben', { coach: 1 })).toEqual({ coach: 1 });
});

test('the creator of a table with a referee sees everything', () => {
  const judged = { ...info, options: { ...info.options, referee: true } };
  expect(roleFor(judged, at('open', 'open'), 'ann', null)).toBe('referee');
  expect(roleFor(judged, at('open', 'open'), 'ben', null)).toBe('watch');
});

test('the device is passed on only when its current seat has no decision', () => {
  expect(nextAtDevice([0, 1], 0, [1])).toBe(1);
  expect(nextAtDevice([0, 1], 0, [0, 1])).toBeNull();
  expect(nextAtDevice([0, 1], 0, [2])).toBeNull();
  expect(nextAtDevice([0], 0, [1])).toBeNull();
});

test('team chat needs another person in the team', () => {
  const panel = (seat: number, more: object) =>
    ({ seat, prey: [], notes: [], counters: [], ...more }) as unknown as Panel;
  const hydra = [0, 0, 1, 1].map((team, seat) => panel(seat, { team }));
  const who = at({ user: 'ann' }, { user: 'ben' }, { user: 'cleo' }, { machine: 'cadet' });
  expect([0, 1, 2, 3, null].map((seat) => hasMate(hydra, who, seat))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(hasMate([panel(0, {}), panel(1, {})], who, 0)).toBe(false);
});

test('a user has no seats before the table is loaded', () => {
  expect(seatsOf(at({ user: 'ann' }, 'open'), null)).toEqual([]);
  expect(seatsOf(at({ user: 'ann' }, 'open'), 'ann')).toEqual([0]);
});

test('each seat has one status', () => {
  const [ann, captain] = tableStatus().seats;
  expect(activityOf(ann!)).toBe('online');
  expect(activityOf({ ...ann!, online: false })).toBe('away');
  expect(activityOf({ ...ann!, held: true })).toBe('held');
  expect(activityOf(captain!)).toBe('machine');
  expect(activityOf({ ...captain!, thinking: true })).toBe('thinking');
});
