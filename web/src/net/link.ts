import type { ClientMsg, ServerMsg } from '../wire';
import { backoff } from './backoff';
import { Inbox } from './inbox';

/** The part of the WebSocket API in use, so that tests can replace it. */
export interface SocketLike {
  binaryType: string;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export type Hello = Extract<ServerMsg, { t: 'hello' }>;

export interface LinkEvents {
  /** The server has greeted: tables can be joined. */
  up(hello: Hello): void;
  /** The connection is lost; the next attempt is at `retryAt` (milliseconds since 1970). */
  down(retryAt: number): void;
  /** Any message except hello, bye and pong. */
  msg(msg: ServerMsg): void;
  /** The server goes offline for a while. */
  bye(retryMs: number): void;
}

const IDLE_PING = 25_000;
const TURN_PING = 5_000;
const DEAD_AFTER = 10_000;

/** A socket that reconnects automatically. */
export class Link {
  /** It is this user's turn. Sent with each ping, so that the server can compensate for the latency. */
  turn = false;
  #socket: SocketLike | null = null;
  #inbox: Inbox | null = null;
  #up = false;
  #wanted = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** When the oldest unanswered ping was sent; 0 if all are answered. */
  #asked = 0;
  #pinged = 0;
  #pings = 0;
  #away = 0;

  constructor(
    readonly hello: () => ClientMsg,
    readonly events: LinkEvents,
    readonly make: () => SocketLike,
  ) {}

  get up(): boolean {
    return this.#up;
  }

  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#ticker = setInterval(() => this.#tick(), 1000);
    this.#dial();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#retry);
    clearInterval(this.#ticker);
    this.#forget();
  }

  /** Sends a message; returns whether the socket is open. */
  send(msg: ClientMsg): boolean {
    if (!this.#up || this.#socket === null) return false;
    this.#socket.send(JSON.stringify(msg));
    return true;
  }

  /** Drops the connection and opens another one: for tests, and if the connection is known to be dead. */
  drop(): void {
    if (this.#socket !== null) this.#lost(this.#socket);
  }

  /** The network or the tab is back: reconnect without delay. */
  wake(): void {
    if (!this.#wanted) return;
    if (this.#socket === null) this.#dial();
    else if (this.#up) this.#ping(Date.now());
  }

  #dial(): void {
    clearTimeout(this.#retry);
    this.#forget();
    const socket = this.make();
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#heard = Date.now();
    this.#asked = 0;
    this.#inbox = new Inbox(
      (msg) => this.#take(socket, msg),
      () => this.#lost(socket),
    );
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      this.#asked = 0;
      if (this.#socket === socket) this.#inbox?.push(data);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #take(socket: SocketLike, msg: ServerMsg): void {
    if (this.#socket !== socket) return;
    if (msg.t === 'hello') {
      this.#up = true;
      this.#attempt = 0;
      this.events.up(msg);
    } else if (msg.t === 'bye') {
      this.#away = msg.retry_ms;
      this.events.bye(msg.retry_ms);
    } else if (msg.t !== 'pong') {
      this.events.msg(msg);
    }
  }

  #lost(socket: SocketLike): void {
    if (this.#socket !== socket) return;
    this.#forget();
    if (!this.#wanted) return;
    const delay = Math.max(backoff(this.#attempt), this.#away);
    this.#attempt += 1;
    this.#away = 0;
    this.#retry = setTimeout(() => this.#dial(), delay);
    this.events.down(Date.now() + delay);
  }

  #forget(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#inbox = null;
    this.#up = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #tick(): void {
    if (this.#socket === null) return;
    const now = Date.now();
    const since = this.#up ? this.#asked : this.#heard;
    if (since > 0 && now - since > DEAD_AFTER) {
      this.drop();
    } else if (
      this.#up &&
      now - (this.turn ? this.#pinged : Math.max(this.#pinged, this.#heard)) >= this.#rhythm()
    ) {
      this.#ping(now);
    }
  }

  #rhythm(): number {
    return this.turn ? TURN_PING : IDLE_PING;
  }

  #ping(now: number): void {
    if (this.#asked === 0) this.#asked = now;
    this.#pinged = now;
    this.#pings = (this.#pings + 1) % 1_000_000;
    this.send({ t: 'ping', n: this.#pings });
  }
}
