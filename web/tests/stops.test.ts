import { beforeEach, expect, test, vi } from 'vitest';
import { changePreferences, preferences } from '../src/live/settings/preferences.svelte';
import { against, askIfAble, stop, stopAt } from '../src/live/table/stops';
import { Table } from '../src/live/table/table.svelte';
import { defaultOf, nextRequest } from '../src/state/choose';
import { groupsOf, read, stopsOf, stopsWith, takenBack } from '../src/state/stops';
import { noOrders } from '../src/state/table';
import type { ClientMsg, ServerMsg, TableInfo, WindowKind } from '../src/wire';
import { choice, decision, entry, frame, open, tableStatus, snap, words } from './helpers';
import { line } from './line';

vi.mock('../src/live/connection/connection.svelte', async () => (await import('./line')).connection);
vi.mock('../src/live/connection/session.svelte', async () => (await import('./line')).session);

const kind = (slug: string, group: string, usual: boolean): WindowKind => ({
  slug,
  name: words(slug),
  group: words(group),
  usual,
});
const windows = [
  kind('draw', 'actions', false),
  kind('edge', 'actions', true),
  kind('after.entered', 'reactions', true),
];
const info = (snap() as unknown as { info: TableInfo }).info;
let table: Table;

const say = (...msgs: ServerMsg[]): void => msgs.forEach((msg) => line.listener?.msg(msg));
const last = (): ClientMsg | undefined => line.sent.at(-1);

beforeEach(() => {
  line.sent = [];
  changePreferences({ stops: {}, able: true });
  table = new Table('T');
  table.enter(info);
});

test('without orders the default windows stop, with orders the named ones', () => {
  expect(stopsOf(noOrders(), windows)).toEqual(['edge', 'after.entered']);
  expect(stopsOf({ ...noOrders(), stops: [] }, windows)).toEqual([]);
  expect(stopsWith(noOrders(), windows, 'edge', false)).toEqual(['after.entered']);
  expect(stopsWith(noOrders(), windows, 'draw', true)).toEqual(['draw', 'edge', 'after.entered']);
  expect(groupsOf(windows).map((group) => group.kinds.length)).toEqual([2, 1]);
  expect(read('edge gone', windows)).toEqual(['edge']);
  expect(read(undefined, windows)).toBeUndefined();
});

test('after an undo every window stops', () => {
  const rules = { ...noOrders(), obvious: true, stops: ['edge'], able: false };
  expect(takenBack(rules, windows)).toEqual({
    ...noOrders(),
    stops: ['draw', 'edge', 'after.entered'],
    able: false,
  });
  say(snap({ windows, rules }), frame(4, { entry: entry(4, { what: 'undo', seat: 0, commits: 1 }) }));
  expect(table.state.rules.stops).toEqual(['draw', 'edge', 'after.entered']);
});

test('one click removes a stop, and the next table of the game remembers it', () => {
  say(snap({ windows, open: open([choice('pass')], { kind: 'window', window: 'edge' }) }));
  expect(line.sent.some((msg) => msg.t === 'auto')).toBe(false);
  stop(table, table.decision!.window!, false);
  expect(table.decision, 'the server passes in a moment').toBeNull();
  expect(last()).toMatchObject({ t: 'auto', rules: { stops: ['after.entered'] } });
  expect(preferences.current.stops).toEqual({ [info.game]: 'after.entered' });
  table = new Table('T');
  table.enter(info);
  say(snap({ windows }));
  expect(last()).toMatchObject({ t: 'auto', rules: { stops: ['after.entered'] } });
  // Orders already in force at this table are not overwritten.
  line.sent = [];
  say(snap({ windows, rules: { ...noOrders(), stops: ['edge'] } }));
  expect(line.sent).toEqual([]);
  stopAt(table, null);
  expect(preferences.current.stops).toEqual({});
  expect(last()).toEqual({ t: 'auto', table: 'T', seat: 0, rules: noOrders() });
});

test('only against bots may the hand decide whether a window stops', () => {
  say(snap({ windows }));
  expect(against(table)).toBe(true);
  askIfAble(table, false);
  expect(last()).toMatchObject({ t: 'auto', rules: { able: false } });
  const people = tableStatus();
  people.seats[1] = { ...people.seats[1]!, who: { user: 'ben' } };
  table = new Table('T');
  table.enter(info);
  line.sent = [];
  say(snap({ windows, room: people }));
  expect(against(table)).toBe(false);
  expect(line.sent.some((msg) => msg.t === 'auto')).toBe(false);
});

