import { newCid } from '../net/cid';
import { roleFor, sameRole, seatOf, seatsOf, userOf } from '../state/seats';
import { defaults, joining, receive, sending, type Command, type TableState } from '../state/table';
import type { ClientMsg, Role, Rules, ServerMsg, TableInfo } from '../wire';
import { house, listen, send, setTurn } from './house.svelte';

/** A command before it has its name. */
type Bare = Command extends infer C ? (C extends Command ? Omit<C, 'cid' | 'table'> : never) : never;

const AGAIN_MS = { unavailable: 2000, draining: 2000, too_fast: 1000 };

/** Follows one table: joins, keeps what is known of it, brings commands there once, whatever the line does. */
export abstract class Follower {
  state: TableState = $state.raw(defaults(''));
  #stop: (() => void) | null = null;
  /** What was asked for while a command was on its way. */
  #queue: Bare[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.state = defaults(id);
  }

  /** What follows from a new state. */
  protected abstract settle(msg: ServerMsg): void;

  /** Another role sees another table. */
  protected abstract forget(): void;

  /** The seat this client plays for at the moment. */
  get seat(): number | null {
    return seatOf(this.state.role);
  }

  get mine(): number[] {
    return seatsOf(this.state.room?.seats ?? this.state.info?.seats ?? [], house.user);
  }

  get myTurn(): boolean {
    return this.seat !== null && this.state.open.waiting.includes(this.seat);
  }

  /** Nobody else is a person: taking back wrongs nobody, so nobody is asked. */
  get alone(): boolean {
    return this.state.room?.seats.every((seat) => [null, house.user].includes(userOf(seat.who))) ?? false;
  }

  /** What was asked for is under way, or done and not yet to be seen: the question shown is an old one. */
  get busy(): boolean {
    const { pending, acked, n } = this.state;
    return pending !== null || (acked !== null && n !== null && n < acked.n);
  }

  /** Begins to follow the table. */
  enter(info: TableInfo): void {
    const role = roleFor(info, info.seats, house.user, null);
    this.state = { ...joining(this.state, role), info };
    this.#stop = listen({ up: () => this.#join(), msg: (msg) => this.#receive(msg) });
  }

  /** What the house says about the table has changed. */
  refresh(info: TableInfo): void {
    const role = roleFor(info, info.seats, house.user, this.state.role);
    this.state = { ...this.state, info };
    if (!sameRole(role, this.state.role)) this.become(role);
  }

  leave(): void {
    this.#stop?.();
    clearTimeout(this.#again);
    setTurn(false);
    send({ t: 'leave', table: this.state.id });
  }

  /** Follows the table as somebody else. */
  become(role: Role): void {
    this.state = joining(this.state, role);
    this.#queue = [];
    this.forget();
    this.#join();
  }

  /** Leaves the lesson and plays on without it. */
  skip(): void {
    if (this.seat !== null) this.command({ t: 'skip', seat: this.seat });
  }

  redo(): void {
    if (this.seat !== null) this.command({ t: 'redo', seat: this.seat });
  }

  order(rules: Rules): void {
    if (this.seat === null) return;
    this.state = { ...this.state, rules };
    send({ t: 'auto', table: this.state.id, seat: this.seat, rules });
  }

  /** Says something to everybody, or to the own team only. */
  say(text: string, team = false): boolean {
    return send({ t: 'say', table: this.state.id, text, ...(team ? { team } : {}) });
  }

  /** Sends a command and keeps it until the server has answered. One at a time; others wait their turn. */
  command(bare: Bare): void {
    // An answer belongs to the question that was seen, and that one has just been answered.
    if (bare.t === 'act' && this.busy) return;
    if (this.state.pending !== null) {
      this.#queue.push(bare);
      return;
    }
    const command = { ...bare, table: this.state.id, cid: newCid() } as Command;
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
    // Whether it arrived is unknown; under its old name it can only happen once.
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

  /** A shoulder one may not look over any more: back to where everybody stands. */
  #fallBack(): void {
    if (this.seat === null && this.state.role !== 'watch') this.become('watch');
  }

  /** Somebody sat down or stood up: perhaps this user. */
  #reseat(): void {
    const { info, room, role } = this.state;
    if (info === null || room === null) return;
    const wish = roleFor(info, room.seats, house.user, role);
    if (!sameRole(wish, role)) this.become(wish);
  }
}
