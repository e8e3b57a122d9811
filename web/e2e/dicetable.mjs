// Helpers for dice tables: opening one and playing on it.
import { checkAccessibility, BASE, check, screenshot } from './browser.mjs';
import { createTable } from './map.mjs';
import { waitForDecision, readTable, takeOption, waitForTable } from './player.mjs';
/** @import { DealOptions, DiceTable, SeenTable, TurnOptions } from './types.ts' */
/** @import { Locator, Page } from 'playwright-core' */

/**
 * Opens a dice table against the weakest bots and takes a seat. `decks` has one for each seat; a seat without
 * one gets the default deck of the mode.
 *
 * @param {Page} page
 * @param {DealOptions} [options]
 */
export async function openDiceTable(page, { players = 2, at = 0, mode = 'starter', decks } = {}) {
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  const seats = Array.from({ length: players }, (_, seat) => (seat === at ? 'me' : { machine: 'cadet' }));
  const table = { game: 'destiny', mode, players, seats, ...(decks === undefined ? {} : { decks }) };
  await page.goto(`${BASE}${await createTable(page, '/api/tables', table)}`);
  await waitForTable(page);
  await page.waitForSelector('.pools');
  await waitForDecision(page);
}

/**
 * Reads the table: the answers, the action groups, and possible targets.
 *
 * @param {Page} page
 */
export async function readDiceTable(page) {
  const [seen, more] = await Promise.all([
    readTable(page),
    page.evaluate(() => ({
      acts: [...document.querySelectorAll('#decision [data-act]')].map((button) => button.dataset.act ?? ''),
      foe: document.querySelector('.pools .others .card.legal')?.dataset.ref ?? null,
      /** One of the player's characters that has an upgrade or a token. */
      laden: document.querySelector('.pools .own .crew li:has(.load) > .who:first-child .card.legal')?.dataset
        .ref,
      sharing: document.querySelector('[data-testid=portions]') !== null,
      confirm: document.querySelector('#decision .confirm[aria-disabled="false"]') !== null,
    })),
  ]);
  return { ...seen, ...more };
}

/** @param {Locator} locator */
const clickDirectly = (locator) =>
  locator
    .evaluate((/** @type {HTMLElement} */ one) => one.click(), undefined, { timeout: 3000 })
    .catch(() => undefined);

/**
 * Takes the first answer of a kind.
 *
 * @param {Page} page
 * @param {string} verb
 */
export async function takeAction(page, verb) {
  const button = page.locator(`#decision [data-act=${verb}]`);
  const one = await button.getAttribute('data-key').catch(() => null);
  if (one === null && (await button.getAttribute('aria-expanded')) === 'false') await clickDirectly(button);
  await clickDirectly(one === null ? page.locator(`#decision [data-key^="${verb} "]`).first() : button);
}

/** Kinds of actions in order of preference. */
const PREFERRED = ['resolve', 'activate', 'play', 'claim', 'pass'];

/**
 * Takes one action and returns its verb, or null if there is nothing to do.
 *
 * @param {Page} page
 * @param {DiceTable} seen
 * @param {TurnOptions} [options]
 */
export async function takeTurn(page, seen, { preferred = PREFERRED, aim = 'foe', rest } = {}) {
  if (seen.busy) return null;
  if (seen.sharing) return shareAll(page);
  if (seen.options.length === 0 && seen.acts.length === 0) return null;
  if (seen.asking) return clickDirectly(page.locator('#decision .danger'));
  if (seen.acts.length > 0) {
    const verb = preferred.find((one) => seen.acts.includes(one)) ?? 'pass';
    await takeAction(page, verb);
    return verb;
  }
  if (seen.confirm) return clickDirectly(page.locator('#decision .confirm'));
  // Choose an opponent as the target.
  const at = seen[aim] ?? seen.foe;
  if (at !== null && seen.options.some(({ key }) => key.startsWith('target '))) {
    return clickDirectly(page.locator(`.pools [data-ref="${at}"]`).first());
  }
  const ends = seen.options.some(({ key }) => key === rest);
  const best = seen.options.find(({ key, pressed }) =>
    ends ? key === rest : !/^(done|no)$/.test(key) && pressed !== 'true',
  );
  return takeOption(page, (best ?? seen.options.at(-1))?.key ?? '');
}

