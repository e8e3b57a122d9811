import { expect, test } from 'vitest';
import { gameLang, known, settings, toClient, type Likes } from '../src/live/settings.svelte';

/** Everything different from what a new visitor has. */
const OTHER: Likes = {
  lang: 'uk',
  cards: 'ja',
  theme: 'light',
  size: '130',
  keys: false,
  text: true,
  sound: true,
  motion: 'off',
  warn: false,
  side: false,
  left: true,
  able: false,
  stops: { 'sw-lcg': 'edge after.entered' },
};

test('every setting travels with the account and comes back as it was', () => {
  const fresh = settings.likes;
  const kept = toClient(OTHER);
  expect(Object.keys(kept).sort()).toEqual(Object.keys(fresh).sort());
  for (const value of Object.values(kept)) expect(typeof value).toBe('string');
  expect(known(JSON.parse(JSON.stringify(kept)) as Record<string, string>, fresh)).toEqual(OTHER);
  for (const name of Object.keys(OTHER) as (keyof Likes)[]) expect(OTHER[name], name).not.toBe(fresh[name]);
});

test('what is not understood leaves things as they are', () => {
  const fresh = settings.likes;
  expect(known({ lang: 'tlh', theme: 'pink', size: '1', motion: 'wild', keys: 'maybe', cards: '', stops: '[1]' }, fresh)).toEqual(
    fresh,
  );
  expect(known({}, OTHER)).toEqual(OTHER);
});

test('game text follows the page unless it has a language of its own', () => {
  expect(gameLang(OTHER)).toBe('ja');
  expect(gameLang({ ...OTHER, cards: 'same' })).toBe('uk');
});
