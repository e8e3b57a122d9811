// One click against the machine, a duel to its result, and axe on the pages on the way.
import { accessible, BASE, check, PLAY, scenario, shot } from './browser.mjs';
import { playOn, seated } from './player.mjs';

await scenario('duel', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto(BASE);
  await page.waitForSelector(PLAY);
  await accessible(page, 'landing');
  await shot(page, 'landing');

  await page.goto(`${BASE}/lobby`);
  await page.waitForSelector('#all');
  await accessible(page, 'lobby');
  await shot(page, 'lobby');

  await page.goto(`${BASE}/new`);
  await page.waitForSelector('form');
  await accessible(page, 'new table');
  await shot(page, 'new');

  await page.goto(BASE);
  await page.click(PLAY);
  await seated(page);
  await page.waitForSelector('#decision [data-key]');
  await accessible(page, 'table');
  await shot(page, 'table');

  await playOn([page], {
    enough: async (steps) => {
      if (steps === 40) await shot(page, 'table-later');
      return false;
    },
  });
  await page.waitForSelector('[data-testid=result]');
  await accessible(page, 'result');
  await shot(page, 'result');
  check(
    (await page.locator('[data-testid=result] a[download]').count()) === 1,
    'the match cannot be downloaded',
  );
});
