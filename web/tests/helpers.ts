import type {
  Card,
  Choice,
  Decision,
  Entry,
  TableUpdate,
  Open,
  TableStatus,
  ServerMsg,
  Snap,
  Span,
  TableView,
  Zone,
} from '../src/wire';
import { defaults, receive, type TableState } from '../src/state/table';

export const words = (t: string): Span[] => [{ t }];

export function card(ref: string, number: number, name: string, count = 1): Card {
  return { ref, card: number, name, count };
}

export function zone(id: string, cards: Card[], owner: number | null = null): Zone {
  const role = id.split('/')[0] as Zone['role'];
  return { id, role, owner, title: words(id), count: cards.reduce((sum, c) => sum + c.count, 0), cards };
}

export function view(): TableView {
  return {
    status: words('turn of Ann'),
    seats: [0, 1].map((seat) => ({
      seat,
      notes: [],
      counters: [{ sign: 'authority', name: words('authority'), value: 50 }],
      active: seat === 0,
      out: false,
      ref: `seat/${seat}`,
      prey: [1 - seat],
    })),
    zones: [
      zone('market', [card('market/0', 7, 'Cutter'), card('market/1', 8, 'Ram')]),
      zone(
        'hand/0',
        [card('hand/0/0', 1, 'Scout'), card('hand/0/1', 1, 'Scout'), card('hand/0/2', 2, 'Viper')],
        0,
      ),
    ],
  };
}

export function choice(key: string, ref?: string, more: Partial<Choice> = {}): Choice {
  return { key, label: words(key), ...(ref === undefined ? {} : { ref }), ...more };
}

export function decision(options: Choice[], more: Partial<Decision> = {}): Decision {
  return {
    id: 1,
    seat: 0,
    kind: 'free',
    prompt: words('Your turn'),
    options,
    min: 1,
    max: 1,
    undo: 0,
    redo: false,
    ...more,
  };
}

export function open(options: Choice[] = [], more: Partial<Decision> = {}): Open {
  return { waiting: [0], decision: decision(options, more) };
}

export function tableStatus(): TableStatus {
  const seat = { online: true, held: false, conceded: false, thinking: false };
  return {
    phase: 'running',
    seats: [
      { ...seat, seat: 0, who: { user: 'ann' }, name: 'Ann' },
      { ...seat, seat: 1, who: { machine: 'captain' }, name: 'Captain' },
    ],
    watchers: [],
    paused: false,
  };
}

export function snap(more: Partial<Snap> = {}): ServerMsg {
  return {
    t: 'snap',
    table: 'T',
    n: 3,
    info: {
      id: 'T',
      game: 'star-realms',
      mode: 'duel',
      phase: 'running',
      seats: tableStatus().seats.map(({ who, name }) => ({ who, name })),
      options: {
        public: false,
        rated: false,
        clock: 'none',
        watch: true,
        chat: true,
        undo: true,
        referee: false,
      },
      rulings: {},
      creator: 'ann',
      created: 0,
    },
    room: tableStatus(),
    view: view(),
    open: open([choice('play scout', 'hand/0/0', { obvious: true }), choice('end turn', 'end')]),
    clocks: [],
    log: [],
    chat: [],
    hash: '',
    commitment: 'abc',
    ...more,
  };
}

export function entry(n: number, more: Partial<Entry> = {}): Entry {
  return { n, what: 'pick', seat: 0, text: [words(`line ${n}`)], ...more };
}

export function frame(n: number, more: Partial<TableUpdate> = {}): ServerMsg {
  return { t: 'frame', table: 'T', n, entry: entry(n), ...more };
}

/** The state of a table after these messages. */
export function after(...msgs: ServerMsg[]): TableState {
  return msgs.reduce((state, msg) => receive(state, msg, 1000), defaults('T'));
}

/** A chat line by a user. */
export function chatLine(seq: number, user: string): ServerMsg {
  return { t: 'chat', table: 'T', seq, user, name: user, text: 'hello', at: 0 };
}
