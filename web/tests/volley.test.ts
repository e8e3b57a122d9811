import { expect, test } from 'vitest';
import { actAt, narrowedTo, offers, hiddenOptions } from '../src/state/acts';
import { flowOf, damagePreview } from '../src/state/damage-preview';
import { canAdd, leftOf, moved, portions, sharingOf, type Parts } from '../src/state/portions';
import { begins, Firing, mates, volleyOf, worth } from '../src/state/volley';
import { listed, pointedAt } from '../src/state/choose';
import { readKey } from '../src/live/ui/keys';
import type { Card, Choice, Decision, Mark, TableView } from '../src/wire';
import { card, choice, decision, view, words, zone } from './helpers';

const side = (sign: string, n: number, more: Partial<Mark> = {}): Mark => ({
  text: words(`${n} ${sign}`),
  sign,
  state: 'fact',
  n,
  ...more,
});
type Seed = [number: number, mark: Mark];
const pool = (...dice: Seed[]): Card[] =>
  dice.map(([number, mark], i) => ({ ...card(`dice/0/${i}`, number, `die ${number}`), marks: [mark] }));
const table = (dice: Card[], more: Partial<TableView> = {}): TableView => ({
  ...view(),
  zones: [
    zone('dice/0', dice, 0),
    zone('play/1', [card('play/1/0', 70, 'Foe'), card('play/1/1', 71, 'Other')], 1),
  ],
  ...more,
});
const verb = (key: string, ref?: string): Choice => choice(key, ref, { verb: key.split(' ')[0] ?? '' });
/** A turn in which each of these dice can be resolved. */
const turn = (dice: Card[], id = 1): Decision =>
  decision([...dice.map((die) => verb(`resolve ${die.ref}`, die.ref)), verb('pass')], { id });

const HEAVY: Seed[] = [
  [1, side('melee', 2)],
  [1, side('melee', 1)],
  [2, side('melee', 1, { plus: true })],
  [3, side('any', 1, { plus: true })],
  [3, side('ranged', 2)],
];

test('dice of one symbol can be combined, with their modifiers', () => {
  const dice = pool(...HEAVY);
  const ask = turn([dice[0]!, dice[1]!, dice[4]!]);
  const together = mates(table(dice), ask, 'dice/0/0').map(({ ref }) => ref);
  expect(together).toEqual(['dice/0/0', 'dice/0/1', 'dice/0/2', 'dice/0/3']);
  expect(mates(table(dice), ask, 'dice/0/9')).toEqual([]);
  expect(worth([dice[0]!, dice[1]!, dice[2]!])).toEqual({ total: '4', cost: 0 });
});

test('dice that were resolved or cannot be paid for do not join', () => {
  const dice = pool(
    [1, side('melee', 2)],
    [1, side('melee', 1, { state: 'used' })],
    [2, side('melee', 3, { cost: 1 })],
  );
  expect(mates(table(dice), turn([dice[0]!]), 'dice/0/0').map(({ ref }) => ref)).toEqual(['dice/0/0']);
  expect(worth([dice[2]!])).toEqual({ total: '3', cost: 1 });
});

test('a die that can count as several symbols needs a choice', () => {
  expect(begins([verb('resolve a'), verb('resolve a as ranged')])).toBe(false);
  expect(begins([verb('resolve a')])).toBe(true);
  expect(begins([verb('die a')])).toBe(false);
});

