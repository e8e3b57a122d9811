import { expect, test } from 'vitest';
import { cues, heardOf, type Heard } from '../src/state/cues';
import { after, chatLine, entry, frame, tableStatus, snap } from './helpers';

const seat = (n: number, more: Partial<Heard['seats'][number]> = {}): Heard['seats'][number] => ({
  seat: n,
  active: n === 0,
  authority: 50,
  trade: 0,
  combat: 0,
  ...more,
});
const base: Heard = {
  n: 5,
  seat: 0,
  mine: true,
  rewound: false,
  seats: [seat(0, { trade: 3, combat: 4 }), seat(1)],
  played: 2,
  winners: null,
  said: -1,
};
const next = (more: Partial<Heard>): Heard => ({ ...base, n: 6, ...more });

test('there is no sound for the first view, nor when the seat changes', () => {
  expect(cues(null, base)).toEqual([]);
  expect(cues(base, null)).toEqual([]);
  expect(cues(base, next({ seat: 1, played: 3 }))).toEqual([]);
  expect(cues(base, { ...base, played: 9 })).toEqual([]);
});

test('playing, gaining, buying and hitting have sounds', () => {
  expect(cues(base, next({ played: 3 }))).toEqual(['play']);
  expect(cues(base, next({ played: 3, seats: [seat(0, { trade: 5, combat: 4 }), seat(1)] }))).toEqual([
    'trade',
    'play',
  ]);
  expect(cues(base, next({ seats: [seat(0, { trade: 1, combat: 4 }), seat(1)] }))).toEqual(['buy']);
  expect(cues(base, next({ seats: [seat(0, { trade: 3 }), seat(1, { authority: 46 })] }))).toEqual(['hit']);
});

test('losing authority and the start of the viewer’s turn have their own sounds', () => {
  const theirs = {
    ...base,
    mine: false,
    seats: [seat(0, { active: false }), seat(1, { active: true, combat: 4 })],
  };
  const hurt = [seat(0, { active: false, authority: 46 }), seat(1, { active: true })];
  expect(cues(theirs, next({ mine: false, seats: hurt }))).toEqual(['hurt', 'hit']);
  expect(cues(theirs, next({ mine: true, seats: [seat(0), seat(1)] }))).toEqual(['turn', 'end']);
});

test('resources left over at the end of a turn do not count as spent', () => {
  const over = [seat(0, { active: false }), seat(1, { active: true })];
  expect(cues(base, next({ mine: false, played: 0, seats: over }))).toEqual(['end']);
});

test('an undo is silent', () => {
  expect(cues(base, next({ rewound: true, played: 1, seats: [seat(0), seat(1)] }))).toEqual([]);
});

test('the sound of the end depends on the result for the viewer', () => {
  expect(cues(base, next({ winners: [0] }))).toEqual(['win']);
  expect(cues(base, next({ winners: [1], seats: [seat(0, { authority: 0 }), seat(1)] }))).toEqual(['lose']);
  expect(cues(base, next({ winners: [] }))).toEqual(['end']);
  expect(cues({ ...base, seat: null }, next({ seat: null, winners: [1] }))).toEqual(['end']);
  expect(cues({ ...base, winners: [0] }, next({ winners: [0] }))).toEqual([]);
});

test('chat has a sound in addition to other events', () => {
  expect(cues(base, { ...base, said: 4 })).toEqual(['chat']);
  expect(cues(base, next({ played: 3, said: 4 }))).toEqual(['play', 'chat']);
});

test('a table has sounds once it is loaded, except for the user’s chat lines', () => {
  expect(heardOf(after(), 0, 'ann')).toBeNull();
  const table = after(
    snap(),
    chatLine(1, 'ben'),
    chatLine(2, 'ann'),
    frame(4, { entry: entry(4, { what: 'undo' }) }),
  );
  expect(heardOf(table, 0, 'ann')).toMatchObject({
    n: 4,
    mine: true,
    rewound: true,
    played: 0,
    said: 1,
    winners: null,
  });
  const over = after(snap({ room: { ...tableStatus(), phase: 'over', result: { winners: [1] } } }));
  expect(heardOf(over, 0, 'ann')?.winners).toEqual([1]);
});
