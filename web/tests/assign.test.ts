import { expect, test } from 'vitest';
import {
  assignments,
  EMPTY,
  assignmentChoicesOf,
  on,
  pressLeader,
  pressTask,
  settled,
  skillOn,
} from '../src/state/assign';
import type { Draft, AssignmentChoices, Order } from '../src/state/assign';
import { fromDraft } from '../src/state/draft';
import type { Card, CardFace, Choice, Decision, TableView } from '../src/wire';
import { card, choice, decision, view, words, zone } from './helpers';

const [ANN, BEN, CY, DEE] = [20, 21, 22, 23];
const [RAID, TALK] = [40, 41];
const NAMES: Record<number, string> = {
  [ANN]: 'ann',
  [BEN]: 'ben',
  [CY]: 'cy',
  [DEE]: 'dee',
  [RAID]: 'raid',
  [TALK]: 'talk',
};
const name = (number: number): string => NAMES[number] ?? '';

/** Skills: Ann talks well, Ben raids a little, Cy does both. */
const STAMPS: Record<number, [string, number][]> = {
  [ANN]: [['talk', 3]],
  [BEN]: [['raid', 1]],
  [CY]: [
    ['raid', 2],
    ['talk', 1],
  ],
  [RAID]: [['raid', 3]],
  [TALK]: [['talk', 1]],
};
const face = (number: number | undefined): CardFace | null => {
  const stamps = (STAMPS[number ?? -1] ?? []).map(([sign, n]) => ({ spot: 'strip', sign, n }));
  return { stamps } as unknown as CardFace;
};

/** A table with these leaders in the pool, missions in hand, and missions on the table with their leaders. */
class Phase {
  pool: number[] = [ANN, BEN, CY, DEE];
  hand: [number, number][] = [
    [RAID, 1],
    [TALK, 1],
  ];
  orders: [number, number[]][] = [];
  /** Leaders who stay in the pool. */
  stayed: number[] = [];

  view(): TableView {
    const hand = this.hand.map(([number, n], i) => card(`hand/0/${i}`, number, name(number), n));
    const orders: Card[] = [];
    for (const [mission, leaders] of this.orders) {
      orders.push(card(`orders/0/${orders.length}`, mission, name(mission)));
      for (const l of leaders)
        orders.push({ ...card(`orders/0/${orders.length}`, l, name(l)), attached: true });
    }
    const pool = this.pool.map((l, i) => card(`pool/0/${i}`, l, name(l)));
    return {
      ...view(),
      zones: [zone('pool/0', pool, 0), zone('hand/0', hand, 0), zone('orders/0', orders, 0)],
    };
  }

  open(): number[] {
    return this.pool.filter((leader) => !this.stayed.includes(leader));
  }

  decision(): Decision {
    const open = this.open();
    const cards = this.view().zones[2]?.cards ?? [];
    const say = (verb: string, key: string, ref?: string): Choice =>
      choice(`${verb} ${key}`.trim(), ref, { verb });
    const assign = this.hand.flatMap(([m], i) =>
      open.map((l) => say('assign', `${name(m)} ${name(l)}`, `hand/0/${i}`)),
    );
    const join = open.flatMap((leader) =>
      this.orders.flatMap(([m, on]) => {
        const at = cards.findIndex((c, i) => c.card === m && cards[i + 1]?.card === on[0]);
        return on.length === 1 ? [say('join', `${name(leader)} ${name(on[0] ?? 0)}`, `orders/0/${at}`)] : [];
      }),
    );
    const stay = open.map((leader) => say('stay', name(leader), `pool/0/${this.pool.indexOf(leader)}`));
    return decision([...assign, ...join, ...stay, ...(open.length > 1 ? [say('ready', '')] : [])]);
  }

  choices(): AssignmentChoices {
    const choices = assignmentChoicesOf(this.view(), this.decision());
    if (choices === null) throw new Error('leaders are asked about');
    return choices;
  }

  /** Applies an answer as the server does; returns false when the phase is over. */
  take(key: string): boolean {
    const [verb, first, second] = key.split(' ');
    const leader = this.pool.find((l) => name(l) === (verb === 'assign' ? second : first)) ?? 0;
    if (verb === 'ready') return false;
    if (verb === 'stay') this.stayed.push(leader);
    else {
      this.pool = this.pool.filter((l) => l !== leader);
      if (verb === 'assign') {
        const mission = this.hand.find(([m]) => name(m) === first)?.[0] ?? 0;
        this.hand = this.hand
          .map(([m, n]): [number, number] => [m, m === mission ? n - 1 : n])
          .filter(([, n]) => n > 0);
        this.orders.push([mission, [leader]]);
      } else this.orders.find(([, on]) => name(on[0] ?? 0) === second)?.[1].push(leader);
    }
    return this.open().length > 0;
  }

  /** Sends all answers of a draft and returns them, with whether the phase ended. */
  run(orders: Order[]): { said: string[]; through: boolean } {
    const plan = fromDraft(() => this.view(), assignments(orders));
    const said: string[] = [];
    for (let on = true; on;) {
      const answer = plan(this.decision());
      if (answer === null) return { said, through: false };
      said.push(answer.key);
      on = this.take(answer.key);
    }
    return { said, through: true };
  }
}

const order = (leader: number, mission: number): Order => ({ leader, task: `card ${mission}` });

