// Plays both games with the keyboard only. The focus always exists and is always visible.
import { checkAccessibility, BASE, check, PLAY, scenario, screenshot } from './browser.mjs';
import { readTable, waitForTable, defaultOption } from './player.mjs';
/** @import { Page } from 'playwright-core' */

const PLAY_CARDS = '[data-testid=play][data-game=sw-lcg]';
const KEYS = Array.from('123456789abefgijkmnpqrvwxy');

/**
 * Returns the focused element and whether its focus ring is visible.
 *
 * @param {Page} page
 */
function focusInfo(page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return { where: 'nowhere', visible: false };
    const style = getComputedStyle(at);
    const visible =
      at.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return {
      where: `${at.tagName.toLowerCase()}#${at.id}.${at.className} ${at.textContent?.trim().slice(0, 30)}`,
      visible,
    };
  });
}

/**
 * @param {Page} page
 * @param {string} when
 */
async function waitForFocus(page, when) {
  const at = await focusInfo(page);
  check(at.where !== 'nowhere', `the focus is lost ${when}`);
  check(at.visible, `the focus is invisible ${when}: ${at.where}`);
}

/**
 * Presses Tab until the focus is on an element that matches.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector))
      return waitForFocus(page, selector);
  }
  check(false, `${selector} cannot be reached by Tab`);
}

/**
 * Plays to the result with the keyboard only and checks the focus after every key.
 *
 * @param {Page} page
 */
async function playByKeys(page) {
  let last = Date.now();
  for (let i = 0; i < 4000; i++) {
    const seen = await readTable(page);
    if (seen.over) break;
    if (seen.asking) await page.keyboard.press('Enter');
    else if (!seen.busy && seen.options.length > 0) {
      const at = defaultOption(seen.options);
      if (seen.options[at].obvious || seen.options.length === 1) await page.keyboard.press('Space');
      else if (seen.options.some((option) => option.pressed === 'true')) await page.keyboard.press('Space');
      else await page.keyboard.press(KEYS[at] ?? 'Space');
    } else {
      check(Date.now() - last < 60_000, 'no player had a decision for a minute');
      await page.waitForTimeout(20);
      continue;
    }
    last = Date.now();
    await page.waitForTimeout(10);
    await waitForFocus(page, `after ${i} keys`);
  }
  await page.waitForSelector('[data-testid=result]');
  await waitForFocus(page, 'at the end');
}

await scenario('keyboard', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
  await page.goto(BASE);
  await page.waitForSelector(PLAY);
  await tabTo(page, PLAY);
  await page.keyboard.press('Enter');
  await waitForTable(page);
  await page.waitForSelector('#decision [data-key]');
  await tabTo(page, '.card');
  await page.keyboard.press('ArrowRight');
  await waitForFocus(page, 'after an arrow');
  await page.keyboard.press('Escape');
  await waitForFocus(page, 'after Escape');

  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open]');
  await checkAccessibility(page, 'keyboard help');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.keyboard.press('t');
  await page.waitForSelector('.table h3');
  check((await page.locator('.card').count()) === 0, 'the text table still has cards');
  await checkAccessibility(page, 'text table');
  await screenshot(page, 'text-table');
  await page.keyboard.press('t');
  await page.keyboard.press('/');
  check((await focusInfo(page)).where.includes('chat-text'), 'the slash key does not focus the chat');
  await page.keyboard.press('Escape');
  await waitForFocus(page, 'after leaving the chat');

  await playByKeys(page);
  await page.keyboard.press('Tab');
  await waitForFocus(page, 'on the first thing to do after the end');
  const next = await page.evaluate(() => document.activeElement?.closest('[data-testid=result]') !== null);
  check(next, 'the buttons after the end of the match are out of reach');
  await tabTo(page, '[data-testid=result] a[download]');

  // The card game.
  await page.goto(BASE);
  await page.waitForSelector(PLAY_CARDS);
  await tabTo(page, PLAY_CARDS);
  await page.keyboard.press('Enter');
  await waitForTable(page);
  await page.waitForSelector('#decision [data-key]');
  await tabTo(page, '.card');
  await playByKeys(page);
});
