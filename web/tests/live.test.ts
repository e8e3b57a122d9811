import { beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../src/live/table/table.svelte';
import type { ClientMsg, ServerMsg, TableInfo } from '../src/wire';
import { choice, entry, frame, open, tableStatus, snap } from './helpers';
import { line } from './line';

vi.mock('../src/live/connection/connection.svelte', async () => (await import('./line')).connection);
vi.mock('../src/live/connection/session.svelte', async () => (await import('./line')).session);

const info = (snap() as unknown as { info: TableInfo }).info;
let table: Table;

function say(...msgs: ServerMsg[]): void {
  for (const msg of msgs) line.listener?.msg(msg);
}

function last(): ClientMsg | undefined {
  return line.sent.at(-1);
}

function cid(): string {
  const msg = last();
  return msg && 'cid' in msg ? msg.cid : '';
}

beforeEach(() => {
  line.sent = [];
  table = new Table('T');
  table.enter(info);
});

test('joins with the user’s seat, and rejoins with its last update number', () => {
  expect(line.sent).toEqual([{ t: 'join', table: 'T', as: { seat: 0 } }]);
  say(snap());
  line.listener?.up();
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 }, have: 3 });
});

test('an answer without an ack is sent again with the same id after the join', () => {
  say(snap());
  table.choose(table.decision!.options[1]!);
  const act = last();
  expect(act).toMatchObject({ t: 'act', seat: 0, decision: 1, choice: ['end turn'] });
  table.choose(table.decision!.options[0]!);
  expect(last()).toBe(act);
  line.listener?.up();
  expect(line.sent.slice(-2)).toEqual([{ t: 'join', table: 'T', as: { seat: 0 }, have: 3 }, act]);
});

test('requests wait while a command is under way; a second answer is dropped', () => {
  say(snap());
  table.choose(table.decision!.options[1]!);
  const first = cid();
  table.command({ t: 'coach', seat: 0, user: 'eve', on: true });
  table.choose(table.decision!.options[0]!);
  expect(cid()).toBe(first);
  say({ t: 'ack', cid: first, n: 4 });
  expect(last()).toMatchObject({ t: 'coach', user: 'eve' });
  const second = cid();
  say({ t: 'ack', cid: second, n: 4 });
  expect(cid()).toBe(second);
});

test('between the ack and the update the old question takes no second answer', () => {
  say(snap());
  table.choose(table.decision!.options[1]!);
  const act = last();
  say({ t: 'ack', cid: cid(), n: 4 });
  expect(table.busy).toBe(true);
  table.choose(table.decision!.options[0]!);
  expect(last()).toBe(act);
  say(frame(4, { open: open([choice('end turn', 'end')], { id: 2 }) }));
  expect(table.busy).toBe(false);
  table.choose(table.decision!.options[0]!);
  expect(last()).toMatchObject({ t: 'act', decision: 2 });
});

test('a gap causes one resync', () => {
  say(snap(), frame(9), frame(10));
  expect(line.sent.filter((msg) => msg.t === 'resync')).toHaveLength(1);
  expect(table.decision).toBeNull();
});

test('after a resync from the server the client rejoins without its old state', () => {
  say(snap(), { t: 'resync', table: 'T', reason: 'slow' });
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 } });
});

test('"play all" waits for the ack and the update, one option after the other', () => {
  const next = (id: number) =>
    open([choice('play scout', 'hand/0/0', { obvious: true }), choice('end turn', 'end')], { id });
  say(snap());
  table.runPlan();
  const first = cid();
  expect(last()).toMatchObject({ t: 'act', choice: ['play scout'] });
  say({ t: 'ack', cid: first, n: 4 });
  expect(line.sent.filter((msg) => msg.t === 'act')).toHaveLength(1);
  say(frame(4, { open: next(2) }));
  expect(last()).toMatchObject({ t: 'act', decision: 2 });
  say(frame(5, { open: open([choice('end turn', 'end')], { id: 3 }) }), { t: 'ack', cid: cid(), n: 5 });
  expect(line.sent.filter((msg) => msg.t === 'act')).toHaveLength(2);
  expect(table.runningPlan).toBe(false);
});

test('"ready" sends the draft, as long as it is offered', () => {
  const ready = choice('ready', undefined, { verb: 'ready' });
  say(snap({ open: open([choice('a'), choice('b'), ready]) }));
  table.readyPlan = ({ options }) => options.find(({ key }) => key === 'b') ?? null;
  table.choose(ready);
  expect(last()).toMatchObject({ t: 'act', decision: 1, choice: ['b'] });
  say({ t: 'ack', cid: cid(), n: 4 }, frame(4, { open: open([choice('b'), choice('c')], { id: 2 }) }));
  expect(last()).toMatchObject({ t: 'act', decision: 2, choice: ['b'] });
  const sent = line.sent.length;
  say({ t: 'ack', cid: cid(), n: 5 }, frame(5, { open: open([choice('a'), ready], { id: 3 }) }));
  expect([line.sent.length, table.runningPlan]).toEqual([sent, false]);
  // Without a draft the key has its usual meaning.
  table.readyPlan = null;
  table.choose(ready);
  expect(last()).toMatchObject({ t: 'act', decision: 3, choice: ['ready'] });
});

