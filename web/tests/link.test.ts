import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, type SocketLike } from '../src/net/link';
import type { ServerMsg } from '../src/wire';

/** An in-memory socket: keeps what the client sends and lets a test deliver messages of the server. */
class FakeSocket implements SocketLike {
  binaryType = '';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { t: string }[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as { t: string });
  }
  close(): void {
    this.closed = true;
  }
  say(msg: ServerMsg): void {
    this.onmessage?.({ data: JSON.stringify(msg) });
  }
}

const HELLO: ServerMsg = {
  t: 'hello',
  user: 'ann',
  name: 'Ann',
  build: '1',
  now: 0,
  limits: { message_bytes: 1, messages_per_10s: 1, chat_chars: 1 },
};

let sockets: FakeSocket[];
let events: string[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sockets = [];
  events = [];
  link = new Link(
    () => ({ t: 'hello', build: 'b', lang: 'en' }),
    {
      up: () => events.push('up'),
      down: () => events.push('down'),
      bye: () => events.push('bye'),
      msg: (msg) => events.push(msg.t),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
  link.start();
});

afterEach(() => {
  link.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function greet(socket: FakeSocket): void {
  socket.onopen?.();
  socket.say(HELLO);
}

test('greets first and is up when greeted back', () => {
  expect(link.send({ t: 'ping', n: 1 })).toBe(false);
  greet(sockets[0]!);
  expect(sockets[0]!.sent.map((m) => m.t)).toEqual(['hello']);
  expect(events).toEqual(['up']);
  expect(link.send({ t: 'lobby', on: true })).toBe(true);
});

test('reconnects immediately, then more and more slowly', () => {
  const times: number[] = [];
  greet(sockets[0]!);
  for (let i = 0; i < 7; i++) {
    sockets.at(-1)!.onclose?.();
    const before = Date.now();
    const count = sockets.length;
    while (sockets.length === count) vi.advanceTimersToNextTimer();
    times.push(Date.now() - before);
  }
  expect(times).toEqual([0, 500, 1000, 2000, 4000, 8000, 8000]);
  expect(events.filter((e) => e === 'down')).toHaveLength(7);
});

test('a greeting resets the back-off', () => {
  greet(sockets[0]!);
  sockets[0]!.onclose?.();
  vi.advanceTimersByTime(0);
  sockets[1]!.onclose?.();
  vi.advanceTimersByTime(500);
  greet(sockets[2]!);
  sockets[2]!.onclose?.();
  vi.advanceTimersByTime(0);
  expect(sockets).toHaveLength(4);
});

test('does not wait when the network is back', () => {
  greet(sockets[0]!);
  sockets[0]!.onclose?.();
  vi.advanceTimersByTime(0);
  sockets[1]!.onclose?.();
  link.wake();
  expect(sockets).toHaveLength(3);
});

test('waits as long as a stopping server asks', () => {
  greet(sockets[0]!);
  sockets[0]!.say({ t: 'bye', reason: 'restart', retry_ms: 3000 });
  sockets[0]!.onclose?.();
  vi.advanceTimersByTime(2900);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
});

test('detects a connection that is silent without being closed', () => {
  greet(sockets[0]!);
  vi.advanceTimersByTime(26_000);
  expect(sockets[0]!.sent.at(-1)?.t).toBe('ping');
  vi.advanceTimersByTime(12_000);
  expect(sockets[0]!.closed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
});

test('pings every five seconds during the user’s turn', () => {
  greet(sockets[0]!);
  link.turn = true;
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(1000);
    sockets[0]!.say({ t: 'pong', n: 1 });
  }
  expect(sockets[0]!.sent.filter((m) => m.t === 'ping')).toHaveLength(4);
  expect(events).toEqual(['up']);
});

test('binary messages are gzip, and later messages wait for them', async () => {
  vi.useRealTimers();
  greet(sockets[0]!);
  const big: ServerMsg = { t: 'lobby', tables: [] };
  const zipped = await new Response(
    new Blob([JSON.stringify(big)]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer();
  sockets[0]!.onmessage?.({ data: zipped });
  sockets[0]!.say({ t: 'turn', table: 'T' });
  await vi.waitFor(() => expect(events).toEqual(['up', 'lobby', 'turn']));
});