/**
 * Shares out damage: each target in turn gets as much as it can take.
 *
 * @param {Page} page
 */
export async function shareAll(page) {
  const more = page.locator('[data-part] button:last-child[aria-disabled="false"]');
  while ((await more.count()) > 0)
    await more.first().evaluate((/** @type {HTMLElement} */ button) => button.click());
  await clickDirectly(page.locator('[data-testid=portions] .primary'));
}

/**
 * Plays on until an open question satisfies `enough`, or the match is over.
 *
 * @param {Page[]} pages
 * @param {(seen: DiceTable, page: Page) => boolean | Promise<boolean>} enough
 * @param {TurnOptions & { patience?: number }} [options]
 */
export async function playUntil(pages, enough, { patience = 240_000, ...ways } = {}) {
  const end = Date.now() + patience;
  for (;;) {
    for (const page of pages) {
      const seen = await readDiceTable(page);
      if (seen.over) return 'over';
      if (!seen.busy && (await enough(seen, page))) return 'enough';
      if ((await takeTurn(page, seen, ways)) === null) await page.waitForTimeout(25);
    }
    check(Date.now() < end, `it took more than ${patience / 1000} s`);
  }
}

/**
 * Returns a test for a question that offers an option whose key starts like this.
 *
 * @type {(start: string) => (seen: SeenTable) => boolean}
 */
export const offers = (start) => (seen) => seen.options.some(({ key }) => key.startsWith(start));

/**
 * The letters of the dice in the player's pool.
 *
 * @param {Page} page
 */
export const dieCodes = (page) =>
  page.locator('.pools .side.own [data-die]').evaluateAll((all) => all.map((die) => die.dataset.die));

/**
 * Checks the layout: nothing is too wide, dice are large enough to touch, each die shows its side in letters.
 *
 * @param {Page} page
 * @param {string} where
 */
export async function checkLayout(page, where) {
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [...document.querySelectorAll('.pools .side.own [data-die] > svg')].filter(
      (die) => die.getBoundingClientRect().width < 47,
    ).length,
    dumb: [...document.querySelectorAll('.pools [data-die]')].filter(
      (die) => die.querySelector(':scope > svg .code')?.textContent !== die.dataset.die,
    ).length,
  }));
  check(seen.wide <= 0, `${where} is ${seen.wide} px too wide`);
  check(seen.small === 0, `${where}: ${seen.small} dice are too small`);
  check(seen.dumb === 0, `${where}: ${seen.dumb} dice have no letters`);
}

/**
 * Returns the number of lines so far; the next helper waits for one more.
 *
 * @param {Page} page
 */
export const lineCount = (page) => page.evaluate(() => Number(document.querySelector('.table')?.dataset.n));
/**
 * @param {Page} page
 * @param {number} n
 */
export const waitForLine = (page, n) =>
  page.waitForFunction((n) => Number(document.querySelector('.table')?.dataset.n) > n, n);

/**
 * Shares something out with the plus and minus buttons; returns false if there is nothing to share out.
 *
 * @param {Page} page
 */
export async function checkSharing(page) {
  const send = page.locator('[data-testid=portions] .primary');
  if ((await send.count()) === 0) return false;
  const part = page.locator('[data-part]').first();
  const [less, more, count] = [
    part.locator('button').first(),
    part.locator('button').last(),
    part.locator('output'),
  ];
  check(
    (await send.getAttribute('aria-disabled')) === 'true',
    'it can be sent although nothing is shared out',
  );
  await more.click();
  check((await count.innerText()) === '1', 'the plus button does not count up');
  await less.click();
  check((await count.innerText()) === '0', 'the minus button does not count down');
  await screenshot(page, 'dice-shared');
  await checkAccessibility(page, 'sharing something out');
  const before = await lineCount(page);
  await shareAll(page);
  await waitForLine(page, before);
  return true;
}
