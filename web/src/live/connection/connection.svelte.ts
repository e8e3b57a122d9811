import { Link, type Hello, type SocketLike } from '../../net/link';
import type { ClientMsg, Lang, Limits, ServerMsg } from '../../wire';
import { gameLang } from '../settings/preferences.svelte';

/** Receives messages of the socket: a table or the lobby. */
export interface Listener {
  up(): void;
  msg(msg: ServerMsg): void;
}

const listeners = new Set<Listener>();
/** Called with every message before the listeners. They do not connect the socket. */
const observers = new Set<(msg: ServerMsg) => void>();

let user = $state.raw<string | null>(null);
let online = $state(false);
let retryAt = $state(0);
let leaving = $state(false);
let started = $state(false);
let build: string | null = null;
let updated = $state(false);
let limits = $state.raw<Limits>({ message_bytes: 16384, messages_per_10s: 40, chat_chars: 300 });
/** How far the server's clock is ahead of the local one. */
let skew = 0;

/** The language last sent to the server. */
let sentLang: Lang | null = null;

const link = new Link(
  () => ({ t: 'hello', build: __BUILD__, lang: (sentLang = gameLang()) }),
  {
    up(hello: Hello) {
      online = true;
      leaving = false;
      user = hello.user;
      limits = hello.limits;
      skew = hello.now - Date.now();
      if (build !== null && build !== hello.build) updated = true;
      build = hello.build;
      for (const listener of listeners) listener.up();
    },
    down(at: number) {
      online = false;
      retryAt = at;
    },
    bye() {
      leaving = true;
    },
    msg(msg: ServerMsg) {
      for (const observer of observers) observer(msg);
      for (const listener of listeners) listener.msg(msg);
    },
  },
  () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws`, 'table.v1') as unknown as SocketLike;
  },
);

/** The state of the socket. */
export const connection = {
  /** The id of the user whom the server has greeted. */
  get user(): string | null {
    return user;
  },
  get online(): boolean {
    return online;
  },
  /** The page needs the socket, so a lost connection should be reported. */
  get needed(): boolean {
    return started;
  },
  get retryAt(): number {
    return retryAt;
  },
  /** The server announced a restart. */
  get leaving(): boolean {
    return leaving;
  },
  /** The server is newer than this page. */
  get updated(): boolean {
    return updated;
  },
  get limits(): Limits {
    return limits;
  },
  /** The server's time. */
  now: (): number => Date.now() + skew,
};

export function send(msg: ClientMsg): boolean {
  return link.send(msg);
}

/** Sends the language of game texts. The server then resends the table, so nothing is sent without a change. */
export function sendLanguage(lang: Lang): void {
  if (sentLang !== lang) send({ t: 'lang', lang: (sentLang = lang) });
}

export function setTurn(mine: boolean): void {
  link.turn = mine;
}

/** Adds a listener until the returned function is called. Connects the socket if necessary. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (!started) {
    started = true;
    link.start();
  } else if (online) {
    listener.up();
  }
  return () => listeners.delete(listener);
}

/** Calls back with every message, as long as something else keeps the socket connected. */
export function observe(observer: (msg: ServerMsg) => void): void {
  observers.add(observer);
}

/** The user has changed, so the socket must greet again. */
export function reconnect(): void {
  if (started) link.drop();
}

/** For tests that cut the connection. */
export function dropConnection(): void {
  link.drop();
}

/** Reconnects when the network or the page is back. */
export function watchNetwork(): void {
  addEventListener('online', () => link.wake());
  addEventListener('offline', () => link.drop());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) link.wake();
  });
}
