import { api } from '../../api';
import type { Me } from '../../wire';
import { sendLanguage } from '../connection/connection.svelte';
import { adopt, gameLang, preferences, toClient, type Preferences } from './preferences.svelte';

/** The current user, as the session keeps it. */
interface Account {
  get(): Me | null;
  set(me: Me): void;
}

const SAVE_MS = 800;
/** The user whose changed preferences may not be saved in the account yet: the page can close first. */
const UNSAVED = 'orrery.unsaved';
let saving: ReturnType<typeof setTimeout> | undefined;

function markUnsaved(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(UNSAVED);
    else localStorage.setItem(UNSAVED, id);
  } catch {
    // Without storage there is nothing to catch up on.
  }
}

function unsaved(): string | null {
  try {
    return localStorage.getItem(UNSAVED);
  } catch {
    return null;
  }
}

/** Merges the preferences of account and device. The account wins unless it is new or lacks a local change. */
export function mergePreferences(me: Me, account: Account): void {
  const fresh = Object.keys(me.settings.client).length === 0;
  if (fresh || unsaved() === me.id) save(account);
  else adopt(me.settings.client);
}

function save(account: Account): void {
  const me = account.get();
  if (me?.kind !== 'account') return;
  const kept = toClient(preferences.current);
  api.settings({ ...me.settings, client: { ...me.settings.client, ...kept } }).then(
    (next) => {
      if (account.get()?.id === next.id) account.set(next);
      if (JSON.stringify(kept) === JSON.stringify(toClient(preferences.current))) markUnsaved(null);
    },
    () => undefined,
  );
}

/** Saves every local change in the account and updates the language of the socket. */
export function startPreferencesSync(account: Account): void {
  preferences.onChange((next: Preferences) => {
    sendLanguage(gameLang(next));
    const me = account.get();
    if (me?.kind !== 'account') return;
    markUnsaved(me.id);
    clearTimeout(saving);
    saving = setTimeout(() => save(account), SAVE_MS);
  });
}
