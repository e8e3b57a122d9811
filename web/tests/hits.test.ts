import { expect, test } from 'vitest';
import { fromDraft } from '../src/state/draft';
import {
  aimOf,
  canAdd,
  canSend,
  hits,
  kindsFor,
  leftOf,
  lost,
  hitAssignmentOf,
  spread,
} from '../src/state/hits';
import type { HitAssignment, Shares, Target } from '../src/state/hits';
import type { Card, Choice, Decision, Gauge, Mark, TableView } from '../src/wire';
import { card, choice, decision, view, words, zone } from './helpers';

const [FIGHTER, CRUISER] = [50, 60];
const mark = (sign: string, more: Partial<Mark> = {}): Mark => ({
  text: words(sign),
  sign,
  state: 'fact',
  ...more,
});

/** A unit: its kind, and its damage from earlier attacks and of this one. */
type Unit = [kind: number, old: number, fresh: number];

/** Resolves an attack as the server does: black hits, then red ones, then direct ones. */
class Attack {
  units: Unit[] = [
    [FIGHTER, 0, 0],
    [FIGHTER, 0, 0],
    [FIGHTER, 0, 0],
    [CRUISER, 0, 0],
    [CRUISER, 0, 0],
    [CRUISER, 2, 0],
  ];
  left: Record<string, number> = { black: 2, red: 3, direct: 1 };
  each: number | undefined;
  optional = false;

  takes(kind: number): string[] {
    return Object.keys(this.left).filter(
      (sign) =>
        (this.left[sign] ?? 0) > 0 &&
        (!['black', 'red'].includes(sign) || (sign === 'black') === (kind === FIGHTER)),
    );
  }

  groups(): { unit: Unit; count: number }[] {
    const found = new Map<string, { unit: Unit; count: number }>();
    for (const unit of this.units) {
      const group = found.get(unit.join()) ?? { unit, count: 0 };
      group.count += 1;
      found.set(unit.join(), group);
    }
    return [...found.values()];
  }

  view(): TableView {
    const of = this.each;
    const cards = this.groups().map(({ unit: [kind, old, fresh], count }, i): Card => {
      const damage = mark('damage', { n: old + fresh, of: kind === FIGHTER ? 1 : 4 });
      const just = fresh > 0 ? [mark('fresh-damage', { n: fresh })] : [];
      const takes = this.takes(kind).map((sign) =>
        mark(sign, { state: 'ready', ...(of === undefined ? {} : { of }) }),
      );
      return { ...card(`lane/1/${i}`, kind, `unit ${kind}`, count), marks: [damage, ...just, ...takes] };
    });
    const signs = Object.keys(this.left).filter((sign) => (this.left[sign] ?? 0) > 0);
    const gauges = ['time', ...signs].map((sign): Gauge => ({
      sign,
      text: words(sign),
      value: this.left[sign] ?? 9,
    }));
    return { ...view(), gauges, zones: [zone('lane/1', cards, 1)] };
  }

  /** The sign of the next kind of hit. */
  get sign(): string {
    return Object.keys(this.left).find((sign) => (this.left[sign] ?? 0) > 0) ?? '';
  }

  decision(): Decision {
    const deal = this.groups().flatMap(({ unit: [kind, old, fresh] }, i): Choice[] =>
      this.takes(kind).includes(this.sign)
        ? [choice(`damage ${kind} ${old} ${fresh}`, `lane/1/${i}`, { verb: 'damage' })]
        : [],
    );
    return decision(this.optional ? [...deal, choice('done', undefined, { verb: 'done' })] : deal);
  }

  assignment(): HitAssignment {
    const assignment = hitAssignmentOf(this.view(), this.decision());
    if (assignment === null) throw new Error('hits are to be shared out');
    return assignment;
  }

  take(key: string): boolean {
    if (key === 'done') return false;
    const unit = this.units.find((unit) => key === `damage ${unit.join(' ')}`);
    if (unit === undefined) throw new Error(`${key} is not offered`);
    const sign = this.sign;
    unit[2] += 1;
    this.left = { ...this.left, [sign]: (this.left[sign] ?? 0) - 1 };
    return this.sign !== '';
  }

  /** Deals the hits that leave no choice. */
  forced(): void {
    for (
      let { options } = this.decision();
      this.sign !== '' && options.length === 1;
      { options } = this.decision()
    )
      this.take(options[0]?.key ?? '');
  }

  run(shares: Shares): string[] {
    const plan = fromDraft(() => this.view(), hits(aimOf(this.assignment(), shares)));
    const said: string[] = [];
    for (let on = true; on;) {
      const answer = plan(this.decision());
      if (answer === null) return [...said, '?'];
      said.push(answer.key);
      on = this.take(answer.key);
      if (on && !this.optional) this.forced();
      on &&= this.sign !== '';
    }
    return said;
  }
}

