import { expect, test } from 'vitest';
import { keepFocus } from '../src/live/ui/focus';
import { brief, lastBy, logOf, sentences } from '../src/state/log';
import { holdFrom } from '../src/state/seats';
import { split } from '../src/state/layout';
import { clockwise, isFaceDown } from '../src/state/zones';
import type { SeatStatus } from '../src/wire';
import { card, entry, view, words, zone } from './helpers';

test('repeated sentences are shown once with a count', () => {
  const line = entry(1, { text: ['draws', 'draws', 'shuffles', 'draws'].map(words) });
  expect(sentences(line).map(({ spans, times }) => `${spans[0]?.t} ${times}`)).toEqual([
    'draws 2',
    'shuffles 1',
    'draws 1',
  ]);
});

test('lines after the last one of the viewer’s seat are news', () => {
  const log = logOf([entry(1, { seat: 0 }), entry(2, { seat: 1 })]);
  expect(lastBy(log, 0)).toBe(1);
  expect(lastBy(log, 2)).toBe(-1);
  expect(lastBy(log, null)).toBe(Infinity);
});

test('a hidden hand is a number, a visible hand is spread out', () => {
  const faceDown = zone('hand/1', [{ ref: 'hand/1/0', count: 5 }], 1);
  const open = zone('hand/1', [card('hand/1/0', 1, 'Scout')], 1);
  const pile = zone('discard/1', [], 1);
  expect(isFaceDown(open)).toBe(false);
  expect(isFaceDown(faceDown)).toBe(true);
  expect(split([faceDown, pile], false, () => false)).toEqual({
    play: null,
    hand: null,
    piles: [faceDown, pile],
  });
  expect(split([open, pile], false, () => false)).toEqual({ play: null, hand: open, piles: [pile] });
  expect(split([faceDown, pile], false, () => true).hand).toBe(faceDown);
  expect(split([faceDown, pile], true, () => false).hand).toBe(faceDown);
  const half = zone('hand/1', [card('hand/1/0', 1, 'Scout'), { ref: 'hand/1/1', count: 3 }], 1);
  expect(split([half, pile], false, () => false).piles).toEqual([half, pile]);
});

test('seats are ordered clockwise from the viewer’s', () => {
  expect(clockwise(view(), 1).map((panel) => panel.seat)).toEqual([1, 0]);
  expect(clockwise(view(), null).map((panel) => panel.seat)).toEqual([0, 1]);
});

test('a bot may play for a player who was away for a minute', () => {
  const seat: SeatStatus = {
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

test('when the focused element is removed, the focus stays nearby', async () => {
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

test('the actor is named once, and again after another subject', () => {
  const ann = { t: 'Ann', seat: 0 };
  const text = [
    [ann, { t: ' plays ' }, { t: 'Scout', card: 1 }],
    [ann, { t: ' gains 1' }],
    [{ t: 'Ben', seat: 1 }, { t: ' is out' }],
    [ann, { t: ' wins' }],
    [ann, { t: "'s base falls" }],
  ];
  const said = (by: number | null): string[] =>
    brief(entry(1, { text }), by).map(({ spans }) => spans.map((span) => span.t).join(''));
  expect(said(0)).toEqual(['plays Scout', 'gains 1', 'Ben is out', 'Ann wins', "Ann's base falls"]);
  expect(said(null)[0]).toBe('Ann plays Scout');
  const topic = entry(1, { text: [[ann, { t: 'は《' }, { t: 'Scout', card: 1 }, { t: '》をプレイする' }]] });
  expect(
    brief(topic, 0)[0]
      ?.spans.map((span) => span.t)
      .join(''),
  ).toBe('《Scout》をプレイする');
});
