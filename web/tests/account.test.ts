import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMe, startSession } from '../src/live/connection/session.svelte';
import { changePreferences, preferences, toClient } from '../src/live/settings/preferences.svelte';
import type { Me, Settings } from '../src/wire';

const put = vi.hoisted(() => ({ sent: [] as Settings[], works: true }));

vi.mock('../src/api', () => ({
  ApiFail: class extends Error {},
  api: {
    settings: async (wanted: Settings): Promise<Me> => {
      put.sent.push(wanted);
      if (!put.works) throw new Error('gone');
      return account(wanted.client);
    },
  },
}));

function account(client: Record<string, string>, id = 'ann'): Me {
  return { id, name: id, kind: 'account', role: 'player', settings: { show_ratings: false, client } };
}

startSession();

beforeEach(() => {
  vi.useFakeTimers();
  put.sent = [];
  put.works = true;
  localStorage.clear();
  setMe(null);
  changePreferences({ theme: 'dark', size: '100' });
});

afterEach(() => {
  vi.useRealTimers();
});

test('an account brings its settings to the device', () => {
  setMe(account({ ...toClient(preferences.current), theme: 'light', motion: 'fast' }));
  expect(preferences.current).toMatchObject({ theme: 'light', motion: 'fast' });
  expect(put.sent).toEqual([]);
});

test('a new account takes over the settings of the guest', () => {
  setMe(account({}));
  expect(put.sent.map((wanted) => wanted.client.theme)).toEqual(['dark']);
});

test('changes are saved together, a moment later', async () => {
  setMe(account(toClient(preferences.current)));
  changePreferences({ theme: 'light' });
  changePreferences({ size: '130' });
  expect(put.sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(put.sent.map(({ client }) => [client.theme, client.size])).toEqual([['light', '130']]);
});

test('the account does not overwrite a change that was not saved; the change is sent again', async () => {
  const old = toClient(preferences.current);
  setMe(account(old));
  put.works = false;
  changePreferences({ theme: 'light' });
  await vi.runAllTimersAsync();
  put.works = true;
  // After a reload the account still returns its old settings.
  setMe(account(old));
  expect(preferences.current.theme).toBe('light');
  await vi.runAllTimersAsync();
  expect(put.sent.at(-1)?.client.theme).toBe('light');
  // Once the change is saved, the settings of the account apply again.
  setMe(account({ ...old, theme: 'auto' }));
  expect(preferences.current.theme).toBe('auto');
});

test('an unsaved change of one account is not sent to another account', async () => {
  setMe(account(toClient(preferences.current)));
  put.works = false;
  changePreferences({ theme: 'light' });
  await vi.runAllTimersAsync();
  setMe(account({ ...toClient(preferences.current), theme: 'auto' }, 'ben'));
  expect(preferences.current.theme).toBe('auto');
});
