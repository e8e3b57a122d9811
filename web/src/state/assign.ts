import type { Card, CardFace, Choice, Decision, View, ZoneRole } from '../wire';
import { bunches } from './arena';
import type { Says } from './draft';
import { zoneOf, zonesOfSide } from './galaxy';

type FaceOf = (card: number | undefined) => CardFace | null;

/** A mission leaders can be put on: a card of the hand, or one that lies on the table with a leader already. */
export interface Task {
  /** Tells it from the others while cards come and go. */
  id: string;
  card: Card;
  mission: number;
  /** Those who are on it already. */
  there: Card[];
  /** Leaders it has room for. */
  room: number;
}

/** What assignments are made of while they are asked about. */
export interface Muster {
  /** Those who can still be put to work, in any order. */
  leaders: Card[];
  tasks: Task[];
}

/** Whom a draft puts on which task. */
export interface Order {
  leader: number;
  task: string;
}

/** All that is decided and not yet said, and what was taken up to be put somewhere. */
export interface Draft {
  orders: readonly Order[];
  held: { leader: number } | { task: string } | null;
}

export const EMPTY: Draft = { orders: [], held: null };

/** Two leaders fit on a card. */
const PLACES = 2;

const numberAt = (cards: Card[], ref: string | undefined): number | undefined =>
  cards.find((card) => card.ref === ref)?.card;

/** Reads a question about assignments; null for any other question. */
export function musterOf(view: View, decision: Decision | null): Muster | null {
  const open = new Set(decision?.options.flatMap((option) => (option.verb === 'stay' ? [option.ref] : [])));
  const panel = view.seats.find(({ seat }) => seat === decision?.seat) ?? null;
  const zones = zonesOfSide(view, panel);
  const cardsIn = (role: ZoneRole): Card[] => zoneOf(zones, role)?.cards ?? [];
  const leaders = cardsIn('pool').filter((card) => open.has(card.ref));
  if (leaders.length === 0) return null;
  const held = cardsIn('hand').flatMap((card): Task[] => {
    if (card.card === undefined) return [];
    const { card: mission, count } = card;
    return [{ id: `card ${mission}`, card, mission, there: [], room: PLACES * count }];
  });
  const begun = bunches(cardsIn('orders')).flatMap(({ card, load }): Task[] => {
    const [first] = load;
    if (card.card === undefined || first?.card === undefined) return [];
    const room = Math.max(0, PLACES - load.length);
    return [{ id: `with ${first.card}`, card, mission: card.card, there: load, room }];
  });
  return { leaders, tasks: [...begun, ...held] };
}

/**
 * What is left of a draft at this question. Whoever is asked about no more is on a card or stays; whoever was
 * to share a card with one of them goes where that one is now. A task that is gone is given up.
 */
export function settled(orders: readonly Order[], muster: Muster): Order[] {
  const open = (order: Order): boolean => muster.leaders.some((card) => card.card === order.leader);
  const left = orders.map((order, i) => {
    const mates = orders.slice(0, i).filter((other) => other.task === order.task);
    const later = orders.slice(i + 1).filter((other) => other.task === order.task);
    // Leaders of one task share its cards by twos, in the order in which they were put there.
    const mate = mates.length % PLACES === 1 ? mates.at(-1) : later[0];
    const gone = mate !== undefined && !open(mate) ? mate.leader : null;
    const joined = muster.tasks.find((task) => task.there.length === 1 && task.there[0]?.card === gone);
    return joined === undefined ? order : { ...order, task: joined.id };
  });
  const kept: Order[] = [];
  for (const order of left) {
    const task = muster.tasks.find(({ id }) => id === order.task);
    if (open(order) && task !== undefined && on(kept, task).length < task.room) kept.push(order);
  }
  return kept;
}

/** The orders of a task. */
export function on(orders: readonly Order[], task: Task): Order[] {
  return orders.filter((order) => order.task === task.id);
}

/** Puts a leader on a task, or takes it off if it is there; null if the task has no room. */
function put(orders: readonly Order[], leader: number, task: Task): readonly Order[] | null {
  const others = orders.filter((order) => order.leader !== leader);
  if (orders.some((order) => order.leader === leader && order.task === task.id)) return others;
  return on(others, task).length < task.room ? [...others, { leader, task: task.id }] : null;
}

/** A press on a leader: takes it up, lays it down again, or puts it on the task that was taken up. */
export function pressLeader({ orders, held }: Draft, muster: Muster, leader: number): Draft {
  if (held === null) return { orders, held: { leader } };
  if ('leader' in held) return { orders, held: held.leader === leader ? null : { leader } };
  const task = muster.tasks.find(({ id }) => id === held.task);
  const next = task === undefined ? null : put(orders, leader, task);
  return next === null ? { orders, held: { leader } } : { orders: next, held: null };
}

/** A press on a task: the other way round. */
export function pressTask({ orders, held }: Draft, task: Task): Draft {
  if (held === null) return { orders, held: { task: task.id } };
  if ('task' in held) return { orders, held: held.task === task.id ? null : { task: task.id } };
  const next = put(orders, held.leader, task);
  return next === null ? { orders, held } : { orders: next, held: null };
}

/** The skill a task asks for: what its leaders bring, and what it needs. */
export interface Skill {
  sign: string;
  have: number;
  needs: number;
}

export function skillOn(task: Task, leaders: number[], face: FaceOf): Skill | null {
  const [asked] = face(task.mission)?.stamps ?? [];
  if (asked === undefined) return null;
  const all = new Set([...task.there.map((card) => card.card), ...leaders]);
  const brings = (leader: number | undefined): number =>
    face(leader)?.stamps?.find((stamp) => stamp.sign === asked.sign)?.n ?? 0;
  const have = [...all].reduce<number>((sum, leader) => sum + brings(leader), 0);
  return { sign: asked.sign, have, needs: asked.n };
}

/** The next answer of a draft, in the order in which it was made. In the end everybody else stays. */
export function assignments(orders: readonly Order[]): Says {
  return (decision, view) => {
    const muster = musterOf(view, decision);
    if (muster === null) return null;
    const verb = (word: string): Choice | null => decision.options.find((o) => o.verb === word) ?? null;
    const next = orders.find((order) => muster.leaders.some((card) => card.card === order.leader));
    if (next === undefined) return verb('ready') ?? verb('stay');
    const left = settled(orders, muster).find((order) => order.leader === next.leader);
    const task = muster.tasks.find(({ id }) => id === left?.task);
    if (task === undefined) return null;
    const how = task.there.length > 0 ? 'join' : 'assign';
    const cards = view.zones.flatMap((zone) => zone.cards);
    const meant = (o: Choice): boolean =>
      how === 'join' ? o.ref === task.card.ref : numberAt(cards, o.ref) === task.mission;
    // The words of an option name its leader as the option to stay does.
    const stay = decision.options.find((o) => o.verb === 'stay' && numberAt(cards, o.ref) === next.leader);
    const who = stay?.key.split(' ')[1] ?? '';
    const named = (o: Choice): boolean => o.key.split(' ')[how === 'join' ? 1 : 2] === who;
    return decision.options.find((o) => o.verb === how && meant(o) && named(o)) ?? null;
  };
}
