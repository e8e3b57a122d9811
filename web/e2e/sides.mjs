// Plays the card game from each side against a bot to the end; the deck decides the side.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { useFastClicks, playOn, waitForTable } from './player.mjs';
import { createTable } from './map.mjs';
/** @import { Page } from 'playwright-core' */

/**
 * Creates a table with this deck against a bot and opens it.
 *
 * @param {Page} page
 * @param {string} deck
 */
async function openGame(page, deck) {
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play][data-game=sw-lcg]');
  const seats = ['me', { machine: 'cadet' }];
  const decks = [{ starter: deck }];
  const path = await createTable(page, '/api/tables', { game: 'sw-lcg', seats, decks });
  await page.goto(`${BASE}${path}`);
  await waitForTable(page);
  await page.waitForSelector('.arena');
}

await scenario('sides', async ({ open }) => {
  for (const [deck, side] of [
    ['rebel-alliance', 'Light side'],
    ['imperial-navy', 'Dark side'],
  ]) {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    useFastClicks(page);
    await openGame(page, deck);
    const own = await page.locator('.arena').innerText();
    check(own.includes(side), `the page does not name the ${side}`);
    await playOn([page], { quiet: 120_000 });
    await page.waitForSelector('[data-testid=result]');
    await checkAccessibility(page, `the end of a game of the ${side}`);
    await screenshot(page, `sides-${deck}`);
    await page.context().close();
  }
});
