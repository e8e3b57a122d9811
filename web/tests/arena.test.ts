import { expect, test } from 'vitest';
import {
  cardGroups,
  sideZones,
  fightOf,
  isArena,
  nextTab,
  parted,
  sceneOf,
  shownIn,
  tabOf,
  tabsIn,
  type Scene,
} from '../src/state/arena';
import { grouped } from '../src/state/options';
import { patched } from '../src/state/patch';
import type { Card, Mark, TableView } from '../src/wire';
import { card, choice, decision, view, words, zone } from './helpers';

const mark = (sign: string, more: Partial<Mark> = {}): Mark => ({
  text: words(sign),
  sign,
  state: 'fact',
  ...more,
});
const marked = (ref: string, number: number, ...signs: string[]): Card => ({
  ...card(ref, number, `card ${number}`),
  marks: signs.map((sign) => mark(sign)),
});
const on = (ref: string, number: number): Card => ({
  ...card(ref, number, `card ${number}`),
  attached: true,
});

/** Seat 1 attacks an objective of seat 0, which is the viewer's. */
function table(fight: boolean): TableView {
  const lanes = [
    zone('lane/0', [], 0),
    { ...zone('lane/1', [marked('lane/1/0', 30, 'participating')], 1), note: words('has the edge') },
    { ...zone('stake/0', [card('stake/0/0', 40, 'Trick')], 0), total: 2 },
    zone('stake/1', [{ ref: 'stake/1/0', count: 2 }], 1),
  ];
  return {
    ...view(),
    tracks: [
      { sign: 'phases', name: words('turn'), stages: [words('draw'), words('conflict')], at: 1 },
      ...(fight ? [{ sign: 'fight', name: words('fight'), stages: [words('edge')], at: 0 }] : []),
    ],
    zones: [
      zone(
        'goals/0',
        [card('goals/0/0', 1, 'Jedi'), marked('goals/0/1', 2, ...(fight ? ['target'] : []))],
        0,
      ),
      zone('play/0', [marked('play/0/0', 10), on('play/0/1', 11), marked('play/0/2', 12, 'committed')], 0),
      zone('hand/0', [card('hand/0/0', 20, 'Luke')], 0),
      zone('goals/1', [card('goals/1/0', 3, 'Sith')], 1),
      zone('play/1', [], 1),
      zone('hand/1', [{ ref: 'hand/1/0', count: 5 }], 1),
      ...(fight ? lanes : []),
    ],
  };
}

test('attachments are counted by rows, or by sides if their rows are beside each other', () => {
  expect(tabsIn(table(false))).toEqual({ stacked: 1, beside: 1 });
  const laden = table(true);
  laden.zones[0]?.cards.push(on('goals/0/2', 5), on('goals/0/3', 6));
  expect(tabsIn(laden)).toEqual({ stacked: 3, beside: 2 });
});

test('a table with goals is an arena, others are not', () => {
  expect(isArena(table(false))).toBe(true);
  expect(isArena(view())).toBe(false);
});

test('an attachment belongs to the card before it', () => {
  const [first, second] = cardGroups([card('a', 1, 'A'), on('b', 2), on('c', 3), card('d', 4, 'D')]);
  expect(first?.load.map((other) => other.ref)).toEqual(['b', 'c']);
  expect(second?.load).toEqual([]);
  expect(cardGroups([on('lost', 1)])).toHaveLength(1);
});

test('committed units are grouped under the name of their mark, with their attachments', () => {
  const play = zone('play/0', [marked('x', 1), on('y', 2), marked('z', 3, 'committed'), on('w', 4)], 0);
  const { marked: committed, rest } = parted(play, 'committed');
  expect(committed?.cards.map((other) => other.ref)).toEqual(['z', 'w']);
  expect(committed?.title).toEqual(words('committed'));
  expect(rest.cards.map((other) => other.ref)).toEqual(['x', 'y']);
  expect([committed?.count, rest.count]).toEqual([2, 2]);
  expect(parted(rest, 'committed')).toEqual({ marked: null, rest });
});

test('a hidden hand is a pile, cards to choose from are spread out, the viewer’s hand is separate', () => {
  const theirs = table(false).zones.filter((other) => other.owner === 1);
  expect(sideZones(theirs, false, () => false).piles.map((pile) => pile.id)).toEqual(['hand/1']);
  const asked = sideZones(theirs, false, (ref) => ref === 'hand/1/0');
  expect(asked.open.map((zone) => zone.id)).toEqual(['hand/1']);
  expect(asked.piles).toEqual([]);
  const deck = zone('draw/1', [card('draw/1/0', 5, 'A'), card('draw/1/1', 6, 'B')], 1);
  const [open] = sideZones([deck], false, (ref) => ref === 'draw/1/1').open;
  expect([open?.count, open?.cards.map((other) => other.ref)]).toEqual([2, ['draw/1/1']]);
  const mine = sideZones(
    table(false).zones.filter((other) => other.owner === 0),
    true,
    () => false,
  );
  expect(mine.piles).toEqual([]);
  expect([mine.goals?.id, mine.committed?.id]).toEqual(['goals/0', 'play/0/committed']);
  expect(mine.play?.cards).toHaveLength(2);
});

