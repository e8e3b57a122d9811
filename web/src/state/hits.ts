import type { Card, Choice, Decision, Gauge, TableView } from '../wire';
import type { Says } from './draft';

/** Units side by side that were indistinguishable when the assignment of hits began. */
export interface Target {
  id: string;
  card: Card;
  /** The signs of the hits it can take. */
  takes: string[];
  /** The maximum number of these hits for one unit. */
  each: number;
  /** Damage of each unit: from earlier attacks, and from this one. */
  old: number;
  fresh: number;
  /** A unit with this much damage is destroyed. */
  health: number;
}

/** Hits to assign: the number of each kind, and the possible targets. */
export interface HitAssignment {
  kinds: Gauge[];
  targets: Target[];
  /** The option that leaves the remaining hits unassigned, if there is one. */
  done: Choice | null;
}

/** The number of hits for each target, by its id. */
export type Shares = Readonly<Record<string, number>>;

const numberOf = (card: Card, sign: string): number => card.marks?.find((mark) => mark.sign === sign)?.n ?? 0;

/** While hits are assigned, targets have the sign of every gauge whose hits they can take. */
export function hitAssignmentOf(view: TableView, decision: Decision | null): HitAssignment | null {
  const options = decision?.options ?? [];
  const deals = options.filter((option) => option.verb === 'damage');
  if (deals.length === 0) return null;
  const lanes = view.zones.filter((zone) => zone.role === 'lane' && zone.owner !== null);
  const cards = lanes.flatMap((zone) => zone.cards);
  const signs = (card: Card): string[] =>
    (card.marks ?? []).filter(({ state }) => state === 'ready').map(({ sign }) => sign);
  const kinds = (view.gauges ?? []).filter(({ sign }) => cards.some((card) => signs(card).includes(sign)));
  const targets = cards.flatMap((card): Target[] => {
    const takes = kinds.map(({ sign }) => sign).filter((sign) => signs(card).includes(sign));
    if (takes.length === 0) return [];
    const fresh = numberOf(card, 'fresh-damage');
    const damage = card.marks?.find((mark) => mark.sign === 'damage');
    const old = (damage?.n ?? 0) - fresh;
    const each = card.marks?.find((mark) => mark.sign === takes[0])?.of ?? Infinity;
    const id = `${card.card ?? ''} ${old} ${fresh}`;
    return [{ id, card, takes, each, old, fresh, health: damage?.of ?? 1 }];
  });
  if (kinds.length === 0 || targets.length === 0) return null;
  return { kinds, targets, done: options.find((option) => option.verb === 'done') ?? null };
}

export const shareOf = (shares: Shares, target: Target): number => shares[target.id] ?? 0;

/** The kind of each hit, target by target; null if the available kinds are not enough. */
export function kindsFor(kinds: readonly Gauge[], wanted: readonly string[][]): string[] | null {
  const dice = kinds.flatMap(({ sign, value }) => Array.from({ length: value }, () => sign));
  const taker: (number | undefined)[] = dice.map(() => undefined);
  /** Finds a die for a hit; a hit that already has one may have to move to another. */
  const find = (hit: number, tried: Set<number>): boolean =>
    dice.some((sign, die) => {
      if (tried.has(die) || !(wanted[hit]?.includes(sign) ?? false)) return false;
      tried.add(die);
      const other = taker[die];
      if (other !== undefined && !find(other, tried)) return false;
      taker[die] = hit;
      return true;
    });
  if (!wanted.every((_, hit) => find(hit, new Set()))) return null;
  return wanted.map((_, hit) => dice[taker.indexOf(hit)] ?? '');
}

const hitsOf = (targets: readonly Target[], shares: Shares): string[][] =>
  targets.flatMap((target) => Array.from({ length: shareOf(shares, target) }, () => target.takes));

