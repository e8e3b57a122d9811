import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFail } from '../src/api';
import { Replay } from '../src/live/replay/replay.svelte';
import { MatchAnalysis } from '../src/live/replay/analysis.svelte';
import type { Analysis, Replay as ReplayChunk, ReplayStep, TableInfo } from '../src/wire';
import { entry, snap, view, words } from './helpers';

/** Requests to the server and its answers. */
const server = vi.hoisted(() => ({
  asked: [] as string[],
  info: null as TableInfo | null,
  fail: null as Error | null,
  last: 9,
  chunk: 5,
  judged: [] as unknown[],
}));

vi.mock('../src/live/connection/session.svelte', () => ({
  session: { user: 'ann', me: null },
  ensureMe: () => Promise.resolve(),
}));

vi.mock('../src/api', async (original) => {
  const real = await original<typeof import('../src/api')>();
  const judge = (what: string) => (_: string, lang: string) => {
    server.asked.push(`${what} ${lang}`);
    return server.fail ? Promise.reject(server.fail) : Promise.resolve(server.judged.shift());
  };
  const api = {
    table: () => Promise.resolve(server.info),
    replay: (_: string, viewpoint: string | number, from: number, lang: string) => {
      server.asked.push(`${viewpoint} ${from} ${lang}`);
      return server.fail ? Promise.reject(server.fail) : Promise.resolve(stretch(from, viewpoint));
    },
    analyze: judge('analyze'),
    analysis: judge('analysis'),
  };
  return { ...real, api };
});

function stretch(from: number, viewpoint: string | number): ReplayChunk {
  const numbers = Array.from({ length: server.chunk }, (_, i) => (from === 0 ? i : from + 1 + i));
  const frames: ReplayStep[] = numbers
    .filter((n) => n <= server.last)
    .map((n) => ({
      n,
      entry: entry(n),
      ...(n === 0 ? {} : { patch: { status: words(`${viewpoint} after ${n}`) } }),
      waiting: [n % 2],
      turn: n === 1 || n === 6,
    }));
  const end = frames.at(-1)?.n ?? server.last;
  const info = server.info!;
  const more = end < server.last ? { next: end } : {};
  return { info, last: server.last, start: { n: from, view: view() }, frames, ...more };
}

const status = (replay: Replay): string | undefined => replay.line?.view.status[0]?.t;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/r/T');
  const info = (snap() as unknown as { info: TableInfo }).info;
  Object.assign(server, {
    asked: [],
    info: { ...info, phase: 'over', result: { winners: [1] } },
    fail: null,
  });
});
afterEach(() => vi.useRealTimers());

async function entered(hash = ''): Promise<Replay> {
  const replay = new Replay('T', hash);
  await replay.enter('en');
  return replay;
}

test('loads in pieces, from the user’s viewpoint, at the line of the address', async () => {
  const replay = await entered('#7');
  expect(server.asked).toEqual(['0 0 en', '0 4 en']);
  expect([replay.n, replay.last, replay.seat]).toEqual([7, 9, 0]);
  expect(status(replay)).toBe('0 after 7');
  expect(replay.state.open.waiting).toEqual([1]);
});

test('a line that does not exist is replaced by the nearest, also in the address', async () => {
  const replay = await entered('#700');
  vi.advanceTimersByTime(1000);
  expect(replay.n).toBe(9);
  expect(location.hash).toBe('#9');
  expect((await entered('#nothing')).n).toBe(0);
});

test('another viewpoint keeps the line, and loaded viewpoints are not loaded again', async () => {
  const replay = await entered('#7');
  await replay.look(1);
  expect([replay.n, replay.seat, status(replay)]).toEqual([7, 1, '1 after 7']);
  await replay.look('watch');
  expect([replay.seat, status(replay)]).toEqual([null, 'watch after 7']);
  const asked = server.asked.length;
  await replay.look(1);
  expect([server.asked.length, status(replay)]).toEqual([asked, '1 after 7']);
});

test('a failed request keeps the displayed line', async () => {
  const replay = await entered('#7');
  server.fail = new ApiFail(0, 'offline', '');
  await replay.look(1);
  expect([replay.viewpoint, status(replay), replay.failed]).toEqual([0, '0 after 7', '']);
});

test('moves by steps and turns without adding to the browser history', async () => {
  const replay = await entered();
  const visits = history.length;
  const way = (['turn-on', 'forward', 'turn-on', 'back', 'turn-back', 'last', 'first'] as const).map(
    (how) => {
      replay.move(how);
      return replay.n;
    },
  );
  expect(way).toEqual([1, 2, 6, 5, 1, 9, 0]);
  replay.go(4);
  vi.advanceTimersByTime(1000);
  expect([location.hash, history.length]).toEqual(['#4', visits]);
  replay.follow('#2');
  expect(replay.n).toBe(2);
  replay.follow('#main');
  expect(replay.n).toBe(2);
});

test('plays at three speeds, stops at the end and can start again', async () => {
  const replay = await entered('#6');
  replay.toggle();
  vi.advanceTimersByTime(1300);
  expect(replay.n).toBe(7);
  replay.faster();
  vi.advanceTimersByTime(1000);
  expect([replay.speed, replay.n]).toEqual(['3', 9]);
  vi.advanceTimersByTime(1000);
  expect(replay.playing).toBe(false);
  replay.toggle();
  expect([replay.n, replay.playing]).toEqual([0, true]);
  replay.toggle();
  vi.advanceTimersByTime(9000);
  expect(replay.n).toBe(0);
});

test('a match in progress is not requested', async () => {
  server.info = { ...server.info!, phase: 'running' };
  const replay = await entered();
  expect([replay.early, server.asked]).toEqual([true, []]);
});

test('a match closed to watchers is not requested for other users, in progress or finished', async () => {
  const info = server.info!;
  const options = { ...info.options, watch: false };
  const seats = info.seats.map((seat) => ({ ...seat, who: { user: 'ben' } }));
  const closed = { ...info, options, seats, creator: 'ben' };
  for (const phase of ['running', 'over'] as const) {
    server.info = { ...closed, phase };
    const replay = await entered();
    await replay.speak('ja');
    expect([replay.closed, server.asked]).toEqual([true, []]);
  }
  // Players and the creator may watch, and before the match starts anybody can still take a seat.
  for (const mine of [{ seats: info.seats }, { creator: 'ann' }, { phase: 'open' as const }]) {
    server.info = { ...closed, ...mine };
    expect((await entered()).closed).toBe(false);
  }
});

test('the analysis is polled until it is done, and requested again in another language', async () => {
  const some = (done: number): Analysis => ({ done, total: 2, points: [] });
  server.judged = [some(0), some(1), some(2), some(2)];
  const analysis = new MatchAnalysis('T');
  analysis.speak('ja');
  expect(server.asked).toEqual([]);
  analysis.start('en');
  await vi.advanceTimersByTimeAsync(9000);
  expect([server.asked, analysis.done]).toEqual([['analyze en', 'analysis en', 'analysis en'], true]);
  analysis.speak('ja');
  await vi.advanceTimersByTimeAsync(9000);
  expect(server.asked.at(-1)).toBe('analyze ja');
  expect(server.asked.length).toBe(4);
});

test('a failed analysis can be requested again', async () => {
  server.fail = new ApiFail(0, 'offline', '');
  const analysis = new MatchAnalysis('T');
  analysis.start('en');
  await vi.advanceTimersByTimeAsync(9000);
  expect([analysis.asked, analysis.failed !== '', server.asked.length]).toEqual([false, true, 1]);
});
