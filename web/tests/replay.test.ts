import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFail } from '../src/api';
import { Reel } from '../src/live/replay.svelte';
import { Review } from '../src/live/review.svelte';
import type { Analysis, Replay, ReplayFrame, TableInfo } from '../src/wire';
import { entry, snap, view, words } from './helpers';

/** What the house is asked, and what it says. */
const house = vi.hoisted(() => ({
  asked: [] as string[],
  info: null as unknown,
  fail: null as Error | null,
  last: 9,
  chunk: 5,
  judged: [] as unknown[],
}));

vi.mock('../src/live/house.svelte', () => ({
  house: { user: 'ann', me: null },
  ensureMe: () => Promise.resolve(),
}));

vi.mock('../src/api', async (original) => {
  const real = await original<typeof import('../src/api')>();
  const judge = (what: string) => (_: string, lang: string) => {
    house.asked.push(`${what} ${lang}`);
    return house.fail ? Promise.reject(house.fail) : Promise.resolve(house.judged.shift());
  };
  const api = {
    table: () => Promise.resolve(house.info),
    replay: (_: string, eyes: string | number, from: number, lang: string) => {
      house.asked.push(`${eyes} ${from} ${lang}`);
      return house.fail ? Promise.reject(house.fail) : Promise.resolve(stretch(from, eyes));
    },
    analyze: judge('analyze'),
    analysis: judge('analysis'),
  };
  return { ...real, api };
});

function stretch(from: number, eyes: string | number): Replay {
  const numbers = Array.from({ length: house.chunk }, (_, i) => (from === 0 ? i : from + 1 + i));
  const frames: ReplayFrame[] = numbers
    .filter((n) => n <= house.last)
    .map((n) => ({
      n,
      entry: entry(n),
      ...(n === 0 ? {} : { patch: { status: words(`${eyes} after ${n}`) } }),
      waiting: [n % 2],
      turn: n === 1 || n === 6,
    }));
  const end = frames.at(-1)?.n ?? house.last;
  const info = house.info as TableInfo;
  const more = end < house.last ? { next: end } : {};
  return { info, last: house.last, start: { n: from, view: view() }, frames, ...more };
}

const status = (reel: Reel): string | undefined => reel.shot?.view.status[0]?.t;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/r/T');
  const info = (snap() as unknown as { info: TableInfo }).info;
  Object.assign(house, { asked: [], info: { ...info, phase: 'over', result: { winners: [1] } }, fail: null });
});
afterEach(() => vi.useRealTimers());

async function entered(hash = ''): Promise<Reel> {
  const reel = new Reel('T', hash);
  await reel.enter('en');
  return reel;
}

test('comes in stretches, through the own eyes, at the line of the address', async () => {
  const reel = await entered('#7');
  expect(house.asked).toEqual(['0 0 en', '0 4 en']);
  expect([reel.n, reel.last, reel.seat]).toEqual([7, 9, 0]);
  expect(status(reel)).toBe('0 after 7');
  expect(reel.state.open.waiting).toEqual([1]);
});

test('a line that does not exist is the nearest, and the address says so', async () => {
  const reel = await entered('#700');
  vi.advanceTimersByTime(1000);
  expect(reel.n).toBe(9);
  expect(location.hash).toBe('#9');
  expect((await entered('#nothing')).n).toBe(0);
});

test('other eyes keep the line, and eyes that have looked need not ask again', async () => {
  const reel = await entered('#7');
  await reel.look(1);
  expect([reel.n, reel.seat, status(reel)]).toEqual([7, 1, '1 after 7']);
  await reel.look('watch');
  expect([reel.seat, status(reel)]).toEqual([null, 'watch after 7']);
  const asked = house.asked.length;
  await reel.look(1);
  expect([house.asked.length, status(reel)]).toEqual([asked, '1 after 7']);
});

test('what cannot be had leaves what is shown', async () => {
  const reel = await entered('#7');
  house.fail = new ApiFail(0, 'offline', '');
  await reel.look(1);
  expect([reel.eyes, status(reel), reel.failed]).toEqual([0, '0 after 7', '']);
});

test('moves by step and turn, and the history stays as it is', async () => {
  const reel = await entered();
  const visits = history.length;
  const way = (['turn-on', 'forward', 'turn-on', 'back', 'turn-back', 'last', 'first'] as const).map((how) => {
    reel.move(how);
    return reel.n;
  });
  expect(way).toEqual([1, 2, 6, 5, 1, 9, 0]);
  reel.go(4);
  vi.advanceTimersByTime(1000);
  expect([location.hash, history.length]).toEqual(['#4', visits]);
  reel.follow('#2');
  expect(reel.n).toBe(2);
  reel.follow('#main');
  expect(reel.n).toBe(2);
});

test('plays by itself at three speeds, stops at the end and begins anew', async () => {
  const reel = await entered('#6');
  reel.toggle();
  vi.advanceTimersByTime(1300);
  expect(reel.n).toBe(7);
  reel.faster();
  vi.advanceTimersByTime(1000);
  expect([reel.speed, reel.n]).toEqual(['3', 9]);
  vi.advanceTimersByTime(1000);
  expect(reel.playing).toBe(false);
  reel.toggle();
  expect([reel.n, reel.playing]).toEqual([0, true]);
  reel.toggle();
  vi.advanceTimersByTime(9000);
  expect(reel.n).toBe(0);
});

test('a match that is still played is not asked for', async () => {
  house.info = { ...(house.info as TableInfo), phase: 'running' };
  const reel = await entered();
  expect([reel.early, house.asked]).toEqual([true, []]);
});

test('a match that is closed to watchers is not asked for by a stranger, played or over', async () => {
  const info = house.info as TableInfo;
  const options = { ...info.options, watch: false };
  const seats = info.seats.map((seat) => ({ ...seat, who: { user: 'ben' } }));
  const closed = { ...info, options, seats, creator: 'ben' };
  for (const phase of ['running', 'over'] as const) {
    house.info = { ...closed, phase };
    const reel = await entered();
    await reel.speak('ja');
    expect([reel.closed, house.asked]).toEqual([true, []]);
  }
  // Whoever sits or made the table may look, and before it begins anybody can still take a seat.
  for (const mine of [{ seats: info.seats }, { creator: 'ann' }, { phase: 'open' as const }]) {
    house.info = { ...closed, ...mine };
    expect((await entered()).closed).toBe(false);
  }
});

test('the machine is asked until it is done, and again in another language', async () => {
  const some = (done: number): Analysis => ({ done, total: 2, points: [] });
  house.judged = [some(0), some(1), some(2), some(2)];
  const review = new Review('T');
  review.speak('ja');
  expect(house.asked).toEqual([]);
  review.start('en');
  await vi.advanceTimersByTimeAsync(9000);
  expect([house.asked, review.done]).toEqual([['analyze en', 'analysis en', 'analysis en'], true]);
  review.speak('ja');
  await vi.advanceTimersByTimeAsync(9000);
  expect(house.asked.at(-1)).toBe('analyze ja');
  expect(house.asked.length).toBe(4);
});

test('a judgment that cannot be had can be asked for again', async () => {
  house.fail = new ApiFail(0, 'offline', '');
  const review = new Review('T');
  review.start('en');
  await vi.advanceTimersByTimeAsync(9000);
  expect([review.asked, review.failed !== '', house.asked.length]).toEqual([false, true, 1]);
});
