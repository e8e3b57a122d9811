import type { CardFace, Mark, Rolls } from '../wire';
import { codeOf } from './dice';

/** How often a side came up, and how often it should on average. */
export interface Fall {
  side: Mark;
  rolled: number;
  expected: number;
}

/** The dice of a card as one player rolled them. */
export interface Throws {
  seat: number;
  face: CardFace;
  count: number;
  falls: Fall[];
}

type FaceOf = (card: number | undefined) => CardFace | null;

/** Counts the rolls by side. Sides that look the same are one: two blanks of six come up every third time. */
export function throwsOf(rolls: Rolls[], face: FaceOf): Throws[] {
  return rolls.flatMap((roll): Throws[] => {
    const card = face(roll.card);
    const marks = card?.marks ?? [];
    if (card === null || marks.length === 0) return [];
    const count = roll.sides.reduce((sum, n) => sum + n, 0);
    const falls = new Map<string, Fall>();
    for (const [i, side] of marks.entries()) {
      const name = `${codeOf(side)} ${side.cost ?? 0}`;
      const fall = falls.get(name) ?? { side, rolled: 0, expected: 0 };
      fall.rolled += roll.sides[i] ?? 0;
      fall.expected += count / marks.length;
      falls.set(name, fall);
    }
    return [{ seat: roll.seat, face: card, count, falls: [...falls.values()] }];
  });
}
