import { beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../src/live/table.svelte';
import type { ClientMsg, ServerMsg, TableInfo } from '../src/wire';
import { choice, entry, frame, open, room, snap } from './helpers';
import { line } from './line';

vi.mock('../src/live/house.svelte', async () => (await import('./line')).house);

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

test('joins as the own seat, and comes back with what it has', () => {
  expect(line.sent).toEqual([{ t: 'join', table: 'T', as: { seat: 0 } }]);
  say(snap());
  line.listener?.up();
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 }, have: 3 });
});

test('an answer without an ack is sent again under the same name, after the join', () => {
  say(snap());
  table.choose(table.decision!.options[1]!);
  const act = last();
  expect(act).toMatchObject({ t: 'act', seat: 0, decision: 1, choice: ['end turn'] });
  table.choose(table.decision!.options[0]!);
  expect(last()).toBe(act);
  line.listener?.up();
  expect(line.sent.slice(-2)).toEqual([{ t: 'join', table: 'T', as: { seat: 0 }, have: 3 }, act]);
});

test('what is asked for while a command is on its way waits; a second answer does not', () => {
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

test('between the ack and the frame the old question takes no second answer', () => {
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

test('a gap asks for everything once', () => {
  say(snap(), frame(9), frame(10));
  expect(line.sent.filter((msg) => msg.t === 'resync')).toHaveLength(1);
  expect(table.decision).toBeNull();
});

test('a server that says so is joined anew without what was held', () => {
  say(snap(), { t: 'resync', table: 'T', reason: 'slow' });
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 } });
});

test('playing all waits for the ack and for the frame, one option after the other', () => {
  const next = (id: number) =>
    open([choice('play scout', 'hand/0/0', { obvious: true }), choice('end turn', 'end')], { id });
  say(snap());
  table.rush();
  const first = cid();
  expect(last()).toMatchObject({ t: 'act', choice: ['play scout'] });
  say({ t: 'ack', cid: first, n: 4 });
  expect(line.sent.filter((msg) => msg.t === 'act')).toHaveLength(1);
  say(frame(4, { open: next(2) }));
  expect(last()).toMatchObject({ t: 'act', decision: 2 });
  say(frame(5, { open: open([choice('end turn', 'end')], { id: 3 }) }), { t: 'ack', cid: cid(), n: 5 });
  expect(line.sent.filter((msg) => msg.t === 'act')).toHaveLength(2);
  expect(table.rushing).toBe(false);
});

test('being ready says what was drafted, as long as it is offered', () => {
  const ready = choice('ready', undefined, { verb: 'ready' });
  say(snap({ open: open([choice('a'), choice('b'), ready]) }));
  table.pledge = ({ options }) => options.find(({ key }) => key === 'b') ?? null;
  table.choose(ready);
  expect(last()).toMatchObject({ t: 'act', decision: 1, choice: ['b'] });
  say({ t: 'ack', cid: cid(), n: 4 }, frame(4, { open: open([choice('b'), choice('c')], { id: 2 }) }));
  expect(last()).toMatchObject({ t: 'act', decision: 2, choice: ['b'] });
  const sent = line.sent.length;
  say({ t: 'ack', cid: cid(), n: 5 }, frame(5, { open: open([choice('a'), ready], { id: 3 }) }));
  expect([line.sent.length, table.rushing]).toEqual([sent, false]);
  // Without a draft it means what it says.
  table.pledge = null;
  table.choose(ready);
  expect(last()).toMatchObject({ t: 'act', decision: 3, choice: ['ready'] });
});

test('a warning asks twice', () => {
  const risky = choice('end turn', 'end', { warn: [{ t: 'trade is left' }] });
  say(snap({ open: open([risky]) }));
  table.choose(risky);
  expect(table.asking).toEqual(risky);
  expect(line.sent.some((msg) => msg.t === 'act')).toBe(false);
  table.choose(risky);
  expect(last()).toMatchObject({ t: 'act', choice: ['end turn'] });
});

test('several picks go out together, the one that ends the question last', () => {
  const options = [choice('scrap scout', 'hand/0/0'), choice('scrap viper', 'hand/0/2'), choice('done')];
  say(snap({ open: open(options, { kind: 'some', max: 2 }) }));
  table.choose(options[1]!);
  table.choose(options[2]!);
  expect(last()).toMatchObject({ t: 'act', choice: ['scrap viper', 'done'] });
});

test('whoever confirms what is gathered has ended the question', () => {
  const options = [choice('scrap scout', 'hand/0/0'), choice('scrap viper', 'hand/0/2'), choice('done')];
  say(snap({ open: open(options, { kind: 'some', max: 2 }) }));
  table.choose(options[1]!);
  table.choose(options[0]!);
  table.confirm();
  expect(last()).toMatchObject({ t: 'act', choice: ['scrap scout', 'scrap viper', 'done'] });
});

test('at a shared device nothing of the next seat is asked for before its player is there', () => {
  const shared = room().seats.map((seat, i) => ({
    ...seat,
    who: { user: 'ann' },
    name: ['Ann', 'Ben'][i] ?? '',
  }));
  const both = { ...info, seats: shared.map(({ who, name }) => ({ who, name })) };
  table = new Table('T');
  table.enter(both);
  expect(table.curtain).toBe(0);
  const people = { ...room(), seats: shared };
  say(snap({ info: both, room: people }));
  table.liftCurtain();
  expect(table.curtain).toBeNull();
  say(frame(4, { open: { waiting: [1] } }));
  expect(table.curtain).toBe(1);
  expect(line.sent.filter((msg) => msg.t === 'join')).toHaveLength(2);
  table.liftCurtain();
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
    room: { ...room(), phase: 'open', seats: [{ ...room().seats[0]!, who: 'open' }, room().seats[1]!] },
  });
  say({ t: 'room', table: 'T', room: room() });
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 } });
});

test('standing orders come with the table and go with whatever is taken back, except the first', () => {
  say(snap({ rules: { forced: false, obvious: true, end: true, answers: [] } }));
  expect(table.state.rules.obvious).toBe(true);
  table.order({ ...table.state.rules, end: false });
  expect(last()).toMatchObject({ t: 'auto', seat: 0, rules: { obvious: true, end: false } });
  say(frame(4, { entry: entry(4, { what: 'undo', seat: 1, commits: 1 }) }));
  expect(table.state.rules).toEqual({ forced: false, obvious: false, end: false, answers: [] });
});

test('comes back with the last thing it heard, so that nothing said is missed', () => {
  say(snap(), { t: 'chat', table: 'T', seq: 7, name: 'Ben', text: 'hi', at: 0 });
  line.listener?.up();
  expect(last()).toEqual({ t: 'join', table: 'T', as: { seat: 0 }, have: 3, said: 7 });
});

test('a join that fails after the line came back is tried again', () => {
  vi.useFakeTimers();
  say(snap());
  line.listener?.up();
  say({ t: 'nack', table: 'T', code: 'unavailable' });
  const before = line.sent.length;
  vi.advanceTimersByTime(2000);
  expect(line.sent.slice(before)).toEqual([{ t: 'join', table: 'T', as: { seat: 0 }, have: 3 }]);
  vi.useRealTimers();
});