test('a fight has its target, its steps and two fronts, the viewer last', () => {
  expect(fightOf(table(false), 0)).toBeNull();
  const fight = fightOf(table(true), 0);
  expect(fight?.target?.card.ref).toBe('goals/0/1');
  expect(fight?.steps?.sign).toBe('fight');
  expect(fight?.fronts.map((front) => front.panel.seat)).toEqual([1, 0]);
  expect(fight?.fronts.map((front) => front.stake?.total)).toEqual([undefined, 2]);
});

test('zones belong to parts of the table, the viewer’s hand to none', () => {
  const at = (id: string, owner: number) => tabOf(zone(id, [], owner), 0);
  expect([at('goals/0', 0), at('goals/1', 1), at('lane/1', 1), at('stake/0', 0), at('hand/0', 0)]).toEqual([
    'mine',
    'enemy',
    'lane',
    'lane',
    null,
  ]);
});

const calm: Scene = { fight: false, decision: null, hits: { enemy: 0, lane: 0, mine: 0 } };

test('a phone shows the fight when it begins, and one side when it is over', () => {
  expect(nextTab('mine', calm, { ...calm, fight: true })).toBe('lane');
  expect(nextTab('enemy', { ...calm, fight: true }, { ...calm, fight: true })).toBe('enemy');
  expect(nextTab('lane', { ...calm, fight: true }, calm)).toBe('mine');
});

test('a phone shows the units while attackers are declared, then the fight', () => {
  const who: Scene = { fight: true, decision: 3, hits: { enemy: 0, lane: 0, mine: 2 } };
  expect(nextTab('enemy', calm, who)).toBe('mine');
  expect(nextTab('mine', who, { ...who, decision: 4 })).toBe('mine');
  expect(nextTab('mine', who, { ...calm, fight: true })).toBe('lane');
});

test('a phone switches once to the part with the options of a new question', () => {
  const asked = sceneOf(table(true), 0, 7, ['goals/1/0', 'hand/0/0']);
  expect(asked.hits).toEqual({ enemy: 1, lane: 0, mine: 0 });
  expect(nextTab('mine', { ...calm, fight: true }, asked)).toBe('enemy');
  expect(nextTab('mine', asked, asked)).toBe('mine');
  const own = sceneOf(table(true), 0, 8, ['goals/0/1']);
  expect(own.hits).toEqual({ enemy: 0, lane: 1, mine: 1 });
  expect(nextTab('lane', asked, own)).toBe('lane');
  expect(nextTab('enemy', { ...calm, fight: true }, sceneOf(table(true), 0, 9, ['hand/0/0']))).toBe('enemy');
});

test('a change in a part is news only there', () => {
  const [old, next] = [table(true), table(true)];
  next.zones[0]!.cards[1]!.marks!.push(mark('damage', { n: 1, of: 5 }));
  const [before, after] = [shownIn(old, 0), shownIn(next, 0)];
  expect([before.enemy === after.enemy, before.lane === after.lane]).toEqual([true, true]);
  expect(before.mine).not.toBe(after.mine);
});

test('zone totals, tracks and gauges follow patches and keep their order in the JSON', () => {
  const old = table(false);
  const gauges = [{ sign: 'dial', text: words('dial'), value: 3, most: 12 }];
  const { tracks, ...rest } = patched(old, { tracks: [], gauges });
  expect(tracks).toBeUndefined();
  expect(rest.gauges).toEqual(gauges);
  const splice = { zone: 'hand/0', count: 0, total: 4, from: 0, drop: 1, cards: [] };
  const hand = patched(old, { cards: [splice] }).zones.find((other) => other.id === 'hand/0');
  expect(Object.keys(hand!)).toEqual(['id', 'role', 'owner', 'title', 'count', 'total', 'cards']);
  expect(hand?.total).toBe(4);
});

test('passing is separate from the other options', () => {
  const options = [
    choice('pass', undefined, { verb: 'pass' }),
    choice('strike luke', 'a', { verb: 'strike' }),
  ];
  const { open, closing } = grouped(decision(options, { kind: 'window' }));
  expect(open.map((group) => group.verb)).toEqual(['strike']);
  expect(closing.map((row) => row.place)).toEqual([1]);
});
