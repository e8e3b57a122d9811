import { expect, test } from 'vitest';
import { deviceOf } from '../src/state/agent';
import { opponents, outcome, pathOf, tally } from '../src/state/history';
import type { Phase, TableInfo } from '../src/wire';
import { after, snap } from './helpers';

const info = after(snap()).info!;
const match = (phase: Phase, winners?: number[]): TableInfo => ({
  ...info,
  phase,
  ...(winners === undefined ? {} : { result: { winners } }),
});

test('the result of a match depends on the user', () => {
  expect(outcome(match('over', [0]), 'ann')).toBe('won');
  expect(outcome(match('over', [1]), 'ann')).toBe('lost');
  expect(outcome(match('over', []), 'ann')).toBe('drawn');
  expect(outcome({ ...match('over'), result: { winners: [], conceded: [0] } }, 'ann')).toBe('lost');
  expect(outcome(match('over', [0]), 'somebody')).toBe('over');
  expect(outcome(match('running'), 'ann')).toBe('going');
  expect(outcome(match('closed'), 'ann')).toBe('closed');
});

test('at a shared device there is no single result', () => {
  const shared = {
    ...match('over', [0]),
    seats: info.seats.map((seat) => ({ ...seat, who: { user: 'ann' } })),
  };
  expect(outcome(shared, 'ann')).toBe('over');
  expect(opponents(shared, 'ann')).toEqual([]);
});

test('the other seats are opponents, and only finished matches have replays', () => {
  expect(opponents(info, 'ann')).toEqual([1]);
  expect(pathOf(match('over', [0]))).toBe('/r/T');
  expect(pathOf(match('running'))).toBe('/t/T');
  expect(pathOf(match('closed'))).toBe('/t/T');
});

test('a tally counts decided matches', () => {
  const all = [
    match('over', [0]),
    match('over', [0]),
    match('over', [1]),
    match('over', []),
    match('running'),
  ];
  expect(tally(all, 'ann')).toEqual({ won: 2, lost: 1, drawn: 1 });
});

test('a session is named after its browser and system', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  expect(deviceOf(`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`)).toBe('Chrome · Linux');
  expect(deviceOf(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`)).toBe(
    'Edge · Windows',
  );
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari · iPhone',
  );
  expect(deviceOf('orrery cli on Linux')).toBe('orrery cli on Linux');
});