const IDS = { fighters: `${FIGHTER} 0 0`, cruisers: `${CRUISER} 0 0`, hurt: `${CRUISER} 2 0` };
const target = (assignment: HitAssignment, id: string): Target => {
  const found = assignment.targets.find((target) => target.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

test('gauges define the hits, and marks the possible targets', () => {
  const assignment = new Attack().assignment();
  expect(assignment.kinds.map(({ sign, value }) => [sign, value])).toEqual([
    ['black', 2],
    ['red', 3],
    ['direct', 1],
  ]);
  expect(assignment.targets.map(({ id, takes, health }) => [id, takes, health])).toEqual([
    [IDS.fighters, ['black', 'direct'], 1],
    [IDS.cruisers, ['red', 'direct'], 4],
    [IDS.hurt, ['red', 'direct'], 4],
  ]);
  expect(hitAssignmentOf(new Attack().view(), decision([choice('done')]))).toBeNull();
  expect(hitAssignmentOf(view(), new Attack().decision())).toBeNull();
});

test('every hit finds a die, and flexible dice are kept for targets that need them', () => {
  const kinds = new Attack().assignment().kinds;
  expect(
    kindsFor(kinds, [
      ['direct', 'red'],
      ['black', 'direct'],
    ]),
  ).toEqual(['red', 'black']);
  // The first target gives up its "any" die, which the second one needs.
  const either: Gauge[] = [
    { sign: 'any', text: [], value: 1 },
    { sign: 'red', text: [], value: 1 },
  ];
  expect(kindsFor(either, [['any', 'red'], ['any']])).toEqual(['red', 'any']);
  expect(kindsFor(either, [['any'], ['any']])).toBeNull();
});

test('hits are used up kind by kind', () => {
  const assignment = new Attack().assignment();
  const fighters = target(assignment, IDS.fighters);
  const left = (shares: Shares): number[] => leftOf(assignment, shares).map(({ left }) => left);
  expect(left({})).toEqual([2, 3, 1]);
  expect(left({ [IDS.fighters]: 3 })).toEqual([0, 3, 0]);
  expect(canAdd(assignment, { [IDS.fighters]: 2 }, fighters)).toBe(true);
  expect(canAdd(assignment, { [IDS.fighters]: 3 }, fighters)).toBe(false);
  expect(canAdd(assignment, { [IDS.fighters]: 2, [IDS.hurt]: 4 }, fighters)).toBe(false);
  expect(canSend(assignment, { [IDS.fighters]: 3, [IDS.hurt]: 2 })).toBe(false);
  expect(canSend(assignment, { [IDS.fighters]: 3, [IDS.hurt]: 3 })).toBe(true);
});

test('units are hit one after the other until destroyed', () => {
  const assignment = new Attack().assignment();
  const [cruisers, fighters] = [target(assignment, IDS.cruisers), target(assignment, IDS.fighters)];
  expect(spread(cruisers, 3)).toEqual([3, 0]);
  expect(spread(cruisers, 6)).toEqual([4, 2]);
  expect(spread(cruisers, 9)).toEqual([5, 4]);
  expect([
    lost(cruisers, 3),
    lost(cruisers, 6),
    lost(fighters, 2),
    lost(target(assignment, IDS.hurt), 2),
  ]).toEqual([0, 1, 2, 1]);
});

test('a draft is sent in the order in which the server asks', () => {
  const attack = new Attack();
  const said = attack.run({ [IDS.fighters]: 3, [IDS.hurt]: 2, [IDS.cruisers]: 1 });
  const [hit, first, old] = ['damage 50 0 0', 'damage 60 0 0', 'damage 60 2 0'];
  expect(said).toEqual([hit, hit, first, old, 'damage 60 2 1', hit]);
  expect(attack.units.map(([, , fresh]) => fresh)).toEqual([1, 1, 1, 1, 0, 2]);
});

test('a direct hit is not used where another hit must go', () => {
  const attack = new Attack();
  attack.left = { black: 1, red: 1, direct: 1 };
  attack.run({ [IDS.fighters]: 1, [IDS.hurt]: 2 });
  expect(attack.units.map(([, , fresh]) => fresh)).toEqual([1, 0, 0, 0, 0, 2]);
});

test('hits that the server assigns automatically are not assigned twice', () => {
  const attack = new Attack();
  attack.units = [
    [FIGHTER, 0, 0],
    [CRUISER, 0, 0],
    [CRUISER, 0, 0],
  ];
  attack.left = { red: 3, direct: 1 };
  attack.forced();
  expect(attack.left).toEqual({ red: 2, direct: 1 });
  const assignment = attack.assignment();
  expect(assignment.targets.map(({ id }) => id)).toEqual([
    `${FIGHTER} 0 0`,
    `${CRUISER} 0 1`,
    `${CRUISER} 0 0`,
  ]);
  attack.run({ [`${FIGHTER} 0 0`]: 1, [`${CRUISER} 0 1`]: 2 });
  expect(attack.units.map(([, , fresh]) => fresh)).toEqual([1, 3, 0]);
});

test('damage of a card may stay unassigned, and hits each unit once if the card says so', () => {
  const attack = new Attack();
  [attack.left, attack.optional, attack.each] = [{ card: 4 }, true, 1];
  const assignment = attack.assignment();
  const cruisers = target(assignment, IDS.cruisers);
  expect(canAdd(assignment, { [IDS.cruisers]: 2 }, cruisers)).toBe(false);
  expect(spread(cruisers, 2)).toEqual([1, 1]);
  expect(canSend(assignment, {})).toBe(false);
  expect(attack.run({ [IDS.cruisers]: 2 })).toEqual(['damage 60 0 0', 'damage 60 0 0', 'done']);
});

test('an answer that is not offered ends the draft', () => {
  const attack = new Attack();
  const plan = fromDraft(
    () => attack.view(),
    hits(aimOf(attack.assignment(), { [IDS.fighters]: 2, [IDS.hurt]: 4 })),
  );
  expect(plan(decision([choice('damage 60 0 0', 'lane/1/1', { verb: 'damage' })]))).toBeNull();
  expect(plan(decision([choice('yes')]))).toBeNull();
});