const sources = [
  choice('pay 1 sith', 'goals/0/0'),
  choice('pay 1 base', 'goals/0/1'),
  choice('pay 2 base', 'goals/0/1'),
];
const proposal = [
  { key: 'pay 1 sith', option: 'pay 1 sith' },
  { key: 'pay 2 base later', option: 'pay 2 base' },
];

test('a proposal is shown as chosen, and one confirmation sends it completely', () => {
  say(snap({ open: open(sources, { kind: 'one', proposal }) }));
  expect(table.gathered).toEqual(['pay 1 sith', 'pay 2 base']);
  expect(defaultOf(table.decision, table.gathered)).toEqual({ do: 'confirm' });
  table.confirm();
  expect(last()).toMatchObject({ t: 'act', decision: 1, choice: ['pay 1 sith', 'pay 2 base later'] });
});

test('choosing another source requests another proposal', () => {
  say(snap({ open: open(sources, { kind: 'one', proposal }) }));
  table.choose(sources[1]!);
  expect(last()).toEqual({
    t: 'propose',
    table: 'T',
    seat: 0,
    decision: 1,
    with: ['pay 1 base'],
    without: [],
  });
  const picks = [{ key: 'pay 1 base', option: 'pay 1 base' }];
  say({ t: 'proposal', table: 'T', seat: 0, decision: 9, picks });
  expect(table.gathered).toEqual(['pay 1 sith', 'pay 2 base']);
  say({ t: 'proposal', table: 'T', seat: 0, decision: 1, picks });
  expect(table.gathered).toEqual(['pay 1 base']);
  table.confirm();
  expect(last()).toMatchObject({ t: 'act', choice: ['pay 1 base'] });
});

/** Chooses a source; the server answers with these keys. */
function answered(at: number, ...keys: string[]): void {
  table.choose(sources[at]!);
  replied(...keys);
}
const replied = (...keys: string[]): void =>
  say({ t: 'proposal', table: 'T', seat: 0, decision: 1, picks: keys.map((key) => ({ key, option: key })) });

test('a click that conflicts with earlier ones is requested alone', () => {
  say(snap({ open: open(sources, { kind: 'one', proposal }) }));
  answered(1, 'pay 1 sith', 'pay 1 base');
  // The server keeps the picks that were asked for instead of those that were not.
  answered(0, 'pay 1 sith', 'pay 1 base');
  expect(table.gathered).toEqual(['pay 1 sith', 'pay 1 base']);
  expect(last()).toMatchObject({ t: 'propose', with: [], without: ['pay 1 sith'] });
  replied('pay 2 base');
  expect([table.gathered, table.state.notice]).toEqual([['pay 2 base'], null]);
});

test('a click that no proposal can satisfy changes nothing, and the user is notified', () => {
  say(snap({ open: open(sources, { kind: 'one', proposal }) }));
  answered(0, 'pay 2 base');
  answered(1, 'pay 2 base');
  expect(last(), 'asked with the other wish, and alone').toMatchObject({ with: ['pay 1 base'], without: [] });
  replied('pay 1 sith', 'pay 2 base');
  expect(table.gathered).toEqual(['pay 2 base']);
  expect(table.state.notice).toEqual({ code: 'no_fit' });
  // The earlier request is confirmed; the next click is sent together with it.
  table.choose(sources[2]!);
  expect(table.state.notice).toBeNull();
  expect(last()).toMatchObject({ with: [], without: ['pay 1 sith', 'pay 2 base'] });
});

test('after several clicks only the answer to the last one counts', () => {
  say(snap({ open: open(sources, { kind: 'one', proposal }) }));
  table.choose(sources[1]!);
  answered(0, 'pay 1 sith', 'pay 1 base');
  expect([table.gathered.length, table.state.notice]).toEqual([2, null]);
  replied('pay 1 base');
  expect([table.gathered, table.state.notice]).toEqual([['pay 1 base'], null]);
});

test('choosing a source of the proposal removes it, and only the last choice for a card counts', () => {
  const asked = decision(sources, { proposal });
  const none = { with: [], without: [] };
  expect(nextRequest(none, asked, sources[0]!, 1)).toEqual({ with: [], without: ['pay 1 sith'] });
  const one = nextRequest(none, asked, sources[1]!, 1);
  expect(nextRequest(one, { ...asked, proposal: [] }, sources[2]!, 1)).toEqual({
    with: ['pay 2 base'],
    without: [],
  });
  // With two equal cards: once, twice, not at all.
  const twice = nextRequest(none, asked, sources[0]!, 2);
  expect(twice.with).toEqual(['pay 1 sith', 'pay 1 sith']);
});
