import { expect, test } from 'vitest';
import { viewHash } from '../src/state/hash';
import { receive, sending, type Command } from '../src/state/table';
import type { Nack, ServerMsg } from '../src/wire';
import { after, card, choice, entry, frame, open, tableStatus, snap, view, words, zone } from './helpers';

const act: Command = { t: 'act', table: 'T', cid: 'c1', seat: 0, decision: 1, choice: ['end turn'] };

test('a snapshot replaces everything', () => {
  const state = after(snap());
  expect(state.n).toBe(3);
  expect(state.open.decision?.options).toHaveLength(2);
  expect(state.commitment).toBe('abc');
});

test('an update replaces some cards of a zone, and those behind them move up', () => {
  const patch = {
    cards: [{ zone: 'hand/0', count: 2, from: 0, drop: 2, cards: [card('hand/0/0', 7, 'Cutter')] }],
  };
  const state = after(snap(), frame(4, { patch }));
  expect(state.view?.zones[1]).toEqual(
    zone('hand/0', [card('hand/0/0', 7, 'Cutter'), card('hand/0/1', 2, 'Viper')], 0),
  );
  expect(state.view?.zones[0]).toEqual(view().zones[0]);
});

test('an update patches whole zones and panels and keeps the rest', () => {
  const discard = zone('discard/0', [card('discard/0/0', 1, 'Scout')], 0);
  const state = after(
    snap(),
    frame(4, {
      patch: { status: words('turn of Ben'), zones: [discard], order: ['discard/0', 'market'] },
      open: open(),
    }),
  );
  expect(state.view?.zones.map((z) => z.id)).toEqual(['discard/0', 'market']);
  expect(state.view?.status).toEqual(words('turn of Ben'));
  expect(state.view?.seats).toHaveLength(2);
  expect(state.log.lines.map((line) => line.n)).toEqual([4]);
});

test('lines written together keep the question until the last one', () => {
  const state = after(snap(), frame(4));
  expect(state.n).toBe(4);
  expect(state.open.decision?.options).toHaveLength(2);
});

test('a gap in the numbers makes the copy stale, and updates are ignored until the next snapshot', () => {
  const gap = after(snap(), frame(5));
  expect(gap.stale).toBe('gap');
  expect(receive(gap, frame(4), 0)).toBe(gap);
  expect(receive(gap, snap({ n: 5 }), 0)).toMatchObject({ stale: null, n: 5 });
});

test('an update that was seen before changes nothing', () => {
  const state = after(snap(), frame(4));
  expect(receive(state, frame(4), 0)).toBe(state);
});

test('a wrong hash makes the copy stale, a right one does not', () => {
  expect(after(snap(), frame(4, { hash: 'ffffffffffffffff' })).stale).toBe('hash');
  expect(after(snap(), frame(4, { hash: viewHash(view()) })).stale).toBeNull();
});

test('an answer is pending until its ack', () => {
  const sent = sending(after(snap()), act);
  expect(receive(sent, { t: 'ack', cid: 'other', n: 4 }, 0).pending).toEqual(act);
  const acked = receive(sent, { t: 'ack', cid: 'c1', n: 4 }, 0);
  expect(acked.pending).toBeNull();
  expect(acked.acked).toEqual({ cid: 'c1', n: 4 });
});

test('a command that the server could not save is sent again with the same id', () => {
  const sent = sending(after(snap()), act);
  for (const code of ['unavailable', 'draining', 'too_fast'] as const) {
    const state = receive(sent, { t: 'nack', cid: 'c1', table: 'T', code }, 0);
    expect(state).toMatchObject({ pending: act, again: code, notice: { code } });
  }
});

test('a "too fast" for chat does not affect a pending answer', () => {
  const state = receive(sending(after(snap()), act), { t: 'nack', table: 'T', code: 'too_fast' }, 0);
  expect(state).toMatchObject({ pending: act, again: null, notice: { code: 'too_fast' } });
});

test('an answer is kept until the client has joined again', () => {
  const state = receive(
    sending(after(snap()), act),
    { t: 'nack', cid: 'c1', table: 'T', code: 'not_joined' },
    0,
  );
  expect(state).toMatchObject({ pending: act, rejoin: true });
});

test('a changed question brings its fresh options', () => {
  const fresh = open([choice('buy ram', 'market/1')]);
  const state = receive(
    sending(after(snap()), act),
    { t: 'nack', cid: 'c1', table: 'T', code: 'changed', open: fresh },
    0,
  );
  expect(state).toMatchObject({ pending: null, open: fresh, stale: null });
});

test('a client that is too late and behind requests a resync', () => {
  const late: ServerMsg = { t: 'nack', cid: 'c1', table: 'T', code: 'stale_decision', n: 9 };
  expect(receive(sending(after(snap()), act), late, 0).stale).toBe('gap');
  expect(receive(sending(after(snap()), act), { ...late, n: 3 }, 0).stale).toBeNull();
});

test('a pending undo request does not block its player', () => {
  const undo: Command = { t: 'undo', table: 'T', cid: 'u1', seat: 0 };
  const asked = { ...tableStatus(), undo: { request: 1, seat: 0, to: 2, waiting: [1] } };
  const state = receive(sending(after(snap()), undo), { t: 'room', table: 'T', room: asked }, 0);
  expect(state).toMatchObject({ pending: null, undoCid: 'u1' });
  const refused = receive(state, { t: 'nack', cid: 'u1', table: 'T', code: 'no_undo' }, 0);
  expect(refused).toMatchObject({ undoCid: null, notice: { code: 'no_undo' } });
});

test('a refused join is final, a failed one is repeated', () => {
  const entering = { ...after(), entering: true };
  const refusal = (code: Nack) => receive(entering, { t: 'nack', table: 'T', code }, 0);
  expect(refusal('unknown_table')).toMatchObject({ refused: 'unknown_table' });
  expect(refusal('unavailable')).toMatchObject({ refused: null, rejoin: true });
  expect(receive(entering, snap(), 0)).toMatchObject({ entering: false });
});

test('messages about other tables are ignored', () => {
  const state = after(snap());
  expect(receive(state, { t: 'room', table: 'X', room: { ...tableStatus(), paused: true } }, 0)).toBe(state);
});

test('a chat line appears once however often it is sent', () => {
  const said: ServerMsg = { t: 'chat', table: 'T', seq: 1, name: 'Ben', text: 'hi', at: 0 };
  expect(after(snap(), said, said).chat).toHaveLength(1);
});

test('undo strikes lines out and redo restores them', () => {
  const state = after(
    snap(),
    frame(4),
    frame(5),
    frame(6, { entry: entry(6, { what: 'undo', commits: 2 }) }),
  );
  expect(state.log.lines.map((line) => line.void ?? false)).toEqual([true, true, false]);
  const back = receive(state, frame(7, { entry: entry(7, { what: 'redo', commits: 1 }) }), 0);
  expect(back.log.lines.map((line) => line.void ?? false)).toEqual([false, true, false, false]);
});
