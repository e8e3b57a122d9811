import type { Panel, Role, SeatStatus, Sitter, TableInfo } from '../wire';

export function userOf(who: Sitter): string | null {
  return typeof who === 'object' && 'user' in who ? who.user : null;
}

export function machineOf(who: Sitter): string | null {
  return typeof who === 'object' && 'machine' in who ? who.machine : null;
}

/** The seats of a user: one, none, or several at a shared device. */
export function seatsOf(seats: { who: Sitter }[], user: string | null): number[] {
  if (user === null) return [];
  return seats.flatMap((seat, i) => (userOf(seat.who) === user ? [i] : []));
}

/** Whether a user may watch a running match and its replay. */
export function mayLook(info: TableInfo, user: string | null): boolean {
  return info.options.watch || info.creator === user || seatsOf(info.seats, user).length > 0;
}

/** The role in which a user follows a table. `kept` is the current role, which stays while it is allowed. */
export function roleFor(
  info: TableInfo,
  seats: { who: Sitter }[],
  user: string | null,
  kept: Role | null,
): Role {
  const mine = seatsOf(seats, user);
  const seat = seatOf(kept);
  if (seat !== null && mine.includes(seat)) return { seat };
  if (mine[0] !== undefined) return { seat: mine[0] };
  if (kept !== null && typeof kept === 'object' && 'coach' in kept) return kept;
  if (info.options.referee && info.creator === user) return 'referee';
  return 'watch';
}

export function seatOf(role: Role | null): number | null {
  return role !== null && typeof role === 'object' && 'seat' in role ? role.seat : null;
}

export function sameRole(a: Role | null, b: Role | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether another person plays together with this seat. */
export function hasMate(panels: Panel[], seats: { who: Sitter }[], seat: number | null): boolean {
  const own = panels.find((panel) => panel.seat === seat);
  if (own?.team === undefined) return false;
  const me = userOf(seats[own.seat]?.who ?? 'open');
  return panels.some((panel) => {
    const user = userOf(seats[panel.seat]?.who ?? 'open');
    return panel.team === own.team && user !== null && user !== me;
  });
}

/** The user's seat that must take over the device before the match continues, if another one is shown now. */
export function nextAtDevice(mine: number[], current: number | null, waiting: number[]): number | null {
  if (mine.length < 2 || (current !== null && waiting.includes(current))) return null;
  return waiting.find((seat) => mine.includes(seat)) ?? null;
}

/** After this absence a bot may take over. */
const PATIENCE = 60_000;

/** The server time from which a bot may take over a seat; null if it may not. */
export function holdFrom(seat: SeatStatus): number | null {
  const here = userOf(seat.who) === null || seat.online || seat.held || seat.conceded;
  return here || seat.away === undefined ? null : seat.away + PATIENCE;
}

export function coached(seat: SeatStatus, user: string | null): boolean {
  return seat.coaches?.some((coach) => coach.user === user) ?? false;
}

export type SeatActivity = 'open' | 'conceded' | 'held' | 'thinking' | 'machine' | 'online' | 'away';

/** The most relevant status of a seat. */
export function activityOf(seat: SeatStatus): SeatActivity {
  if (seat.who === 'open') return 'open';
  if (seat.conceded) return 'conceded';
  if (seat.held) return 'held';
  if (seat.thinking) return 'thinking';
  if (machineOf(seat.who) !== null) return 'machine';
  return seat.online ? 'online' : 'away';
}
