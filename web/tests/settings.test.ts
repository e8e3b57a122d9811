import { expect, test } from 'vitest';
import {
  gameLang,
  known,
  preferences,
  toClient,
  type Preferences,
} from '../src/live/settings/preferences.svelte';

/** Settings that all differ from the defaults. */
const OTHER: Preferences = {
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

test('every setting is stored in the account and restored unchanged', () => {
  const fresh = preferences.current;
  const kept = toClient(OTHER);
  expect(Object.keys(kept).sort()).toEqual(Object.keys(fresh).sort());
  for (const value of Object.values(kept)) expect(typeof value).toBe('string');
  expect(known(JSON.parse(JSON.stringify(kept)) as Record<string, string>, fresh)).toEqual(OTHER);
  for (const name of Object.keys(OTHER) as (keyof Preferences)[])
    expect(OTHER[name], name).not.toBe(fresh[name]);
});

test('unknown values keep the current settings', () => {
  const fresh = preferences.current;
  expect(
    known(
      { lang: 'tlh', theme: 'pink', size: '1', motion: 'wild', keys: 'maybe', cards: '', stops: '[1]' },
      fresh,
    ),
  ).toEqual(fresh);
  expect(known({}, OTHER)).toEqual(OTHER);
});

test('game texts use the language of the page unless another one is set', () => {
  expect(gameLang(OTHER)).toBe('ja');
  expect(gameLang({ ...OTHER, cards: 'same' })).toBe('uk');
});