test('a warning needs a second click', () => {
  const risky = choice('end turn', 'end', { warn: [{ t: 'trade is left' }] });
  say(snap({ open: open([risky]) }));
  table.choose(risky);
  expect(table.asking).toEqual(risky);
  expect(line.sent.some((msg) => msg.t === 'act')).toBe(false);
  table.choose(risky);
  expect(last()).toMatchObject({ t: 'act', choice: ['end turn'] });
});

test('several picks are sent together, the closing one last', () => {
  const options = [choice('scrap scout', 'hand/0/0'), choice('scrap viper', 'hand/0/2'), choice('done')];
  say(snap({ open: open(options, { kind: 'some', max: 2 }) }));
  table.choose(options[1]!);
  table.choose(options[2]!);
  expect(last()).toMatchObject({ t: 'act', choice: ['scrap viper', 'done'] });
});

test('confirming the collected options ends the question', () => {
  const options = [choice('scrap scout', 'hand/0/0'), choice('scrap viper', 'hand/0/2'), choice('done')];
  say(snap({ open: open(options, { kind: 'some', max: 2 }) }));
  table.choose(options[1]!);
  table.choose(options[0]!);
  table.confirm();
  expect(last()).toMatchObject({ t: 'act', choice: ['scrap scout', 'scrap viper', 'done'] });
});

test('at a shared device nothing of the next seat is requested before its player confirms', () => {
  const shared = tableStatus().seats.map((seat, i) => ({
    ...seat,
    who: { user: 'ann' },
    name: ['Ann', 'Ben'][i] ?? '',
  }));
  const both = { ...info, seats: shared.map(({ who, name }) => ({ who, name })) };
  table = new Table('T');
  table.enter(both);
  expect(table.passTo).toBe(0);
  const people = { ...tableStatus(), seats: shared };
  say(snap({ info: both, room: people }));
  table.takeDevice();
  expect(table.passTo).toBeNull();
  say(frame(4, { open: { waiting: [1] } }));
  expect(table.passTo).toBe(1);
  expect(line.sent.filter((msg) => msg.t === 'join')).toHaveLength(2);
  table.takeDevice();
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 1 } });
  expect(table.state.view).toBeNull();
});

test('sitting down makes a watcher a player', () => {
  const free = {
    ...info,
    phase: 'open' as const,
    seats: [{ who: 'open' as const, name: '' }, info.seats[1]!],
  };
  table = new Table('T');
  table.enter(free);
  expect(last()).toMatchObject({ t: 'join', as: 'watch' });
  const { n: _n, ...before } = snap({ info: free }) as Extract<ServerMsg, { t: 'snap' }>;
  say({
    ...before,
    room: {
      ...tableStatus(),
      phase: 'open',
      seats: [{ ...tableStatus().seats[0]!, who: 'open' }, tableStatus().seats[1]!],
    },
  });
  say({ t: 'room', table: 'T', room: tableStatus() });
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 } });
});

test('standing orders arrive with the table, and an undo clears all but the first', () => {
  say(snap({ rules: { forced: false, obvious: true, end: true, answers: [] } }));
  expect(table.state.rules.obvious).toBe(true);
  table.order({ ...table.state.rules, end: false });
  expect(last()).toMatchObject({ t: 'auto', seat: 0, rules: { obvious: true, end: false } });
  say(frame(4, { entry: entry(4, { what: 'undo', seat: 1, commits: 1 }) }));
  expect(table.state.rules).toEqual({ forced: false, obvious: false, end: false, answers: [] });
});

test('rejoins with the last chat line it has, so that no line is missed', () => {
  say(snap(), { t: 'chat', table: 'T', seq: 7, name: 'Ben', text: 'hi', at: 0 });
  line.listener?.up();
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 }, have: 3, said: 7 });
});

test('a join that fails after a reconnect is repeated', () => {
  vi.useFakeTimers();
  say(snap());
  line.listener?.up();
  say({ t: 'nack', table: 'T', code: 'unavailable' });
  const before = line.sent.length;
  vi.advanceTimersByTime(2000);
  expect(line.sent.slice(before)).toEqual([{ t: 'join', table: 'T', as: { seat: 0 }, have: 3 }]);
  vi.useRealTimers();
});
