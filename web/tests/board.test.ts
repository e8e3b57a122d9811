import { expect, test } from 'vitest';
import { keepFocus } from '../src/live/focus';
import { lastBy, logOf, sentences } from '../src/state/log';
import { holdFrom } from '../src/state/seats';
import { clockwise, countersBeside, isChip, isShut } from '../src/state/zones';
import type { RoomSeat } from '../src/wire';
import { card, entry, view, words, zone } from './helpers';

test('the same sentence several times in a row is said once', () => {
  const line = entry(1, { text: ['draws', 'draws', 'shuffles', 'draws'].map(words) });
  expect(sentences(line).map(({ spans, times }) => `${spans[0]?.t} ${times}`)).toEqual([
    'draws 2',
    'shuffles 1',
    'draws 1',
  ]);
});

test('news is whatever came after the last line of the own seat', () => {
  const log = logOf([entry(1, { seat: 0 }), entry(2, { seat: 1 })]);
  expect(lastBy(log, 0)).toBe(1);
  expect(lastBy(log, 2)).toBe(-1);
  expect(lastBy(log, null)).toBe(Infinity);
});

test('piles and hands of others are numbers until something in them can be chosen', () => {
  const hand = zone('hand/1', [card('hand/1/0', 1, 'Scout')], 1);
  expect(isChip(hand, 0, () => false)).toBe(true);
  expect(isChip(hand, 1, () => false)).toBe(false);
  expect(isChip(hand, 0, () => true)).toBe(false);
  expect(isChip(zone('discard/0', [], 0), 0, () => true)).toBe(true);
  expect(isShut(hand)).toBe(false);
  expect(isShut(zone('hand/1', [{ ref: 'hand/1/0', count: 5 }], 1))).toBe(true);
});

test('what a zone tells is not told by a counter as well', () => {
  const panel = { ...view().seats[0]!, counters: [3, 50].map((value, i) => ({ name: words(`c${i}`), value })) };
  const told = { ...zone('hand/0', [], 0), title: words('c0'), count: 3 };
  expect(countersBeside(panel, [told]).map((counter) => counter.value)).toEqual([50]);
  expect(countersBeside(panel, [{ ...told, count: 4 }])).toHaveLength(2);
});

test('seats go round from the own one', () => {
  expect(clockwise(view(), 1).map((panel) => panel.seat)).toEqual([1, 0]);
  expect(clockwise(view(), null).map((panel) => panel.seat)).toEqual([0, 1]);
});

test('the machine may play for somebody who was away for a minute', () => {
  const seat: RoomSeat = {
    seat: 0,
    who: { user: 'ben' },
    name: 'Ben',
    online: false,
    away: 1000,
    held: false,
    conceded: false,
    thinking: false,
  };
  expect(holdFrom(seat)).toBe(61_000);
  expect(holdFrom({ ...seat, online: true })).toBeNull();
  expect(holdFrom({ ...seat, held: true })).toBeNull();
  expect(holdFrom({ ...seat, who: { machine: 'captain' } })).toBeNull();
});

test('when the focused element goes, the focus stays near', async () => {
  const root = document.createElement('div');
  root.innerHTML = `<h1 tabindex="-1"></h1>
    <section data-zone="hand/0"><button data-rove id="a"></button><button data-rove id="b"></button></section>
    <section id="decision" tabindex="-1"><button id="c"></button></section><p><button id="d"></button></p>`;
  document.body.append(root);
  const stop = keepFocus(root);
  const gone = async (id: string): Promise<string> => {
    const button = document.getElementById(id)!;
    button.focus();
    button.remove();
    await new Promise((done) => setTimeout(done));
    return document.activeElement?.id ?? '';
  };
  expect(await gone('a')).toBe('b');
  expect(await gone('c')).toBe('decision');
  expect(await gone('d')).toBe('decision');
  stop();
  root.remove();
});
