import type {
  Chat,
  ClientMsg,
  ClockLeft,
  Nack,
  Open,
  Role,
  TableStatus,
  StandingOrders,
  ServerMsg,
  TableInfo,
  TableView,
  Why,
  WindowKind,
} from '../wire';
import { viewHash } from './hash';
import { added, logOf, type Log } from './log';
import { patched } from './patch';
import { takenBack } from './stops';

/** A message that must take effect exactly once. */
export type Command = Extract<ClientMsg, { cid: string }>;

/** A hint for a decision. */
export type Advice = Extract<ServerMsg, { t: 'advice' }>;

/** A notice for the player that the table itself does not show. */
export interface Notice {
  code: Nack | 'lesson_undo' | 'no_fit';
  /** Details for authors of clients. */
  reason?: string | undefined;
}

/** The complete client state of a table. */
export interface TableState {
  id: string;
  role: Role | null;
  /** The number of the current view; null while seats are free, or before the first snapshot. */
  n: number | null;
  info: TableInfo | null;
  status: TableStatus | null;
  view: TableView | null;
  open: Open;
  clocks: ClockLeft[];
  /** When the clocks arrived, in local time. */
  clocksAt: number;
  /** Standing orders of the viewer's seat. */
  rules: StandingOrders;
  /** The kinds of windows that can have stops. */
  windows: WindowKind[];
  log: Log;
  chat: Chat[];
  commitment: string;
  /** What teammates are about to choose, by seat. */
  drafts: Record<number, string[]>;
  /** The answer to the last `why`. */
  reason: { what: string; why: Why | null } | null;
  notice: Notice | null;
  /** The requested hint. */
  advice: Advice | null;
  /** A hint was requested and is not here yet. */
  adviceRequested: boolean;
  /** The copy is unreliable: updates are ignored until the next snapshot. */
  stale: 'gap' | 'hash' | 'told' | null;
  /** A join is under way, so a refusal without a command id belongs to it. */
  entering: boolean;
  /** The refusal of the join. */
  refused: Nack | null;
  /** The command that was sent and not answered yet. */
  pending: Command | null;
  /** The pending command must be sent again after a pause. */
  again: 'unavailable' | 'draining' | 'too_fast' | null;
  /** The id of an undo request that needs consent; it is answered when the others have answered. */
  undoCid: string | null;
  /** The join got no answer and should be repeated. */
  rejoin: boolean;
  /** The last command that was saved, and the number of the resulting view. */
  acked: { cid: string; n: number } | null;
}

/** The standing orders of a seat that has given none. */
export function noOrders(): StandingOrders {
  return { forced: true, obvious: false, end: false, answers: [] };
}

export function defaults(id: string): TableState {
  return {
    id,
    role: null,
    n: null,
    info: null,
    status: null,
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
    adviceRequested: false,
    stale: null,
    entering: false,
    refused: null,
    pending: null,
    again: null,
    undoCid: null,
    rejoin: false,
    acked: null,
  };
}

/** Resets the state when the role changes: nothing that one role saw may remain. */
export function joining(state: TableState, role: Role): TableState {
  return { ...defaults(state.id), role, info: state.info, status: state.status };
}

/** The join was accepted. */
const INSIDE = { entering: false, refused: null, rejoin: false } as const;

export function sending(state: TableState, command: Command): TableState {
  return { ...state, pending: command, again: null, notice: null, reason: null };
}

/** The state after a message. Messages about other tables and about no table change nothing. */
export function receive(state: TableState, msg: ServerMsg, now: number): TableState {
  if ('table' in msg && msg.table !== state.id) return state;
  switch (msg.t) {
    case 'snap': {
      const { info, room: status, view, open, clocks, chat, commitment } = msg;
      const fresh = {
        info,
        status,
        view,
        open,
        clocks,
        chat,
        commitment,
        clocksAt: now,
        log: logOf(msg.log),
      };
      const kept = { rules: msg.rules ?? noOrders(), windows: msg.windows ?? [] };
      return { ...state, ...fresh, ...INSIDE, ...kept, n: msg.n ?? null, drafts: {}, stale: null };
    }
    case 'frame':
      return frame(state, msg, now);
    case 'ack':
      if (state.undoCid === msg.cid) return { ...state, undoCid: null, notice: null };
      if (state.pending?.cid !== msg.cid) return state;
      return { ...state, pending: null, again: null, notice: null, acked: { cid: msg.cid, n: msg.n } };
    case 'nack':
      return nack(state, msg);
    case 'reason':
      return { ...state, reason: { what: msg.what, why: msg.why ?? null } };
    case 'proposal':
      return proposal(state, msg);
    case 'advice':
      return { ...state, advice: msg, adviceRequested: false };
    case 'resync':
      return { ...state, stale: 'told' };
    case 'room':
      return withStatus(state, msg.room);
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

/** A new proposal; ignored if its question is no longer open. */
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

/** A pending undo request must not block its player from playing on. */
function withStatus(state: TableState, next: TableStatus): TableState {
  const asks =
    next.undo !== undefined && state.pending?.t === 'undo' && next.undo.seat === state.pending.seat;
  const wait = asks ? { pending: null, again: null, undoCid: state.pending?.cid ?? null } : {};
  return { ...state, ...INSIDE, ...wait, status: next };
}

function nack(state: TableState, msg: Extract<ServerMsg, { t: 'nack' }>): TableState {
  const notice: Notice = { code: msg.code, reason: msg.reason };
  if (msg.cid === undefined) return nackWithoutName(state, notice);
  if (msg.cid === state.undoCid) return { ...state, notice, undoCid: null };
  if (msg.cid !== state.pending?.cid) return state;
  switch (msg.code) {
    case 'unavailable':
    case 'draining':
    case 'too_fast':
      return { ...state, notice, again: msg.code };
    case 'not_joined':
      return { ...state, rejoin: true };
    default: {
      // A client that got "too late" and has an older view has missed updates.
      const behind = msg.n !== undefined && state.n !== null && msg.n > state.n;
      const stale = behind ? 'gap' : state.stale;
      return { ...state, notice, pending: null, again: null, open: msg.open ?? state.open, stale };
    }
  }
}

function nackWithoutName(state: TableState, notice: Notice): TableState {
  const { code } = notice;
  if (!state.entering) return { ...state, notice, adviceRequested: false };
  const refused = code === 'unknown_table' || code === 'not_yours' || code === 'not_here';
  return refused ? { ...state, refused: code } : { ...state, notice, rejoin: true };
}

function unreachable(msg: never): never {
  throw new Error(`unknown message: ${JSON.stringify(msg)}`);
}
