import { toDecks, type Offer } from './deck-choice';
import type { Clock, GameInfo, OpenTable, SeatWish, TableOptions } from '../wire';

/** The choice for a seat in the form. */
export type Sitting =
  { kind: 'me' | 'open' } | { kind: 'here'; name: string } | { kind: 'machine'; level: string };

/** The form for a new table. */
export interface TableForm {
  game: string;
  mode: string;
  players: number;
  seats: Sitting[];
  /** Decks by seat, in games that have them; null is the default deck. */
  decks: (Offer | null)[];
  rulings: Record<string, string>;
  clock: 'none' | 'blitz' | 'tournament' | 'days';
  days: number;
  public: boolean;
  rated: boolean;
  watch: boolean;
  chat: boolean;
  undo: boolean;
  /** Hints are allowed. */
  hints: boolean;
  referee: boolean;
}

export function newForm(game: GameInfo, level: string): TableForm {
  const mode = game.modes[0];
  const form: TableForm = {
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
  return fitted(form, game, level);
}

/** Adapts the form to the mode: its numbers of players, one choice per seat. New seats are free. */
export function fitted(form: TableForm, game: GameInfo, level: string): TableForm {
  const mode = game.modes.find((m) => m.slug === form.mode) ?? game.modes[0];
  const sizes = mode?.seats ?? [2];
  const players = sizes.includes(form.players) ? form.players : (sizes[0] ?? 2);
  let seats = Array.from({ length: players }, (_, i): Sitting => form.seats[i] ?? { kind: 'open' });
  if (form.referee)
    seats = seats.map((seat) => (seat.kind === 'me' || seat.kind === 'here' ? { kind: 'open' } : seat));
  // Rated matches allow no bots and no shared device.
  if (form.rated) seats = seats.map((seat) => (seat.kind === 'me' ? seat : { kind: 'open' }));
  const machines = seats.map((seat): Sitting =>
    seat.kind === 'machine' && seat.level === '' ? { kind: 'machine', level } : seat,
  );
  return {
    ...form,
    mode: mode?.slug ?? form.mode,
    players,
    seats: machines,
    // A player who takes a free seat brings their own deck.
    decks: machines.map((seat, i) => (seat.kind === 'open' ? null : (form.decks[i] ?? null))),
    undo: form.rated ? false : form.undo,
    hints: form.rated ? false : form.hints,
  };
}

/** The request. Default rulings are omitted. */
export function toOpenTable(form: TableForm, game: GameInfo): OpenTable {
  const clock: Clock = form.clock === 'days' ? { days: form.days } : form.clock;
  const rulings: Record<string, string> = {};
  for (const ruling of game.rulings) {
    const value = form.rulings[ruling.name];
    if (value !== undefined && value !== '' && value !== ruling.usual) rulings[ruling.name] = value;
  }
  const options: TableOptions = {
    public: form.public,
    rated: form.rated,
    clock,
    watch: form.watch,
    chat: form.chat,
    undo: form.undo,
    hints: form.hints,
    referee: form.referee,
  };
  const decks = game.decks ? toDecks(form.decks) : [];
  return {
    game: form.game,
    mode: form.mode,
    players: form.players,
    rulings,
    seats: form.seats.map(toSeatWish),
    ...(decks.length > 0 ? { decks } : {}),
    options,
  };
}

function toSeatWish(seat: Sitting): SeatWish {
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
