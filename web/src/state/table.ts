import type {
  Chat,
  ClientMsg,
  ClockLeft,
  Nack,
  Open,
  Role,
  Room,
  Rules,
  ServerMsg,
  TableInfo,
  View,
  Why,
  WindowKind,
} from '../wire';
import { viewHash } from './hash';
import { added, logOf, type Log } from './log';
import { patched } from './patch';
import { takenBack } from './stops';

/** A message that must arrive once, whatever happens on the way. */
export type Command = Extract<ClientMsg, { cid: string }>;

/** What the machine thinks of a decision. */
export type Advice = Extract<ServerMsg, { t: 'advice' }>;

/** Something to tell the player that the table itself does not show. */
export interface Notice {
  code: Nack | 'lesson_undo' | 'no_fit';
  /** For people who write clients. */
  reason?: string | undefined;
}

/** All a client knows about a table. */
export interface TableState {
  id: string;
  role: Role | null;
  /** The last frame held; absent while seats are free, or before the first snapshot. */
  n: number | null;
  info: TableInfo | null;
  room: Room | null;
  view: View | null;
  open: Open;
  clocks: ClockLeft[];
  /** When the clocks came, by this device's time. */
  clocksAt: number;
  /** Standing orders of the own seat. */
  rules: Rules;
  /** The kinds of windows stops can be set at. */
  windows: WindowKind[];
  log: Log;
  chat: Chat[];
  commitment: string;
  /** What team-mates are about to choose, by seat. */
  drafts: Record<number, string[]>;
  /** The answer to the last `why`. */
  reason: { what: string; why: Why | null } | null;
  notice: Notice | null;
  /** What the machine would do, if it was asked. */
  advice: Advice | null;
  /** The machine was asked and thinks. */
  wondering: boolean;
  /** The copy cannot be trusted: frames are ignored until the next snapshot. */
  stale: 'gap' | 'hash' | 'told' | null;
  /** A join is on its way: a refusal without a name is about it. */
  entering: boolean;
  /** The join was refused. */
  refused: Nack | null;
  /** Sent and not yet answered. */
  pending: Command | null;
  /** The pending command is to be sent again after a while. */
  again: 'unavailable' | 'draining' | 'too_fast' | null;
  /** A wish to take back that others have to agree to; it is answered when they have. */
  wished: string | null;
  /** The join could not be answered and is worth another try. */
  rejoin: boolean;
  /** The last command that reached the disk, and the frame it ends with. */
  acked: { cid: string; n: number } | null;
}

/** What is answered for a seat that has given no orders. */
export function noOrders(): Rules {
  return { forced: true, obvious: false, end: false, answers: [] };
}

export function defaults(id: string): TableState {
  return {
    id,
    role: null,
    n: null,
    info: null,
    room: null,
    view: null,
    open: { waiting: [] },
    clocks: [],
    clocksAt: 0,
    rules: noOrders(),
    windows: [],
    log: logOf([]),
    chat: [],
    commitment: '',
    drafts: {},
    reason: null,
    notice: null,
    advice: null,
    wondering: false,
    stale: null,
    entering: false,
    refused: null,
    pending: null,
    again: null,
    wished: null,
    rejoin: false,
    acked: null,
  };
}

/** Nothing of what one role saw may be left when another takes over. */
export function joining(state: TableState, role: Role): TableState {
  return { ...defaults(state.id), role, info: state.info, room: state.room };
}

/** The server has let this client in. */
const INSIDE = { entering: false, refused: null, rejoin: false } as const;

export function sending(state: TableState, command: Command): TableState {
  return { ...state, pending: command, again: null, notice: null, reason: null };
}

