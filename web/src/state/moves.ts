import type { Card, CardFace, Choice, Decision, Entry, View } from '../wire';
import { isTold } from './log';
import { spotsOf, type Spot } from './galaxy';

/** Answers a run of questions, one after the other; null where it has nothing more to say. */
export type Plan = (decision: Decision) => Choice | null;

type FaceOf = (card: number | undefined) => CardFace | null;

function isMarked(card: Card, sign: string): boolean {
  return card.marks?.some((mark) => mark.sign === sign) ?? false;
}

/** Where a movement goes, and where it is loaded now: the board marks both. */
export function ends(spots: Spot[]): { from: Spot | null; to: Spot | null } {
  const marked = (sign: string): Spot | null => spots.find(({ card }) => isMarked(card, sign)) ?? null;
  return { from: marked('forward'), to: marked('target') };
}

/** The greatest number of a question for a number of units, with what it is. */
function most(decision: Decision): { count: number; options: Choice[] } | null {
  const { kind, options } = decision;
  return kind === 'number' ? { count: options.length - 1, options } : null;
}

/** Own units on the ground in a place. */
export function grounded(spot: Spot, face: FaceOf, faction: string): number {
  const own = spot.load.filter((card) => {
    const printed = face(card.card);
    return printed?.kind === 'ground' && printed.faction === faction;
  });
  return own.reduce((sum, card) => sum + card.count, 0);
}

/** Everybody who can go does, kind after kind. */
export const everybody: Plan = (decision) => {
  const number = most(decision);
  return number === null ? null : (number.options.at(-1) ?? null);
};

/**
 * Everybody but one unit on the ground. Kinds are asked for one after the other, and those that are asked for
 * later may stay behind, too: only when the last ones on the ground could all leave, one of them is kept.
 */
export function butOne(now: () => View | null, face: FaceOf): Plan {
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

/** First one answer, then a plan for what follows from it. */
export function after(first: string, plan: Plan): Plan {
  let begun = false;
  return (decision) => {
    if (begun) return plan(decision);
    begun = true;
    return decision.options.find((option) => option.key === first) ?? null;
  };
}

/** The room aboard ships that leave a place, as the board has told of it. */
export interface Hold {
  at: number;
  total: number;
}

/** Ships that carry are asked for first: the most room that was ever left is all there is. */
export function holding(last: Hold | null, at: number, left: number): Hold {
  return last?.at === at ? { at, total: Math.max(last.total, left) } : { at, total: left };
}

/** Lines that tell of the movement so far: the last ones in a row by this seat that are about its goal. */
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