test('a volley sends die, modifier and next die, and reuses the target of its player', () => {
  const dice = pool(...HEAVY);
  const firing = new Firing(volleyOf([dice[0]!, dice[2]!, dice[1]!]));
  const say = (ask: Decision, at: TableView): string | undefined => firing.says(ask, at)?.key;
  expect(say(turn(dice), table(dice))).toBe('resolve dice/0/0');
  // The same question gets the same answer until the server has replied.
  expect(say(turn(dice), table(dice))).toBe('resolve dice/0/0');
  const adds = decision([verb('add x', 'dice/0/2'), verb('add y', 'dice/0/3'), verb('done')], {
    id: 2,
    kind: 'some',
    max: 2,
  });
  expect(say(adds, table(dice))).toBe('add x');
  const more = { ...adds, id: 3, options: [verb('add y', 'dice/0/3'), verb('done')] };
  expect(say(more, table(dice))).toBe('done');
  const aim = (id: number): Decision =>
    decision([verb('target foe', 'play/1/0'), verb('target other', 'play/1/1')], { id, kind: 'one' });
  expect(say(aim(4), table(dice))).toBe(undefined);
  expect(firing.rest(table(dice), 0)).toBe(1);
  firing.aim = { ref: 'play/1/0', card: 70 };
  const left = pool(HEAVY[1]!, HEAVY[3]!, HEAVY[4]!);
  const again = decision([verb('resolve b', 'dice/0/0'), verb('done')], { id: 5, kind: 'one' });
  expect(say(again, table(left))).toBe('resolve b');
  expect(say(aim(6), table(left))).toBe('target foe');
  const last = decision([verb('resolve c', 'dice/0/1'), verb('done')], { id: 7, kind: 'one' });
  expect(say(last, table(left))).toBe('done');
  // The volley does not continue in the next turn.
  expect(firing.over(turn(left, 8))).toBe(true);
  expect(say(turn(left, 8), table(left))).toBe(undefined);
});

test('a target that has left is not reused', () => {
  const dice = pool([1, side('melee', 1)]);
  const firing = new Firing(volleyOf(dice));
  firing.aim = { ref: 'play/1/0', card: 99 };
  const aim = decision([verb('target foe', 'play/1/0')], { kind: 'one' });
  expect(firing.says(aim, table(dice))).toBe(null);
});

/** A character with damage, health and shields that can take up to this much damage. */
const victim = (
  ref: string,
  number: number,
  [n, of, shields]: [number, number, number],
  most?: number,
): Card => ({
  ...card(ref, number, `unit ${number}`),
  marks: [
    side('damage', n, { of }),
    side('shield', shields),
    ...(most === undefined
      ? []
      : [{ text: words('takes'), sign: 'indirect', state: 'ready' as const, of: most }]),
  ],
});

test('a damage preview shows blocked and surplus damage and defeats', () => {
  const unit = victim('play/0/0', 1, [7, 10, 1]);
  expect(damagePreview(unit, 'melee', 2)).toEqual({ taken: 1, blocked: 1, over: 0, defeats: false });
  expect(damagePreview(unit, 'melee', 5)).toEqual({ taken: 3, blocked: 1, over: 1, defeats: true });
  expect(damagePreview(unit, 'unblockable', 3)).toEqual({ taken: 3, blocked: 0, over: 0, defeats: true });
  expect(damagePreview(unit, 'shield', 2)).toBe(null);
  expect(damagePreview(card('x', 1, 'Support'), 'melee', 2)).toBe(null);
});

const dealt = (value: number, at: Card[]): TableView => ({
  ...view(),
  gauges: [
    { sign: 'time', text: words('time'), value: 9 },
    { sign: 'indirect', text: words('indirect'), value },
  ],
  zones: [zone('play/0', at, 0)],
});
const shareAsk = (ref: string, from: number, to: number): Decision =>
  decision(
    Array.from({ length: to - from + 1 }, (_, i) => verb(`assign ${from + i} unit`, ref)),
    { kind: 'number' },
  );

