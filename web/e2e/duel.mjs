// Starts a duel against a bot with one click, plays it to the end, and runs axe on the pages on the way.
import { checkAccessibility, BASE, check, PLAY, scenario, screenshot } from './browser.mjs';
import { playOn, waitForTable } from './player.mjs';

await scenario('duel', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto(BASE);
  await page.waitForSelector(PLAY);
  await checkAccessibility(page, 'landing');
  await screenshot(page, 'landing');

  await page.goto(`${BASE}/lobby`);
  await page.waitForSelector('#all');
  await checkAccessibility(page, 'lobby');
  await screenshot(page, 'lobby');

  await page.goto(`${BASE}/new`);
  await page.waitForSelector('form');
  await checkAccessibility(page, 'new table');
  await screenshot(page, 'new');

  await page.goto(BASE);
  await page.click(PLAY);
  await waitForTable(page);
  await page.waitForSelector('#decision [data-key]');
  await checkAccessibility(page, 'table');
  await screenshot(page, 'table');

  await playOn([page], {
    /** @param {number} steps */
    enough: async (steps) => {
      if (steps === 40) await screenshot(page, 'table-later');
      return false;
    },
  });
  await page.waitForSelector('[data-testid=result]');
  await checkAccessibility(page, 'result');
  await screenshot(page, 'result');
  check(
    (await page.locator('[data-testid=result] a[download]').count()) === 1,
    'the match cannot be downloaded',
  );
});
