import type { TableInfo } from '../wire';
import { seatsOf } from './seats';

/** The result of a match for a user. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'over' | 'going' | 'closed';

/** How a match ended for a user; for a user who did not play it is only over. */
export function outcome(table: TableInfo, user: string | null): Outcome {
  if (table.phase === 'closed') return 'closed';
  if (table.phase !== 'over') return 'going';
  const seats = seatsOf(table.seats, user);
  const winners = table.result?.winners ?? [];
  // Several seats at one device are several people, so there is no single result.
  if (seats.length !== 1) return 'over';
  // A player who conceded has lost, even if the others draw.
  if (table.result?.conceded?.includes(seats[0] ?? -1)) return 'lost';
  if (winners.length === 0) return 'drawn';
  return seats.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}

/** The seats of a match that are not this user's. */
export function opponents(table: TableInfo, user: string | null): number[] {
  const own = seatsOf(table.seats, user);
  return table.seats.flatMap((_, seat) => (own.includes(seat) ? [] : [seat]));
}

/** A finished match links to its replay, a running one to its table. */
export function pathOf(table: TableInfo): string {
  return `/${table.phase === 'over' ? 'r' : 't'}/${table.id}`;
}

/** Counts the matches won, lost and drawn in a list. */
export function tally(tables: TableInfo[], user: string): { won: number; lost: number; drawn: number } {
  const sum = { won: 0, lost: 0, drawn: 0 };
  for (const table of tables) {
    const how = outcome(table, user);
    if (how === 'won' || how === 'lost' || how === 'drawn') sum[how] += 1;
  }
  return sum;
}
