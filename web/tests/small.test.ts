import { expect, test } from 'vitest';
import { readKey } from '../src/live/ui/keys';
import { backoff } from '../src/net/backoff';
import { newCid } from '../src/net/cid';
import { parse } from '../src/router.svelte';
import { digits, left } from '../src/state/clock';
import { heading, pieces, readDigest, search } from '../src/state/digest';
import { groups, heaped } from '../src/state/zones';
import { withDeck, type Offer } from '../src/state/deck-choice';
import { fitted, newForm, toOpenTable, type TableForm } from '../src/state/table-form';
import type { GameInfo } from '../src/wire';
import { view, zone } from './helpers';

test('the delays grow to eight seconds, ±30 %', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((n) => backoff(n, 0.5))).toEqual([0, 500, 1000, 2000, 4000, 8000, 8000]);
  expect(backoff(1, 0)).toBe(350);
  expect(backoff(5, 1)).toBe(10400);
});

test('command ids are UUIDs of version 7, ordered by time', () => {
  expect(newCid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newCid(1_000_000_000_000) < newCid(1_000_000_000_001)).toBe(true);
  expect(newCid(0x0123456789ab).startsWith('01234567-89ab-7')).toBe(true);
});

test('addresses lead to pages', () => {
  expect(parse('/')).toEqual({ page: 'landing' });
  expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(parse('/u/abc/')).toEqual({ page: 'user', id: 'abc' });
  expect(parse('/lobby')).toEqual({ page: 'lobby' });
  expect(parse('/settings')).toEqual({ page: 'settings' });
  expect(parse('/t/50%')).toEqual({ page: 'table', id: '50%' });
  expect(parse('/t')).toEqual({ page: 'missing' });
  expect(parse('/nowhere/at/all')).toEqual({ page: 'missing' });
});

test('a clock uses its grace period before its bank', () => {
  const clock = { seat: 0, grace: 20_000, bank: 60_000, runs: true };
  expect(left(clock, 0, 5_000)).toEqual({ grace: 15_000, bank: 60_000 });
  expect(left(clock, 0, 30_000)).toEqual({ grace: 0, bank: 50_000 });
  expect(left({ ...clock, runs: false }, 0, 30_000)).toEqual({ grace: 20_000, bank: 60_000 });
  expect([digits(0), digits(65_000), digits(3_723_000)]).toEqual(['0:00', '1:05', '1:02:03']);
});

test('a digest is read chapter by chapter and searched by all words', () => {
  const text =
    '# T\n\nIntro line\nwrapped.\n\n## One\n\n- `SR-A-01` Ships are ships.\n- `SR-A-EX2` An example.\n## Two\n- plain remark\n';
  const { title, chapters } = readDigest(text);
  expect(title).toBe('T');
  expect(chapters.map((c) => [c.title, c.rules.map((r) => r.id)])).toEqual([
    ['', [null]],
    ['One', ['SR-A-01', 'SR-A-EX2']],
    ['Two', [null]],
  ]);
  expect(chapters[0]?.rules[0]?.text).toBe('Intro line wrapped.');
  expect(search(chapters, 'ships are')[0]?.rules.map((r) => r.id)).toEqual(['SR-A-01']);
  expect(search(chapters, 'sr-a-ex2')).toHaveLength(1);
});

test('a rule consists of text, references to rules and source marks', () => {
  expect(pieces('[INF] It stops (`SR-OUT-01`); [FAQ] always.')).toEqual([
    { source: 'inf' },
    { text: ' It stops (' },
    { rule: 'SR-OUT-01' },
    { text: '); ' },
    { source: 'faq' },
    { text: ' always.' },
  ]);
});

test('titles omit the headings of the rulebook', () => {
  expect(heading('Ships and bases: «Корабли», «Базы»')).toBe('Ships and bases');
  expect(heading('Hunter: «Охотник» (3 or more)')).toBe('Hunter (3 or more)');
  expect(heading('ヒドラ：«Гидра»（4人か6人）')).toBe('ヒドラ（4人か6人）');
  expect(heading('Setup: RU «Подготовка» · JA 準備 (p. 10-11)')).toBe('Setup');
  expect(heading('準備：RU «Подготовка» · JA 準備（10-11ページ）')).toBe('準備');
  expect(heading('All: plain')).toBe('All: plain');
});

