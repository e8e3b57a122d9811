import type { Listener } from '../src/live/connection/connection.svelte';
import type { ClientMsg } from '../src/wire';

/** The connection of a page under test: the messages it sent and its listener. */
export const line = { sent: [] as ClientMsg[], listener: null as Listener | null };

/** Replaces the connection of the page: `vi.mock(path, async () => (await import('./line')).connection)`. */
export const connection = {
  send: (msg: ClientMsg) => line.sent.push(msg) > 0,
  listen: (listener: Listener) => {
    line.listener = listener;
    listener.up();
    return () => undefined;
  },
  observe: () => undefined,
  setTurn: () => undefined,
};

/** Replaces the session of the page: Ann is signed in. */
export const session = { session: { user: 'ann', me: null } };