test('damage is shared out with plus and minus until nothing is left', () => {
  const at = dealt(3, [victim('play/0/0', 1, [9, 10, 1], 2), victim('play/0/1', 2, [0, 10, 0], 10)]);
  expect(flowOf(at)?.sign).toBe('indirect');
  const sharing = sharingOf(at, shareAsk('play/0/0', 0, 2));
  if (sharing === null) throw new Error('nothing is shared out');
  const [first, second] = sharing.takers as [never, never];
  let parts: Parts = {};
  for (let i = 0; i < 5; i++) parts = moved(sharing, parts, first, 1);
  expect([parts, leftOf(sharing, parts), canAdd(sharing, parts, first)]).toEqual([
    { 'play/0/0': 2 },
    1,
    false,
  ]);
  parts = moved(sharing, moved(sharing, parts, first, -1), second, 1);
  parts = moved(sharing, parts, second, 1);
  expect([parts, leftOf(sharing, parts)]).toEqual([{ 'play/0/0': 1, 'play/0/1': 2 }, 0]);
  const says = portions(parts);
  expect(says(shareAsk('play/0/0', 0, 2), at)?.key).toBe('assign 1 unit');
  const rest = dealt(2, [victim('play/0/0', 1, [9, 10, 1]), victim('play/0/1', 2, [0, 10, 0], 10)]);
  expect(says(shareAsk('play/0/1', 0, 2), rest)?.key).toBe('assign 2 unit');
  expect(says(decision([verb('pass')]), rest)).toBe(null);
});

test('a minimum above zero does not shift the numbers', () => {
  const at = dealt(5, [victim('play/0/0', 1, [0, 4, 0], 4), victim('play/0/1', 2, [0, 3, 0], 3)]);
  expect(portions({ 'play/0/0': 3 })(shareAsk('play/0/0', 2, 4), at)?.key).toBe('assign 3 unit');
  // More damage than all of them can take: all are filled, and the rest is no choice.
  const flood = dealt(9, [victim('play/0/0', 1, [0, 4, 0], 4), victim('play/0/1', 2, [0, 3, 0], 3)]);
  const sharing = sharingOf(flood, shareAsk('play/0/0', 4, 4));
  expect(sharing === null ? null : leftOf(sharing, { 'play/0/0': 4, 'play/0/1': 3 })).toBe(0);
});

const ACTS = [
  { verb: 'play', key: 'p', name: words('play') },
  { verb: 'claim', key: 'c', name: words('claim') },
  { verb: 'pass', key: ' ', name: words('pass') },
];

test('action groups with options have a button, and their options are behind it', () => {
  const ask = decision([verb('play a', 'hand/0/0'), verb('play b', 'hand/0/1'), verb('pass'), verb('odd')], {
    acts: ACTS,
  });
  expect(offers(ask).map(({ act, options }) => [act.verb, options.length])).toEqual([
    ['play', 2],
    ['pass', 1],
  ]);
  const behind = (act: string | null): string[] =>
    [...hiddenOptions(ask, act, new Set())].map(({ key }) => key);
  expect(behind(null)).toEqual(['play a', 'play b', 'pass']);
  expect(behind('play')).toEqual(['pass']);
  expect(narrowedTo(ask, 'play')?.options.map(({ key }) => key)).toEqual(['play a', 'play b']);
  expect(narrowedTo(ask, 'claim')).toBe(ask);
  expect([actAt(ask, 'p')?.act.verb, actAt(ask, 'c'), actAt(null, 'p')]).toEqual(['play', null, null]);
  expect(hiddenOptions(decision([verb('pass')]), null, new Set()).size).toBe(0);
});

test('action letters override their usual meaning, which needs Shift', () => {
  const press = (key: string, shiftKey = false, acts = 'pc ') =>
    readKey(new KeyboardEvent('keydown', { key, shiftKey }), true, acts);
  expect(press('c')).toEqual({ do: 'act', key: 'c' });
  expect(press('C', true)).toEqual({ do: 'clocks' });
  expect(press('c', false, '')).toEqual({ do: 'clocks' });
  expect(press('Backspace')).toEqual({ do: 'undo' });
  expect(press(' ')).toEqual({ do: 'default' });
});

test('equal cards side by side are distinguished by the clicked position', () => {
  const [one, two] = [verb('target a #1', 'play/1/0'), verb('target a #2', 'play/1/1')];
  expect(pointedAt([one, two], 'play/1/1')).toEqual([two]);
  expect(pointedAt([one], 'play/1/7')).toEqual([one]);
});

test('collected options are sent in the order of the list', () => {
  const ask = decision([verb('die a'), verb('die b'), verb('die c')], { kind: 'some', max: 3 });
  expect(listed(ask, ['die c', 'die a', 'die a'])).toEqual(['die a', 'die a', 'die c']);
});