/** The number of hits of each kind that are not assigned yet. */
export function leftOf(assignment: HitAssignment, shares: Shares): { gauge: Gauge; left: number }[] {
  const used = kindsFor(assignment.kinds, hitsOf(assignment.targets, shares)) ?? [];
  const taken = (sign: string): number => used.filter((one) => one === sign).length;
  return assignment.kinds.map((gauge) => ({ gauge, left: gauge.value - taken(gauge.sign) }));
}

/** Whether a target can take one more hit. */
export function canAdd(assignment: HitAssignment, shares: Shares, target: Target): boolean {
  const more = { ...shares, [target.id]: shareOf(shares, target) + 1 };
  if ((more[target.id] ?? 0) > target.each * target.card.count) return false;
  return kindsFor(assignment.kinds, hitsOf(assignment.targets, more)) !== null;
}

/** Everything is assigned, or the rest may stay unassigned. */
export function canSend(assignment: HitAssignment, shares: Shares): boolean {
  const some = hitsOf(assignment.targets, shares).length > 0;
  return some && (assignment.done !== null || leftOf(assignment, shares).every(({ left }) => left === 0));
}

/**
 * The new damage of each unit of a target: units are hit one after the other until destroyed. Surplus
 * hits go to the first unit.
 */
export function spread(target: Target, share: number): number[] {
  const { fresh, old, health, each, card } = target;
  let left = share;
  const full = Array.from({ length: card.count }, () => {
    const more = Math.min(left, each, Math.max(0, health - old - fresh));
    left -= more;
    return fresh + more;
  });
  return full.map((n, i) => (i === 0 ? n + left : n));
}

/** The number of units of a target that are destroyed by its hits. */
export function lost(target: Target, share: number): number {
  return spread(target, share).filter((fresh) => target.old + fresh >= target.health).length;
}

/** Groups units of a kind with equal earlier damage: only the damage of this attack differs between them. */
const unitGroup = (target: Target): string => `${target.card.card ?? ''} ${target.old}`;

/** The intended new damage of each group, highest first. */
export function aimOf(assignment: HitAssignment, shares: Shares): Map<string, number[]> {
  const aim = new Map<string, number[]>();
  for (const target of assignment.targets) {
    const units = [...(aim.get(unitGroup(target)) ?? []), ...spread(target, shareOf(shares, target))];
    aim.set(
      unitGroup(target),
      units.sort((a, b) => b - a),
    );
  }
  return aim;
}

/**
 * The next hit of a draft. It compares the intended state with the current one, so hits that the server
 * assigned automatically in between do no harm.
 */
export function hits(aim: ReadonlyMap<string, number[]>): Says {
  return (decision, view) => {
    const assignment = hitAssignmentOf(view, decision);
    if (assignment === null) return null;
    const now = aimOf(assignment, {});
    /** For each group: the new damage of the unit to hit next, and the number of hits missing. */
    const short = new Map(
      [...now].map(([id, units]) => {
        const goal = aim.get(id) ?? units;
        const next = units.find((n, i) => n < (goal[i] ?? 0));
        return [id, { next, n: goal.reduce((sum, n, i) => sum + Math.max(0, n - (units[i] ?? n)), 0) }];
      }),
    );
    const wanted = (but: string | null): string[][] =>
      [...short].flatMap(([id, { n }]) => {
        const takes = assignment.targets.find((target) => unitGroup(target) === id)?.takes ?? [];
        return Array.from({ length: id === but ? n - 1 : n }, () => takes);
      });
    if (wanted(null).length === 0) return assignment.done;
    // The server handles one kind after the other, in the order of the gauges.
    const rest = assignment.kinds.map((gauge, i) => (i === 0 ? { ...gauge, value: gauge.value - 1 } : gauge));
    const target = assignment.targets.find((target) => {
      const need = short.get(unitGroup(target));
      const fits = need?.next === target.fresh && target.takes.includes(assignment.kinds[0]?.sign ?? '');
      return fits && kindsFor(rest, wanted(unitGroup(target))) !== null;
    });
    return decision.options.find((o) => o.verb === 'damage' && o.ref === target?.card.ref) ?? null;
  };
}
