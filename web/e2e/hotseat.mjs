// Two people share one device: the next hand is not in the page until its player confirms.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { readTable, playOn, playStep } from './player.mjs';

await scenario('hotseat', async ({ open }) => {
  const page = await open();
  await page.goto(`${BASE}/new`);
  await page.waitForSelector('form');
  await page.locator('.seats select').nth(1).selectOption('here');
  await page.locator('.seats input').first().fill('Ben');
  await page.click('form button[type=submit]');
  let curtains = 0;
  for (let i = 0; i < 400 && curtains < 4; i++) {
    const seen = await readTable(page);
    if (seen.passDevice) {
      curtains += 1;
      check(
        (await page.locator('.card, [data-key]').count()) === 0,
        'cards are visible before the next player has confirmed',
      );
      if (curtains === 2) {
        await checkAccessibility(page, 'passing the device');
        await screenshot(page, 'pass-device');
      }
      await page.click('.pass-device button');
      await page.waitForSelector('#decision [data-key], .pass-device');
      await screenshot(page, `hotseat-${curtains}`);
    } else if ((await playStep(page)) === null) await page.waitForTimeout(30);
  }
  check(curtains === 4, `the device was passed on ${curtains} times`);
  await playOn([page], { enough: (i) => i > 30 });
});
