// The small games: each from the start page to its end, in one language each, and then its replay.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { playOn, waitForTable } from './player.mjs';

const GAMES = [
  ['kuhn-poker', 'en'],
  ['leduc-poker', 'ru'],
  ['micro-realms', 'ja'],
];

await scenario('small', async ({ open }) => {
  for (const [game, locale] of GAMES) {
    const page = await open({ viewport: { width: 1280, height: 800 }, locale });
    await page.goto(BASE);
    await page.click(`[data-testid=small][data-game=${game}]`);
    await waitForTable(page);
    await page.waitForSelector('#decision [data-key], [data-testid=result]');
    await checkAccessibility(page, game);
    await screenshot(page, `small-${game}`);
    await playOn([page]);
    await page.waitForSelector('[data-testid=result]');
    await screenshot(page, `small-${game}-result`);
    const text = await page.locator('body').innerText();
    check(!text.includes('[unrendered'), `${game} lacks a text`);
    const table = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${BASE}/r/${table}`);
    await page.waitForSelector('.table[data-n]');
    await screenshot(page, `small-${game}-replay`);
    await page.close();
  }
});
