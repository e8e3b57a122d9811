// Plays any game through the page: reads the question and takes a sensible option.
import { check } from './browser.mjs';
/** @import { SeenOption, SeenTable } from './types.ts' */
/** @import { Locator, Page } from 'playwright-core' */

/** Elements that answer a question: buttons, or places of a map that stand for options. */
export const ANSWERS = '#decision [data-key], .pin[data-key]';

const touchPages = new WeakSet();
const fastPages = new WeakSet();

/**
 * Plays on this page by touch from now on.
 *
 * @param {Page} page
 */
export function useTouch(page) {
  touchPages.add(page);
}

/**
 * Clicks on this page without moving the pointer, for long games that test something else.
 *
 * @param {Page} page
 */
export function useFastClicks(page) {
  fastPages.add(page);
}

/**
 * Clicks, or taps on a page that is played by touch.
 *
 * @param {Page} page
 * @param {Locator} locator
 * @param {{ timeout?: number }} [options]
 */
function activate(page, locator, options) {
  if (fastPages.has(page))
    return locator.evaluate((/** @type {HTMLElement} */ button) => button.click(), undefined, options);
  return touchPages.has(page) ? locator.tap(options) : locator.click(options);
}

/**
 * Reads the table and its question.
 *
 * @param {Page} page
 * @returns {Promise<SeenTable>}
 */
export function readTable(page) {
  return page.evaluate((answers) => {
    const table = document.querySelector('.table');
    /** @type {SeenOption[]} */
    const options = [];
    for (const button of document.querySelectorAll(answers)) {
      const { key, obvious } = button.dataset;
      const pin = button.matches('.pin');
      if (pin && document.querySelector(`#decision [data-key=${JSON.stringify(key)}]`) !== null) continue;
      options.push({
        key: key ?? '',
        obvious: obvious !== undefined,
        end: button.classList.contains('end'),
        pressed: pin ? null : button.getAttribute('aria-pressed'),
        label: button.textContent.trim(),
      });
    }
    return {
      n: Number(table?.dataset.n ?? -1),
      phase: table?.dataset.phase ?? '',
      turn: table?.dataset.turn === 'true',
      busy: document.querySelector('#decision')?.getAttribute('aria-busy') === 'true',
      kind: document.querySelector('#decision')?.dataset.kind,
      over: document.querySelector('[data-testid=result]') !== null,
      asking: document.querySelector('#decision .danger') !== null,
      allObvious: document.querySelector('#decision .all-obvious') !== null,
      passDevice: document.querySelector('.pass-device') !== null,
      options,
    };
  }, ANSWERS);
}

/**
 * Picks an option: an obvious one, else the first that does not end the turn, else the last.
 *
 * @param {SeenOption[]} options
 */
export function defaultOption(options) {
  const obvious = options.findIndex((option) => option.obvious);
  if (obvious >= 0) return obvious;
  const open = options.findIndex(
    (option) => !option.end && option.key !== 'done' && option.pressed !== 'true',
  );
  return open >= 0 ? open : options.length - 1;
}

/**
 * Makes one choice. Returns what was done, or null if it was not this player's turn.
 *
 * @param {Page} page
 */
export async function playStep(page) {
  const seen = await readTable(page);
  if (seen.over) return 'over';
  if (seen.passDevice) {
    await activate(page, page.locator('.pass-device button'));
    return 'pass-device';
  }
  if (seen.busy) return null;
  if (seen.asking) {
    await activate(page, page.locator('#decision .danger'));
    return 'confirmed';
  }
  if (seen.options.length === 0) return openGroup(page);
  if (seen.allObvious) {
    await activate(page, page.locator('#decision .all-obvious'), { timeout: 3000 }).catch(() => undefined);
    return 'all-obvious';
  }
  if (seen.options.some((option) => option.pressed !== null)) return collectOption(page, seen);
  const option = seen.options[defaultOption(seen.options)];
  await takeOption(page, option.key);
  return option.key;
}

/**
 * If all actions are grouped, opens the first group.
 *
 * @param {Page} page
 */
async function openGroup(page) {
  const kind = page.locator('#decision [data-act]:not([data-key])').first();
  if ((await kind.count()) === 0) return null;
  await activate(page, kind, { timeout: 3000 }).catch(() => undefined);
  return 'unfold';
}

/**
 * Answers a question that takes several options: picks one and confirms.
 *
 * @param {Page} page
 * @param {SeenTable} seen
 */
async function collectOption(page, seen) {
  const confirm = page.locator('#decision .confirm[aria-disabled="false"]');
  if ((await confirm.count()) > 0) {
    await activate(page, confirm.first());
    return 'confirm';
  }
  const option = seen.options[defaultOption(seen.options)];
  await takeOption(page, option.key);
  return option.key;
}

/**
 * Takes an option by its key.
 *
 * @param {Page} page
 * @param {string} key
 */
export async function takeOption(page, key) {
  const [name, pin] = ['#decision ', '.pin'].map((of) => `${of}[data-key=${JSON.stringify(key)}]`);
  // A place may be outside the visible part of the map.
  if ((await page.locator(name).count()) === 0 && (await page.locator(pin).count()) > 0) {
    await page
      .locator(pin)
      .evaluate((/** @type {HTMLElement} */ button) => button.click(), undefined, { timeout: 3000 })
      .catch(() => undefined);
    return;
  }
  const button = page.locator(name).first();
  // The list may have changed since it was read; the next step reads it again.
  await activate(page, button, { timeout: 3000 }).catch(() => undefined);
}

/**
 * Plays until the match is over or `enough` returns true.
 *
 * @param {Page[]} pages
 * @param {{ enough?: (step: number) => boolean | Promise<boolean>, limit?: number, quiet?: number }} [options]
 */
export async function playOn(pages, { enough = () => false, limit = 4000, quiet = 60_000 } = {}) {
  let last = Date.now();
  for (let i = 0; i < limit; i++) {
    let done = false;
    for (const page of pages) {
      const did = await playStep(page);
      if (did === 'over') return 'over';
      if (did !== null) done = true;
      if (await enough(i)) return 'enough';
    }
    if (done) last = Date.now();
    else await pages[0].waitForTimeout(30);
    check(Date.now() - last < quiet, `no page had a decision for ${quiet / 1000} s`);
  }
  check(false, `the match was not over after ${limit} steps`);
}

/**
 * Waits for a running table with a view.
 *
 * @param {Page} page
 */
export async function waitForTable(page) {
  await page.waitForSelector('.table[data-phase=running]');
  await page.waitForSelector('.zone, .pass-device, .table h3');
}

/**
 * Waits until this page must choose and no command is under way, so that the table does not change.
 *
 * @param {Page} page
 */
export async function waitForDecision(page) {
  const at = '#decision[aria-busy=false]';
  await page.waitForSelector(`${at} [data-key], body:has(${at}) .pin[data-key]`, { timeout: 60_000 });
}

/**
 * Opens a tab of the panel beside the table, wherever its button is.
 *
 * @param {Page} page
 * @param {string} tab
 */
export async function openTab(page, tab) {
  const button = page.locator(`#tab-${tab}`);
  if (!(await button.isVisible())) await page.locator(`header .tool.${tab}, header .tool`).first().click();
  await button.click();
}
