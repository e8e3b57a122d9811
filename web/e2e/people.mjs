// Helpers for tables with several people.
import { BASE, check } from './browser.mjs';
import { waitForTable } from './player.mjs';
/** @import { FormOptions } from './types.ts' */
/** @import { Page } from 'playwright-core' */

/**
 * Fills in the form for a new table and submits it.
 *
 * @param {Page} page
 * @param {FormOptions} [options]
 */
async function fillTableForm(page, { mode, players, clock, others } = {}) {
  await page.goto(`${BASE}/new?game=star-realms`);
  await page.waitForSelector('form');
  if (mode) await page.click(`.modes label:has(input[value="${mode}"])`);
  const size = page.locator(`.players label:has(input[value="${players}"])`);
  if (players && (await size.count()) > 0) await size.click();
  if (clock) await page.selectOption('#clock', clock);
  const seats = page.locator('.seats select');
  for (let i = 1; others && i < (await seats.count()); i++) await seats.nth(i).selectOption(others);
  await page.click('form button[type=submit]');
}

/**
 * The first page opens a table with free seats; the others join through its link and sit down.
 *
 * @param {Page[]} pages
 */
export async function startTogether(pages, wishes = {}) {
  const [host, ...guests] = pages;
  await fillTableForm(host, wishes);
  await host.waitForSelector('#link');
  const link = await host.inputValue('#link');
  check(/\/t\/[^/]+$/.test(link), `no link to the table: ${link}`);
  for (const guest of guests) {
    await guest.goto(BASE + new URL(link).pathname);
    await guest.waitForSelector('ol li button');
    await guest.locator('ol li button').first().click();
    await guest.waitForFunction(() => document.body.innerText.includes('(you)'));
  }
  return new URL(link).pathname;
}

/**
 * Opens a table for one person, with the weakest bot in every other seat.
 *
 * @param {Page} page
 */
export async function startAgainstBots(page, wishes = {}) {
  await fillTableForm(page, { ...wishes, others: 'machine cadet' });
  await waitForTable(page);
}
