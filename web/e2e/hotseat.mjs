// Two people at one device: nothing of the next hand is in the page before its player says so.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { look, playOn, step } from './player.mjs';

await scenario('hotseat', async ({ open }) => {
  const page = await open();
  await page.goto(`${BASE}/new`);
  await page.waitForSelector('form');
  await page.locator('.seats select').nth(1).selectOption('here');
  await page.locator('.seats input').first().fill('Ben');
  await page.click('form button[type=submit]');
  let curtains = 0;
  for (let i = 0; i < 400 && curtains < 4; i++) {
    const seen = await look(page);
    if (seen.curtain) {
      curtains += 1;
      check((await page.locator('.card, [data-key]').count()) === 0, 'cards can be seen behind the curtain');
      if (curtains === 2) {
        await accessible(page, 'curtain');
        await shot(page, 'curtain');
      }
      await page.click('.curtain button');
      await page.waitForSelector('#decision [data-key], .curtain');
      await shot(page, `hotseat-${curtains}`);
    } else if ((await step(page)) === null) await page.waitForTimeout(30);
  }
  check(curtains === 4, `the device was passed on ${curtains} times`);
  await playOn([page], { enough: (i) => i > 30 });
});
