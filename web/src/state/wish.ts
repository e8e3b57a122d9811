import { toDecks, type Offer } from './deck-wish';
import type { Clock, GameInfo, OpenTable, SeatWish, TableOptions } from '../wire';

/** Who is to sit somewhere, as the form has it. */
export type Sitting =
  { kind: 'me' | 'open' } | { kind: 'here'; name: string } | { kind: 'machine'; level: string };

/** The form of a new table. */
export interface Wish {
  game: string;
  mode: string;
  players: number;
  seats: Sitting[];
  /** Decks by seat, in games that have them; null is the usual one. */
  decks: (Offer | null)[];
  rulings: Record<string, string>;
  clock: 'none' | 'blitz' | 'tournament' | 'days';
  days: number;
  public: boolean;
  rated: boolean;
  watch: boolean;
  chat: boolean;
  undo: boolean;
  /** The machine may be asked for advice. */
  hints: boolean;
  referee: boolean;
}

export function freshWish(game: GameInfo, level: string): Wish {
  const mode = game.modes[0];
  const wish: Wish = {
    game: game.slug,
    mode: mode?.slug ?? '',
    players: mode?.seats[0] ?? 2,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    decks: [],
    rulings: {},
    clock: 'none',
    days: 3,
    public: true,
    rated: false,
    watch: true,
    chat: true,
    undo: true,
    hints: false,
    referee: false,
  };
  return fitted(wish, game, level);
}

/** The wish with what the mode allows: its numbers of players, one sitter per seat. New seats are free. */
export function fitted(wish: Wish, game: GameInfo, level: string): Wish {
  const mode = game.modes.find((m) => m.slug === wish.mode) ?? game.modes[0];
  const sizes = mode?.seats ?? [2];
  const players = sizes.includes(wish.players) ? wish.players : (sizes[0] ?? 2);
  let seats = Array.from({ length: players }, (_, i): Sitting => wish.seats[i] ?? { kind: 'open' });
  if (wish.referee)
    seats = seats.map((seat) => (seat.kind === 'me' || seat.kind === 'here' ? { kind: 'open' } : seat));
  // Machines and people who share a device cannot be rated.
  if (wish.rated) seats = seats.map((seat) => (seat.kind === 'me' ? seat : { kind: 'open' }));
  const machines = seats.map((seat): Sitting =>
    seat.kind === 'machine' && seat.level === '' ? { kind: 'machine', level } : seat,
  );
  return {
    ...wish,
    mode: mode?.slug ?? wish.mode,
    players,
    seats: machines,
    // Whoever comes to a free seat brings a deck along.
    decks: machines.map((seat, i) => (seat.kind === 'open' ? null : (wish.decks[i] ?? null))),
    undo: wish.rated ? false : wish.undo,
    hints: wish.rated ? false : wish.hints,
  };
}

/** What is sent. Rulings that are the usual ones are left out. */
export function toOpen(wish: Wish, game: GameInfo): OpenTable {
  const clock: Clock = wish.clock === 'days' ? { days: wish.days } : wish.clock;
  const rulings: Record<string, string> = {};
  for (const ruling of game.rulings) {
    const value = wish.rulings[ruling.name];
    if (value !== undefined && value !== '' && value !== ruling.usual) rulings[ruling.name] = value;
  }
  const options: TableOptions = {
    public: wish.public,
    rated: wish.rated,
    clock,
    watch: wish.watch,
    chat: wish.chat,
    undo: wish.undo,
    hints: wish.hints,
    referee: wish.referee,
  };
  const decks = game.decks ? toDecks(wish.decks) : [];
  return {
    game: wish.game,
    mode: wish.mode,
    players: wish.players,
    rulings,
    seats: wish.seats.map(toWish),
    ...(decks.length > 0 ? { decks } : {}),
    options,
  };
}

function toWish(seat: Sitting): SeatWish {
  switch (seat.kind) {
    case 'me':
    case 'open':
      return seat.kind;
    case 'here':
      return { here: seat.name };
    case 'machine':
      return { machine: seat.level };
  }
}