test('the possible assignments are read from the question', () => {
  const phase = new Phase();
  phase.stayed = [BEN];
  phase.orders = [[TALK, [99]]];
  const { leaders, tasks } = phase.choices();
  expect(leaders.map(({ card }) => card)).toEqual([ANN, CY, DEE]);
  expect(tasks.map(({ id, capacity }) => [id, capacity])).toEqual([
    ['with 99', 1],
    ['card 40', 2],
    ['card 41', 2],
  ]);
  expect(assignmentChoicesOf(phase.view(), decision([choice('pass')]))).toBeNull();
  expect(assignmentChoicesOf(phase.view(), null)).toBeNull();
});

test('a leader and a mission can be picked in any order', () => {
  const choices = new Phase().choices();
  const [raid, talk] = choices.tasks;
  if (raid === undefined || talk === undefined) throw new Error('two missions');
  const first = pressTask(pressLeader(EMPTY, choices, CY), raid);
  expect(first).toEqual({ orders: [order(CY, RAID)], held: null });
  const second = pressLeader(pressTask(first, talk), choices, ANN);
  expect(second.orders).toEqual([order(CY, RAID), order(ANN, TALK)]);
  // The same mission again removes the leader; another mission moves it.
  expect(pressTask(pressLeader(second, choices, CY), raid).orders).toEqual([order(ANN, TALK)]);
  expect(pressTask(pressLeader(second, choices, CY), talk).orders).toEqual([
    order(ANN, TALK),
    order(CY, TALK),
  ]);
  // Picking up a leader and putting it back changes nothing.
  expect(pressLeader(pressLeader(second, choices, CY), choices, CY)).toEqual(second);
  expect(pressTask(pressTask(second, raid), raid)).toEqual(second);
  expect(pressLeader(pressLeader(second, choices, CY), choices, DEE).held).toEqual({ leader: DEE });
});

test('two leaders fit on a card, and no third', () => {
  const choices = new Phase().choices();
  const [raid] = choices.tasks;
  if (raid === undefined) throw new Error('a mission');
  let draft: Draft = EMPTY;
  for (const leader of [ANN, BEN, CY])
    draft = pressTask(pressLeader({ ...draft, held: null }, choices, leader), raid);
  expect(draft.orders).toEqual([order(ANN, RAID), order(BEN, RAID)]);
  expect(draft.held).toEqual({ leader: CY });
  const phase = new Phase();
  phase.hand = [[RAID, 2]];
  expect(phase.choices().tasks[0]?.capacity).toBe(4);
});

test('the skill of the leaders on a mission is compared with the required skill', () => {
  const [raid, talk] = new Phase().choices().tasks;
  expect(raid && skillOn(raid, [BEN, CY], face)).toEqual({ sign: 'raid', have: 3, needs: 3 });
  expect(talk && skillOn(talk, [BEN], face)).toEqual({ sign: 'talk', have: 0, needs: 1 });
  const there = { ...card('orders/0/1', CY, 'cy'), attached: true };
  expect(raid && skillOn({ ...raid, there: [there] }, [BEN], face)?.have).toBe(3);
});

test('a draft is sent in the order in which it was made', () => {
  const { said, through } = new Phase().run([order(CY, RAID), order(ANN, TALK), order(BEN, RAID)]);
  expect(said).toEqual(['assign raid cy', 'assign talk ann', 'join ben cy', 'stay dee']);
  expect(through).toBe(true);
});

test('leaders without a task stay, and one answer is enough for all of them', () => {
  expect(new Phase().run([order(CY, RAID)]).said).toEqual(['assign raid cy', 'ready']);
  expect(new Phase().run([order(ANN, RAID)]).said).toEqual(['assign raid ann', 'ready']);
});

test('equal cards take two leaders each', () => {
  const phase = new Phase();
  phase.hand = [[RAID, 2]];
  const { said } = phase.run([order(DEE, RAID), order(ANN, RAID), order(CY, RAID), order(BEN, RAID)]);
  expect(said).toEqual(['assign raid dee', 'join ann dee', 'assign raid cy', 'join ben cy']);
});

test('a leader can join a mission that is already on the table', () => {
  const phase = new Phase();
  phase.orders = [[TALK, [99]]];
  const plan = fromDraft(() => phase.view(), assignments([{ leader: ANN, task: 'with 99' }]));
  expect(plan(phase.decision())?.ref).toBe('orders/0/0');
});

test('an answer that is not offered ends the draft, and so does a warning', () => {
  const phase = new Phase();
  const orders = [order(ANN, RAID), order(BEN, TALK)];
  phase.hand = [[TALK, 1]];
  expect(phase.run(orders)).toEqual({ said: [], through: false });
  // The orders of the other leaders remain.
  phase.take('stay ann');
  expect(settled(orders, phase.choices())).toEqual([order(BEN, TALK)]);
  const asks = phase.decision();
  const warned = { ...asks, options: asks.options.map((option) => ({ ...option, warn: words('sure?') })) };
  const plan = fromDraft(() => phase.view(), assignments(orders));
  expect(plan(asks)?.key).toBe('assign talk ben');
  expect(plan(warned)).toBeNull();
  expect(plan(decision([choice('yes'), choice('no')]))).toBeNull();
  expect(fromDraft(() => null, assignments(orders))(asks)).toBeNull();
});

test('the rest of a draft follows events in between', () => {
  const phase = new Phase();
  const orders = [order(CY, RAID), order(ANN, RAID), order(BEN, TALK)];
  phase.take('assign raid ann');
  const left = settled(orders, phase.choices());
  expect(left).toEqual([{ leader: CY, task: 'with 20' }, order(BEN, TALK)]);
  const task = phase.choices().tasks.find(({ id }) => id === 'with 20');
  expect(task && on(left, task)).toHaveLength(1);
});
