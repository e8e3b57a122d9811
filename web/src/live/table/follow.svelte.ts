import { newCid } from '../../net/cid';
import { roleFor, sameRole, seatOf, seatsOf, userOf } from '../../state/seats';
import { defaults, joining, receive, sending, type Command, type TableState } from '../../state/table';
import type { ClientMsg, Role, StandingOrders, ServerMsg, TableInfo } from '../../wire';
import { listen, send, setTurn } from '../connection/connection.svelte';
import { session } from '../connection/session.svelte';

/** A command without its id and table. */
type Bare = Command extends infer C ? (C extends Command ? Omit<C, 'cid' | 'table'> : never) : never;

const AGAIN_MS = { unavailable: 2000, draining: 2000, too_fast: 1000 };

/** Follows one table: joins, tracks its state, and delivers each command exactly once despite disconnects. */
export abstract class Follower {
  state: TableState = $state.raw(defaults(''));
  #stop: (() => void) | null = null;
  /** Commands waiting for the current one. */
  #queue: Bare[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.state = defaults(id);
  }

  /** Called after every state change. */
  protected abstract settle(msg: ServerMsg): void;

  /** Called when the role changes, which sees another view. */
  protected abstract forget(): void;

  /** The seat this client currently plays for. */
  get seat(): number | null {
    return seatOf(this.state.role);
  }

  get mine(): number[] {
    return seatsOf(this.state.status?.seats ?? this.state.info?.seats ?? [], session.user);
  }

  get myTurn(): boolean {
    return this.seat !== null && this.state.open.waiting.includes(this.seat);
  }

  /** No other seat belongs to a person, so an undo needs no consent. */
  get alone(): boolean {
    return this.state.status?.seats.every((seat) => [null, session.user].includes(userOf(seat.who))) ?? false;
  }

  /** A command is under way, or its result is not shown yet, so the displayed question is outdated. */
  get busy(): boolean {
    const { pending, acked, n } = this.state;
    return pending !== null || (acked !== null && n !== null && n < acked.n);
  }

  /** Starts to follow the table. */
  enter(info: TableInfo): void {
    const role = roleFor(info, info.seats, session.user, null);
    this.state = { ...joining(this.state, role), info };
    this.#stop = listen({ up: () => this.#join(), msg: (msg) => this.#receive(msg) });
  }

  /** The table status has changed. */
  refresh(info: TableInfo): void {
    const role = roleFor(info, info.seats, session.user, this.state.role);
    this.state = { ...this.state, info };
    if (!sameRole(role, this.state.role)) this.become(role);
  }

  leave(): void {
    this.#stop?.();
    clearTimeout(this.#again);
    setTurn(false);
    send({ t: 'leave', table: this.state.id });
  }

  /** Follows the table in another role. */
  become(role: Role): void {
    this.state = joining(this.state, role);
    this.#queue = [];
    this.forget();
    this.#join();
  }

  /** Leaves the lesson and continues the match without it. */
  skip(): void {
    if (this.seat !== null) this.command({ t: 'skip', seat: this.seat });
  }

  redo(): void {
    if (this.seat !== null) this.command({ t: 'redo', seat: this.seat });
  }

  order(rules: StandingOrders): void {
    if (this.seat === null) return;
    this.state = { ...this.state, rules };
    send({ t: 'auto', table: this.state.id, seat: this.seat, rules });
  }

  /** Sends a chat message to all players, or to the team only. */
  say(text: string, team = false): boolean {
    return send({ t: 'say', table: this.state.id, text, ...(team ? { team } : {}) });
  }

  /** Sends a command and keeps it until the server has answered. Others wait in the queue meanwhile. */
  command(bare: Bare): void {
    // An answer belongs to the displayed question, which has just been answered.
    if (bare.t === 'act' && this.busy) return;
    if (this.state.pending !== null) {
      this.#queue.push(bare);
      return;
    }
    const command = { ...bare, table: this.state.id, cid: newCid() };
    this.state = sending(this.state, command);
    send(command);
  }

  #join(): void {
    const { id, role, n, stale, pending, chat } = this.state;
    if (role === null) return;
    const msg: ClientMsg = { t: 'join', table: id, as: role };
    const said = chat.at(-1)?.seq;
    if (n !== null && stale === null) {
      msg.have = n;
      if (said !== undefined) msg.said = said;
    }
    this.state = { ...this.state, entering: true, rejoin: false };
    send(msg);
    // The command may have arrived; with its old id it has no second effect.
    if (pending !== null) send(pending);
  }

  #receive(msg: ServerMsg): void {
    const old = this.state;
    const next = receive(old, msg, Date.now());
    if (next === old) return;
    this.state = next;
    if (next.stale !== null && old.stale === null) {
      if (next.stale === 'told') this.#join();
      else send({ t: 'resync', table: next.id });
    }
    if (next.again !== null) this.#later(AGAIN_MS[next.again]);
    if (next.rejoin) this.#later(AGAIN_MS.unavailable);
    if (next.refused === 'not_yours') this.#fallBack();
    if (next.pending === null) this.#next();
    if (msg.t === 'room' || msg.t === 'snap') this.#reseat();
    this.settle(msg);
  }

  #next(): void {
    const bare = this.#queue.shift();
    if (bare !== undefined) this.command(bare);
  }

  #later(ms: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      if (this.state.rejoin) this.#join();
      else if (this.state.pending !== null && this.state.again !== null) send(this.state.pending);
    }, ms);
  }

  /** Coaching was withdrawn: continue as an ordinary watcher. */
  #fallBack(): void {
    if (this.seat === null && this.state.role !== 'watch') this.become('watch');
  }

  /** The seats have changed, perhaps this user's. */
  #reseat(): void {
    const { info, status, role } = this.state;
    if (info === null || status === null) return;
    const next = roleFor(info, status.seats, session.user, role);
    if (!sameRole(next, role)) this.become(next);
  }
}