/** The state after a message. Messages about other tables and about none leave it as it is. */
export function receive(state: TableState, msg: ServerMsg, now: number): TableState {
  if ('table' in msg && msg.table !== undefined && msg.table !== state.id) return state;
  switch (msg.t) {
    case 'snap': {
      const { info, room, view, open, clocks, chat, commitment } = msg;
      const fresh = { info, room, view, open, clocks, chat, commitment, clocksAt: now, log: logOf(msg.log) };
      const kept = { rules: msg.rules ?? noOrders(), windows: msg.windows ?? [] };
      return { ...state, ...fresh, ...INSIDE, ...kept, n: msg.n ?? null, drafts: {}, stale: null };
    }
    case 'frame':
      return frame(state, msg, now);
    case 'ack':
      if (state.wished === msg.cid) return { ...state, wished: null, notice: null };
      if (state.pending?.cid !== msg.cid) return state;
      return { ...state, pending: null, again: null, notice: null, acked: { cid: msg.cid, n: msg.n } };
    case 'nack':
      return nack(state, msg);
    case 'reason':
      return { ...state, reason: { what: msg.what, why: msg.why ?? null } };
    case 'proposal':
      return proposal(state, msg);
    case 'advice':
      return { ...state, advice: msg, wondering: false };
    case 'resync':
      return { ...state, stale: 'told' };
    case 'room':
      return room(state, msg.room);
    case 'clocks':
      return { ...state, clocks: msg.clocks, clocksAt: now };
    case 'chat':
      if (state.chat.some((line) => line.seq === msg.seq)) return state;
      return { ...state, chat: [...state.chat, msg].slice(-200) };
    case 'draft':
      return { ...state, drafts: { ...state.drafts, [msg.seat]: msg.partial } };
    case 'hello':
    case 'lobby':
    case 'turn':
    case 'pong':
    case 'bye':
      return state;
    default:
      return unreachable(msg);
  }
}

/** What goes together instead; nothing for a question that is not asked any more. */
function proposal(state: TableState, msg: Extract<ServerMsg, { t: 'proposal' }>): TableState {
  const { decision } = state.open;
  if (decision?.id !== msg.decision || decision.seat !== msg.seat) return state;
  return { ...state, open: { ...state.open, decision: { ...decision, proposal: msg.picks } } };
}

function frame(state: TableState, msg: Extract<ServerMsg, { t: 'frame' }>, now: number): TableState {
  const { n } = msg;
  if (state.stale !== null || state.view === null || (state.n !== null && n <= state.n)) return state;
  if (state.n === null || n !== state.n + 1) return { ...state, stale: 'gap' };
  const view = msg.patch ? patched(state.view, msg.patch) : state.view;
  if (msg.hash !== undefined && msg.hash !== viewHash(view)) return { ...state, stale: 'hash' };
  const next = { ...state, n, view, log: added(state.log, msg.entry), drafts: {}, advice: null };
  if (msg.entry.what === 'undo') next.rules = takenBack(state.rules, state.windows);
  if (msg.open) Object.assign(next, { open: msg.open, reason: null });
  if (msg.clocks) Object.assign(next, { clocks: msg.clocks, clocksAt: now });
  return next;
}

/** A wish to take back that others are asked about must not keep its player from playing on. */
function room(state: TableState, next: Room): TableState {
  const asks =
    next.undo !== undefined && state.pending?.t === 'undo' && next.undo.seat === state.pending.seat;
  const wait = asks ? { pending: null, again: null, wished: state.pending?.cid ?? null } : {};
  return { ...state, ...INSIDE, ...wait, room: next };
}

function nack(state: TableState, msg: Extract<ServerMsg, { t: 'nack' }>): TableState {
  const notice: Notice = { code: msg.code, reason: msg.reason };
  if (msg.cid === undefined) return nackWithoutName(state, notice);
  if (msg.cid === state.wished) return { ...state, notice, wished: null };
  if (msg.cid !== state.pending?.cid) return state;
  switch (msg.code) {
    case 'unavailable':
    case 'draining':
    case 'too_fast':
      return { ...state, notice, again: msg.code };
    case 'not_joined':
      return { ...state, rejoin: true };
    default: {
      // Whoever was told "too late" and is behind the table missed something.
      const behind = msg.n !== undefined && state.n !== null && msg.n > state.n;
      const stale = behind ? 'gap' : state.stale;
      return { ...state, notice, pending: null, again: null, open: msg.open ?? state.open, stale };
    }
  }
}

function nackWithoutName(state: TableState, notice: Notice): TableState {
  const { code } = notice;
  if (!state.entering) return { ...state, notice, wondering: false };
  const refused = code === 'unknown_table' || code === 'not_yours' || code === 'not_here';
  return refused ? { ...state, refused: code } : { ...state, notice, rejoin: true };
}

function unreachable(msg: never): never {
  throw new Error(`unknown message: ${JSON.stringify(msg)}`);
}
