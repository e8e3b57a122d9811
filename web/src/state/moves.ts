import type { Card, CardFace, Choice, Decision, Entry, TableView } from '../wire';
import { isTold } from './log';
import { spotsOf, type Spot } from './galaxy';

/** Answers a run of questions, one after the other; null if it has no further answer. */
export type Plan = (decision: Decision) => Choice | null;

type FaceOf = (card: number | undefined) => CardFace | null;

function isMarked(card: Card, sign: string): boolean {
  return card.marks?.some((mark) => mark.sign === sign) ?? false;
}

/** The destination of a movement and the system that is being loaded, which the board marks. */
export function ends(spots: Spot[]): { from: Spot | null; to: Spot | null } {
  const marked = (sign: string): Spot | null => spots.find(({ card }) => isMarked(card, sign)) ?? null;
  return { from: marked('forward'), to: marked('target') };
}

/** The highest number that a question about a number of units offers, with its options. */
function most(decision: Decision): { count: number; options: Choice[] } | null {
  const { kind, options } = decision;
  return kind === 'number' ? { count: options.length - 1, options } : null;
}

/** The viewer's ground units in a place. */
export function grounded(spot: Spot, face: FaceOf, faction: string): number {
  const own = spot.load.filter((card) => {
    const printed = face(card.card);
    return printed?.kind === 'ground' && printed.faction === faction;
  });
  return own.reduce((sum, card) => sum + card.count, 0);
}

/** Moves all units that can move, kind by kind. */
export const everybody: Plan = (decision) => {
  const number = most(decision);
  return number === null ? null : (number.options.at(-1) ?? null);
};

/**
 * Moves all units except one ground unit. Kinds come one after the other, and later ones may stay behind too,
 * so a unit is kept only when the last remaining ground units could all leave.
 */
export function butOne(now: () => TableView | null, face: FaceOf): Plan {
  return (decision) => {
    const number = most(decision);
    const view = now();
    if (number === null || view === null) return null;
    const { from } = ends(spotsOf(view));
    const asked = face(from?.load.find((card) => isMarked(card, 'forward'))?.card);
    if (from === null || asked?.kind !== 'ground' || number.count === 0) return everybody(decision);
    const left = grounded(from, face, asked.faction) - number.count;
    return (left > 0 ? number.options.at(-1) : number.options.at(-2)) ?? null;
  };
}

/** First one answer, then a plan for the questions that follow. */
export function after(first: string, plan: Plan): Plan {
  let begun = false;
  return (decision) => {
    if (begun) return plan(decision);
    begun = true;
    return decision.options.find((option) => option.key === first) ?? null;
  };
}

/** The transport capacity of ships that leave a place, as the board has reported it. */
export interface Hold {
  at: number;
  total: number;
}

/** Transports come first, so the highest remaining capacity seen is the total. */
export function holding(last: Hold | null, at: number, left: number): Hold {
  return last?.at === at ? { at, total: Math.max(last.total, left) } : { at, total: left };
}

/** The lines about the current movement: the last consecutive ones of this seat about its destination. */
export function soFar(lines: Entry[], seat: number | null, goal: number | undefined): Entry[] {
  const found: Entry[] = [];
  for (const entry of lines.toReversed()) {
    if (entry.void === true || !isTold(entry) || entry.text.length === 0) continue;
    const about = entry.text.some((spans) => spans.some((span) => span.card === goal));
    if (entry.seat !== seat || entry.what !== 'pick' || !about) break;
    found.unshift(entry);
  }
  return found;
}