test('zones are read in the order common, viewer, then clockwise', () => {
  const all = {
    ...view(),
    zones: [zone('hand/0', [], 0), zone('draw/1', [], 1), zone('hand/1', [], 1), zone('market', [])],
  };
  expect(groups(all, 1).map((g) => [g.owner, g.zones.map((z) => z.id)])).toEqual([
    [null, ['market']],
    [1, ['hand/1', 'draw/1']],
    [0, ['hand/0']],
  ]);
});

test('face-down cards are stacked unless they can be chosen', () => {
  const backs = [0, 1, 2].map((i) => ({ ref: `hand/1/${i}`, count: 1 }));
  expect(heaped(backs, () => false)).toEqual([{ ref: 'hand/1/0', count: 3 }]);
  expect(heaped(backs, (ref) => ref === 'hand/1/1').map((c) => c.ref)).toEqual(['hand/1/1', 'hand/1/0']);
  expect(heaped(view().zones[0]!.cards, () => false)).toHaveLength(2);
});

const GAME: GameInfo = {
  slug: 'g',
  title: 'G',
  modes: [
    { slug: 'duel', title: 'Duel', seats: [2] },
    { slug: 'ffa', title: 'Free', seats: [3, 4] },
  ],
  rulings: [{ name: 'own', title: '?', values: ['true', 'false'], usual: 'true' }],
  lesson: false,
  decks: true,
  example: false,
};

test('the form of a new table follows its mode, and default rulings are not sent', () => {
  const form = fitted({ ...newForm(GAME, 'captain'), mode: 'ffa' }, GAME, 'captain');
  expect(form.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open']);
  expect(toOpenTable({ ...form, rulings: { own: 'true' } }, GAME).rulings).toEqual({});
  expect(toOpenTable({ ...form, rulings: { own: 'false' }, clock: 'days' }, GAME)).toMatchObject({
    rulings: { own: 'false' },
    options: { clock: { days: 3 } },
    seats: ['me', 'open', 'open'],
  });
  const rated = fitted(
    { ...form, rated: true, hints: true, seats: [{ kind: 'me' }, { kind: 'machine', level: 'x' }] },
    GAME,
    'x',
  );
  expect(rated.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open']);
  expect(rated.undo).toBe(false);
  expect(rated.hints).toBe(false);
  expect(toOpenTable({ ...form, hints: true }, GAME).options.hints).toBe(true);
});

test('decks are sent for the seats that are not free', () => {
  const deck = (side: string): Offer => ({ value: side, title: side, side, request: { starter: side } });
  const fresh = newForm(GAME, 'captain');
  expect(toOpenTable(fresh, GAME).decks).toBeUndefined();
  const form = fitted({ ...fresh, decks: [deck('light'), deck('dark')] }, GAME, 'captain');
  expect(toOpenTable(form, GAME).decks).toEqual([{ starter: 'light' }]);
  const machine: TableForm = { ...fresh, seats: [{ kind: 'me' }, { kind: 'machine', level: 'captain' }] };
  const second = fitted({ ...machine, decks: [null, deck('dark')] }, GAME, 'captain');
  expect(toOpenTable(second, GAME).decks).toEqual([null, { starter: 'dark' }]);
  expect(toOpenTable(second, { ...GAME, decks: false }).decks).toBeUndefined();
  // Two seats of one side cannot play each other: the later choice stays.
  expect(withDeck(second.decks, 0, deck('dark')).map((one) => one?.side ?? null)).toEqual(['dark', null]);
  expect(withDeck(second.decks, 0, deck('light')).map((one) => one?.side ?? null)).toEqual(['light', 'dark']);
});

test('keys mean the same on keyboards without Latin letters', () => {
  const key = (init: KeyboardEventInit): ReturnType<typeof readKey> =>
    readKey(new KeyboardEvent('keydown', init), true);
  expect(key({ key: '3' })).toEqual({ do: 'option', place: 2 });
  expect(key({ key: 'г', code: 'KeyU' })).toEqual({ do: 'undo' });
  expect(key({ key: 'ф', code: 'KeyA' })).toEqual({ do: 'option', place: 9 });
  expect(key({ key: 'U', code: 'KeyU', shiftKey: true })).toEqual({ do: 'redo' });
  expect(key({ key: 'З', code: 'KeyP', shiftKey: true })).toEqual({ do: 'ping' });
  expect(key({ key: ' ' })).toEqual({ do: 'default' });
  expect(key({ key: 'Enter' })).toEqual({ do: 'confirm' });
  expect(key({ key: '?' })).toEqual({ do: 'help' });
  expect(key({ key: 'a', ctrlKey: true })).toBeNull();
  expect(readKey(new KeyboardEvent('keydown', { key: '3' }), false)).toBeNull();
});
