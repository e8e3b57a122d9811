import type { Listener } from '../src/live/house.svelte';
import type { ClientMsg } from '../src/wire';

/** The line of a page under test: what it sent, and who listens for answers. */
export const line = { sent: [] as ClientMsg[], listener: null as Listener | null };

/** Stands in for the house, whose line it is: `vi.mock(path, async () => (await import('./line')).house)`. */
export const house = {
  house: { user: 'ann', me: null },
  send: (msg: ClientMsg) => line.sent.push(msg) > 0,
  listen: (listener: Listener) => {
    line.listener = listener;
    listener.up();
    return () => undefined;
  },
  setTurn: () => undefined,
  forgetTurn: () => undefined,
};
