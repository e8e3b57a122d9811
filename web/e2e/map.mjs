// Helpers for tables with a map: opening one and reading its systems.
import { BASE, check } from './browser.mjs';
import { readTable, takeOption, waitForTable } from './player.mjs';
/** @import { Opened } from '../src/wire.ts' */
/** @import { SeenTable } from './types.ts' */
/** @import { Page } from 'playwright-core' */

/**
 * A system on the map, by its name.
 *
 * @param {Page} page
 * @param {string} name
 */
export const pinOf = (page, name) =>
  page.locator('.pin').filter({ has: page.locator('.sr', { hasText: new RegExp(`^\\s*${name}\\s*(,|$)`) }) });

/**
 * The screen reader text of a system: who controls it, its markers, and the units in it.
 *
 * @param {Page} page
 * @param {string} name
 */
export const pinText = async (page, name) =>
  ((await pinOf(page, name).locator('.sr').textContent()) ?? '').trim();

/**
 * Waits until the text of a system contains these words, or no longer contains them.
 *
 * @param {Page} page
 * @param {string} name
 * @param {RegExp} words
 */
export async function waitForPinText(page, name, words, not = false) {
  for (let i = 0; i < 200; i++) {
    if (words.test(await pinText(page, name)) !== not) return;
    await page.waitForTimeout(50);
  }
  check(false, `${name} reads “${await pinText(page, name)}”, ${not ? 'still' : 'not'} ${words}`);
}

/**
 * Takes the option of a system.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function choosePin(page, name) {
  const pin = pinOf(page, name);
  check((await pin.getAttribute('class'))?.includes('legal'), `${name} cannot be chosen`);
  await pin.evaluate((/** @type {HTMLElement} */ button) => button.click());
}

/**
 * Sends a request to the server as a guest.
 *
 * @param {Page} page
 * @param {string} where
 * @param {object} request
 */
export async function createTable(page, where, request) {
  const path = await page.evaluate(
    async ([where, body]) => {
      const headers = { 'content-type': 'application/json' };
      const me = await fetch('/api/me');
      if (!me.ok) await fetch('/api/session/guest', { method: 'POST', headers, body: '{}' });
      const answer = await fetch(where, { method: 'POST', headers, body });
      if (!answer.ok) return `refused: ${await answer.text()}`;
      return /** @type {Opened} */ (await answer.json()).path;
    },
    [where, JSON.stringify(request)],
  );
  check(path.startsWith('/t/'), path);
  return path;
}

/**
 * Opens a map table and takes a seat.
 *
 * @param {Page} page
 * @param {string} path
 */
export async function openMapTable(page, path) {
  await page.goto(`${BASE}${path}`);
  await waitForTable(page);
  await page.waitForSelector('.galaxy-map');
}

/**
 * Returns the whole log, including collapsed rounds.
 *
 * @param {Page} page
 */
export const logText = async (page) =>
  ((await page.locator('.log').textContent()) ?? '').replace(/\s+/g, ' ');

/**
 * Waits until the log contains these words.
 *
 * @param {Page} page
 * @param {RegExp} words
 */
export async function waitForLog(page, words, patience = 20_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (words.test(await logText(page))) return;
    await page.waitForTimeout(50);
  }
  check(false, `the log does not say ${words}: … ${(await logText(page)).slice(-300)}`);
}

/**
 * Passes if possible, otherwise takes the first option.
 *
 * @param {Page} page
 * @param {SeenTable} [seen]
 */
export async function passOrTakeFirst(page, seen) {
  const { options, busy, asking } = seen ?? (await readTable(page));
  const none = options.find(({ key }) => ['pass', 'done', 'ready'].includes(key)) ?? options[0];
  if (busy) return page.waitForTimeout(30);
  if (asking)
    return page.locator('#decision .danger').evaluate((/** @type {HTMLElement} */ button) => button.click());
  return none === undefined ? page.waitForTimeout(30) : takeOption(page, none.key);
}

/**
 * Passes until the page must choose an option whose key starts like this.
 *
 * @param {Page} page
 * @param {string} start
 */
export async function passUntilOffered(page, start, patience = 60_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const seen = await readTable(page);
    if (!seen.busy && seen.options.some(({ key }) => key.startsWith(start))) return;
    await passOrTakeFirst(page, seen);
  }
  check(false, `no option starts with “${start}”`);
}

/**
 * Takes these options one after the other, each when it is offered. A choice with a single option is made by the
 * server, so the next key is taken instead.
 *
 * @param {Page} page
 * @param {string[]} keys
 */
export async function takeOptions(page, keys, patience = 20_000) {
  let left = keys;
  let end = Date.now() + patience;
  while (left.length > 0) {
    const { options, busy, n } = await readTable(page);
    const at = left.findIndex((key) => options.some((option) => option.key === key));
    if (at >= 0 && !busy) {
      await takeOption(page, left[at]);
      await page.waitForFunction((n) => Number(document.querySelector('.table')?.dataset.n) > n, n);
      left = left.slice(at + 1);
      end = Date.now() + patience;
    } else if (options.length > 0 && !busy && left.length < keys.length && left.length === 1) {
      return;
    } else await page.waitForTimeout(30);
    check(Date.now() < end, `these options were never offered: ${left.join(', ')}`);
  }
}
