import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMe, startHouse } from '../src/live/house.svelte';
import { like, settings, toClient } from '../src/live/settings.svelte';
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

startHouse();

beforeEach(() => {
  vi.useFakeTimers();
  put.sent = [];
  put.works = true;
  localStorage.clear();
  setMe(null);
  like({ theme: 'dark', size: '100' });
});

afterEach(() => {
  vi.useRealTimers();
});

test('an account brings its settings to the device', () => {
  setMe(account({ ...toClient(settings.likes), theme: 'light', motion: 'fast' }));
  expect(settings.likes).toMatchObject({ theme: 'light', motion: 'fast' });
  expect(put.sent).toEqual([]);
});

test('a new account takes over what the guest liked', () => {
  setMe(account({}));
  expect(put.sent.map((wanted) => wanted.client.theme)).toEqual(['dark']);
});

test('changes are saved together, a moment later', async () => {
  setMe(account(toClient(settings.likes)));
  like({ theme: 'light' });
  like({ size: '130' });
  expect(put.sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(put.sent.map(({ client }) => [client.theme, client.size])).toEqual([['light', '130']]);
});

test('a change that did not get through is not undone by the account, but sent again', async () => {
  const old = toClient(settings.likes);
  setMe(account(old));
  put.works = false;
  like({ theme: 'light' });
  await vi.runAllTimersAsync();
  put.works = true;
  // The page is loaded anew, and the account still tells what it knew.
  setMe(account(old));
  expect(settings.likes.theme).toBe('light');
  await vi.runAllTimersAsync();
  expect(put.sent.at(-1)?.client.theme).toBe('light');
  // Once it is through, the account knows best again.
  setMe(account({ ...old, theme: 'auto' }));
  expect(settings.likes.theme).toBe('auto');
});

test('what one account has not heard is no other account’s business', async () => {
  setMe(account(toClient(settings.likes)));
  put.works = false;
  like({ theme: 'light' });
  await vi.runAllTimersAsync();
  setMe(account({ ...toClient(settings.likes), theme: 'auto' }, 'ben'));
  expect(settings.likes.theme).toBe('auto');
});
