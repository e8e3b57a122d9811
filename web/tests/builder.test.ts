import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Builder } from '../src/live/decks/deck-builder.svelte';
import { emptyDeck } from '../src/state/decks';
import type { DeckCheck, DeckList, KeptDeck } from '../src/wire';

const server = vi.hoisted(() => ({
  sent: [] as DeckList[],
  checked: [] as DeckList[],
  works: true,
  /** Answers to legality checks wait for these promises, in order. */
  slow: [] as Promise<void>[],
}));

vi.mock('../src/api', () => ({
  ApiFail: class extends Error {},
  api: {
    changeDeck: async (id: string, list: DeckList): Promise<KeptDeck> => {
      server.sent.push(list);
      if (!server.works) throw new Error('gone');
      return { id, list, legal: [], changed: 0 };
    },
    checkDeck: async (list: DeckList): Promise<DeckCheck> => {
      server.checked.push(list);
      await server.slow.shift();
      return { formats: [], counts: [], tables: [], share: `code ${list.main.length}` };
    },
  },
}));

/** The list with this number of copies of a part. */
function withQty(list: DeckList, code: string, qty: number): DeckList {
  return { ...list, main: [...list.main.filter((entry) => entry.code !== code), { code, qty }] };
}

const deck = (): KeptDeck => ({ id: 'd', list: emptyDeck('sw'), legal: [], changed: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { sent: [], checked: [], works: true, slow: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('changes are saved together a moment later, and the state is shown', async () => {
  const builder = new Builder(deck(), 'en');
  builder.change(withQty(builder.list, '1', 1));
  builder.change(withQty(builder.list, '1', 2));
  expect(builder.state).toBe('waiting');
  expect(server.sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(server.sent.map((list) => list.main)).toEqual([[{ code: '1', qty: 2 }]]);
  expect(builder.state).toBe('saved');
});

test('a failed save is repeated', async () => {
  const builder = new Builder(deck(), 'en');
  server.works = false;
  builder.change(withQty(builder.list, '1', 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(builder.state).toBe('failed');
  expect(builder.failed).not.toBe('');
  server.works = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(builder.state).toBe('saved');
  expect(builder.failed).toBe('');
  expect(server.sent.length).toBe(2);
});

test('every change can be undone, and the undo is saved too', async () => {
  const builder = new Builder(deck(), 'en');
  expect(builder.canUndo).toBe(false);
  builder.change(withQty(builder.list, '1', 1));
  builder.change({ ...builder.list, name: 'A' }, 'name');
  builder.change({ ...builder.list, name: 'AB' }, 'name');
  await vi.runAllTimersAsync();
  builder.undo();
  expect(builder.list).toMatchObject({ name: '', main: [{ code: '1', qty: 1 }] });
  builder.undo();
  expect(builder.list.main).toEqual([]);
  expect(builder.canUndo).toBe(false);
  await vi.runAllTimersAsync();
  expect(server.sent.at(-1)?.main).toEqual([]);
});

test('a late answer about an older list is ignored', async () => {
  let late = (): void => undefined;
  server.slow = [new Promise((done) => (late = done))];
  const builder = new Builder(deck(), 'en');
  builder.change(withQty(builder.list, '1', 1));
  await vi.runAllTimersAsync();
  expect(builder.check?.share).toBe('code 1');
  late();
  await vi.runAllTimersAsync();
  expect(server.checked.length).toBe(2);
  expect(builder.check?.share).toBe('code 1');
});

test('leaving the page saves everything', async () => {
  const builder = new Builder(deck(), 'en');
  builder.change({ ...builder.list, name: 'A' }, 'name');
  builder.end();
  expect(server.sent.map((list) => list.name)).toEqual(['A']);
  await vi.runAllTimersAsync();
  expect(server.sent.length).toBe(1);
});
