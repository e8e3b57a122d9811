import { api, ApiFail } from '../api';
import { Link, type Hello, type SocketLike } from '../net/link';
import type { ClientMsg, Lang, Limits, Me, ServerMsg, TableInfo } from '../wire';
import { adopt, gameLang, settings, toClient, type Likes } from './settings.svelte';
import { forgetShut } from './shut.svelte';

/** Whoever follows the socket: a table, the lobby. */
export interface Listener {
  up(): void;
  msg(msg: ServerMsg): void;
}

const listeners = new Set<Listener>();

let me = $state.raw<Me | null>(null);
let user = $state.raw<string | null>(null);
let online = $state(false);
let retryAt = $state(0);
let leaving = $state(false);
let started = $state(false);
let build: string | null = null;
let updated = $state(false);
let limits = $state.raw<Limits>({ message_bytes: 16384, messages_per_10s: 40, chat_chars: 300 });
let lobby = $state.raw<TableInfo[] | null>(null);
let turns = $state.raw<string[]>([]);
/** What the server's clock shows more than ours. */
let skew = 0;

/** The language the server was told last. */
let told: Lang | null = null;

const link = new Link(
  () => ({ t: 'hello', build: __BUILD__, lang: (told = gameLang()) }),
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
      if (msg.t === 'lobby') lobby = msg.tables;
      if (msg.t === 'turn' && !turns.includes(msg.table)) turns = [...turns, msg.table];
      for (const listener of listeners) listener.msg(msg);
    },
  },
  () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws`, 'table.v1') as unknown as SocketLike;
  },
);

/** What every page needs to know about the house. */
export const house = {
  get me(): Me | null {
    return me;
  },
  /** The id of whoever is here, as the socket or the account says. */
  get user(): string | null {
    return me?.id ?? user;
  },
  get online(): boolean {
    return online;
  },
  /** The socket is wanted: a missing connection is worth a word. */
  get linked(): boolean {
    return started;
  },
  get retryAt(): number {
    return retryAt;
  },
  /** The server said goodbye and will be back. */
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
  get lobby(): TableInfo[] | null {
    return lobby;
  },
  /** Tables elsewhere that wait for this user. */
  get turns(): string[] {
    return turns;
  },
  now: (): number => Date.now() + skew,
};

export function send(msg: ClientMsg): boolean {
  return link.send(msg);
}

export function setTurn(mine: boolean): void {
  link.turn = mine;
}

/** Follows the socket until the returned function is called. Connects if nobody did yet. */
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

export function forgetTurn(table: string): void {
  turns = turns.filter((id) => id !== table);
}

/** Another user speaks from now on: the socket has to greet again. */
export function relink(): void {
  if (started) link.drop();
}

/** For tests that cut the line. */
export function dropLink(): void {
  link.drop();
}

export function setMe(next: Me | null): void {
  const changed = me?.id !== next?.id;
  me = next;
  if (next !== null && next.kind === 'account') agree(next);
  if (!changed) return;
  forgetShut();
  relink();
}

/** Who is here; nobody is fine. */
export async function findMe(): Promise<void> {
  try {
    setMe(await api.me());
  } catch (error) {
    if (!(error instanceof ApiFail)) throw error;
  }
}

/** Everybody who wants to play is at least a guest. */
export async function ensureMe(): Promise<Me> {
  if (me === null) setMe(await api.guest());
  if (me === null) throw new Error('the server made no guest');
  return me;
}

const SAVE_MS = 800;
/** Whose settings were changed here and may not have reached the account: a page can go before it says so. */
const UNSAVED = 'orrery.unsaved';
let saving: ReturnType<typeof setTimeout> | undefined;

function mark(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(UNSAVED);
    else localStorage.setItem(UNSAVED, id);
  } catch {
    // A browser that keeps nothing has nothing to catch up on.
  }
}

function unsaved(): string | null {
  try {
    return localStorage.getItem(UNSAVED);
  } catch {
    return null;
  }
}

/** Account and device agree: the account knows best, unless it is new or has not heard of a change here. */
function agree(account: Me): void {
  const fresh = Object.keys(account.settings.client).length === 0;
  if (fresh || unsaved() === account.id) save();
  else adopt(account.settings.client);
}

function save(): void {
  if (me?.kind !== 'account') return;
  const kept = toClient(settings.likes);
  api.settings({ ...me.settings, client: { ...me.settings.client, ...kept } }).then(
    (next) => {
      if (me?.id === next.id) me = next;
      if (JSON.stringify(kept) === JSON.stringify(toClient(settings.likes))) mark(null);
    },
    () => undefined,
  );
}

/** Accounts keep what this visitor likes; the language of the socket follows. */
function keep(likes: Likes): void {
  // A table is sent anew for this, so only when it is another one.
  if (told !== gameLang(likes)) send({ t: 'lang', lang: (told = gameLang(likes)) });
  if (me?.kind !== 'account') return;
  mark(me.id);
  clearTimeout(saving);
  saving = setTimeout(save, SAVE_MS);
}

export function startHouse(): void {
  settings.keepWith(keep);
  addEventListener('online', () => link.wake());
  addEventListener('offline', () => link.drop());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) link.wake();
  });
}
