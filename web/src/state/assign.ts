import type { Card, CardFace, Choice, Decision, TableView, ZoneRole } from '../wire';
import { cardGroups } from './arena';
import type { Says } from './draft';
import { zoneOf, zonesOfSide } from './galaxy';

type FaceOf = (card: number | undefined) => CardFace | null;

/** A mission that leaders can be assigned to: a card in hand, or one on the table with a leader. */
export interface Task {
  /** A stable id while cards come and go. */
  id: string;
  card: Card;
  mission: number;
  /** Leaders already assigned to it. */
  there: Card[];
  /** The number of leaders it can still take. */
  capacity: number;
}

/** The possible assignments of a question. */
export interface AssignmentChoices {
  /** Leaders who can still be assigned, in any order. */
  leaders: Card[];
  tasks: Task[];
}

/** Assigns a leader to a task in a draft. */
export interface Order {
  leader: number;
  task: string;
}

/** The drafted assignments, and the leader or task that is picked up. */
export interface Draft {
  orders: readonly Order[];
  held: { leader: number } | { task: string } | null;
}

export const EMPTY: Draft = { orders: [], held: null };

/** A card takes two leaders. */
const PLACES = 2;

const numberAt = (cards: Card[], ref: string | undefined): number | undefined =>
  cards.find((card) => card.ref === ref)?.card;

/** Reads a question about assignments; null for any other question. */
export function assignmentChoicesOf(view: TableView, decision: Decision | null): AssignmentChoices | null {
  const open = new Set(decision?.options.flatMap((option) => (option.verb === 'stay' ? [option.ref] : [])));
  const panel = view.seats.find(({ seat }) => seat === decision?.seat) ?? null;
  const zones = zonesOfSide(view, panel);
  const cardsIn = (role: ZoneRole): Card[] => zoneOf(zones, role)?.cards ?? [];
  const leaders = cardsIn('pool').filter((card) => open.has(card.ref));
  if (leaders.length === 0) return null;
  const held = cardsIn('hand').flatMap((card): Task[] => {
    if (card.card === undefined) return [];
    const { card: mission, count } = card;
    return [{ id: `card ${mission}`, card, mission, there: [], capacity: PLACES * count }];
  });
  const begun = cardGroups(cardsIn('orders')).flatMap(({ card, load }): Task[] => {
    const [first] = load;
    if (card.card === undefined || first?.card === undefined) return [];
    const capacity = Math.max(0, PLACES - load.length);
    return [{ id: `with ${first.card}`, card, mission: card.card, there: load, capacity }];
  });
  return { leaders, tasks: [...begun, ...held] };
}

/**
 * The part of a draft that is still possible. A leader who is no longer offered is assigned or stays. A leader
 * who was to share a card with such a leader follows to that card. Orders for a task that is gone are dropped.
 */
export function settled(orders: readonly Order[], choices: AssignmentChoices): Order[] {
  const open = (order: Order): boolean => choices.leaders.some((card) => card.card === order.leader);
  const left = orders.map((order, i) => {
    const mates = orders.slice(0, i).filter((other) => other.task === order.task);
    const later = orders.slice(i + 1).filter((other) => other.task === order.task);
    // The leaders of a task share its cards in pairs, in the order of their assignment.
    const mate = mates.length % PLACES === 1 ? mates.at(-1) : later[0];
    const gone = mate !== undefined && !open(mate) ? mate.leader : null;
    const joined = choices.tasks.find((task) => task.there.length === 1 && task.there[0]?.card === gone);
    return joined === undefined ? order : { ...order, task: joined.id };
  });
  const kept: Order[] = [];
  for (const order of left) {
    const task = choices.tasks.find(({ id }) => id === order.task);
    if (open(order) && task !== undefined && on(kept, task).length < task.capacity) kept.push(order);
  }
  return kept;
}

/** The orders for a task. */
export function on(orders: readonly Order[], task: Task): Order[] {
  return orders.filter((order) => order.task === task.id);
}

/** Assigns a leader to a task, or removes it if it is there; null if the task is full. */
function put(orders: readonly Order[], leader: number, task: Task): readonly Order[] | null {
  const others = orders.filter((order) => order.leader !== leader);
  if (orders.some((order) => order.leader === leader && order.task === task.id)) return others;
  return on(others, task).length < task.capacity ? [...others, { leader, task: task.id }] : null;
}

/** A click on a leader: picks it up, puts it down again, or assigns it to the task that is picked up. */
export function pressLeader({ orders, held }: Draft, choices: AssignmentChoices, leader: number): Draft {
  if (held === null) return { orders, held: { leader } };
  if ('leader' in held) return { orders, held: held.leader === leader ? null : { leader } };
  const task = choices.tasks.find(({ id }) => id === held.task);
  const next = task === undefined ? null : put(orders, leader, task);
  return next === null ? { orders, held: { leader } } : { orders: next, held: null };
}

/** A click on a task: picks it up, puts it down, or gives it the leader that is picked up. */
export function pressTask({ orders, held }: Draft, task: Task): Draft {
  if (held === null) return { orders, held: { task: task.id } };
  if ('task' in held) return { orders, held: held.task === task.id ? null : { task: task.id } };
  const next = put(orders, held.leader, task);
  return next === null ? { orders, held } : { orders: next, held: null };
}

/** A skill that a task tests: what its leaders have and what it requires. */
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

/** The next answer of a draft, in the order of its orders. At the end all other leaders stay. */
export function assignments(orders: readonly Order[]): Says {
  return (decision, view) => {
    const choices = assignmentChoicesOf(view, decision);
    if (choices === null) return null;
    const verb = (word: string): Choice | null => decision.options.find((o) => o.verb === word) ?? null;
    const next = orders.find((order) => choices.leaders.some((card) => card.card === order.leader));
    if (next === undefined) return verb('ready') ?? verb('stay');
    const left = settled(orders, choices).find((order) => order.leader === next.leader);
    const task = choices.tasks.find(({ id }) => id === left?.task);
    if (task === undefined) return null;
    const how = task.there.length > 0 ? 'join' : 'assign';
    const cards = view.zones.flatMap((zone) => zone.cards);
    const meant = (o: Choice): boolean =>
      how === 'join' ? o.ref === task.card.ref : numberAt(cards, o.ref) === task.mission;
    // The option to stay identifies the leader; the key of an assignment uses the same name.
    const stay = decision.options.find((o) => o.verb === 'stay' && numberAt(cards, o.ref) === next.leader);
    const who = stay?.key.split(' ')[1] ?? '';
    const named = (o: Choice): boolean => o.key.split(' ')[how === 'join' ? 1 : 2] === who;
    return decision.options.find((o) => o.verb === how && meant(o) && named(o)) ?? null;
  };
}
