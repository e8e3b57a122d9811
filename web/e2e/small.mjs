// The small games: each from the front page to its result, in a language of its own, and looked at again afterwards.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { playOn, seated } from './player.mjs';

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
    await seated(page);
    await page.waitForSelector('#decision [data-key], [data-testid=result]');
    await accessible(page, game);
    await shot(page, `small-${game}`);
    await playOn([page]);
    await page.waitForSelector('[data-testid=result]');
    await shot(page, `small-${game}-result`);
    const text = await page.locator('body').innerText();
    check(!text.includes('[unrendered'), `${game} has no words for something`);
    const table = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${BASE}/r/${table}`);
    await page.waitForSelector('.table[data-n]');
    await shot(page, `small-${game}-replay`);
    await page.close();
  }
});
