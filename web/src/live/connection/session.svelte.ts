import { api, ApiFail } from '../../api';
import type { Me } from '../../wire';
import { mergePreferences, startPreferencesSync } from '../settings/account-preferences';
import { connection, reconnect } from './connection.svelte';
import { forgetMutes } from './mutes.svelte';

let me = $state.raw<Me | null>(null);

/** The current user. */
export const session = {
  get me(): Me | null {
    return me;
  },
  /** The id of the current user, from the socket or the account. */
  get user(): string | null {
    return me?.id ?? connection.user;
  },
};

/** Access to the current user for the synchronization of preferences, which does not reconnect. */
const SYNCED = {
  get: (): Me | null => me,
  set: (next: Me): void => {
    me = next;
  },
};

export function setMe(next: Me | null): void {
  const changed = me?.id !== next?.id;
  me = next;
  if (next !== null && next.kind === 'account') mergePreferences(next, SYNCED);
  if (!changed) return;
  forgetMutes();
  reconnect();
}

/** Loads the current user, if any. */
export async function findMe(): Promise<void> {
  try {
    setMe(await api.me());
  } catch (error) {
    if (!(error instanceof ApiFail)) throw error;
  }
}

/** Returns the current user; creates a guest if there is none. */
export async function ensureMe(): Promise<Me> {
  if (me === null) setMe(await api.guest());
  if (me === null) throw new Error('the server did not create a guest');
  return me;
}

/** Saves changes of the preferences in the account from now on. */
export function startSession(): void {
  startPreferencesSync(SYNCED);
}
