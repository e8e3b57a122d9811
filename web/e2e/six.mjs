// Six seats, on a desktop and on a phone: the question covers no hand, and nothing is too wide.
import { checkAccessibility, check, scenario, screenshot } from './browser.mjs';
import { startAgainstBots } from './people.mjs';
import { readTable, playOn } from './player.mjs';
/** @import { Page } from 'playwright-core' */

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** @param {Page} page */
function measure(page) {
  return page.evaluate(() => {
    /** @param {string} selector */
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      seats: document.querySelectorAll('section.seat').length,
      hand: box('.own [data-role=hand] .card')?.bottom,
      dock: box('.dock')?.top,
    };
  });
}

await scenario('six', async ({ open }) => {
  for (const [size, options] of Object.entries(SIZES)) {
    const page = await open(options);
    await startAgainstBots(page, { mode: 'emperor' });
    // A player who may not be attacked has a shield; later in the game there may be none.
    await page.waitForSelector('.ring .node .shield', { state: 'attached', timeout: 90_000 });
    const hand = page.locator('.own [data-role=hand] .card');
    // Automatic plays may still be running; a hand that does not change belongs to a real decision.
    const rests = async () => (await hand.count()) > 0 && (await readTable(page)).options.length > 0;
    /** @param {number} steps */
    const enough = async (steps) => {
      if (steps <= 12 || !(await rests())) return false;
      await page.waitForTimeout(400);
      return rests();
    };
    await playOn([page], { enough, quiet: 90_000 });
    await page.waitForSelector('#decision [data-key]', { timeout: 90_000 });
    await page.evaluate(() => {
      for (const close of document.querySelectorAll('.face .tools button:last-child')) close.click();
      scrollTo(0, 0);
    });
    const seen = await measure(page);
    await screenshot(page, `six-${size}`);
    check(seen.wide <= 0, `the table is ${seen.wide} px too wide on a ${size}`);
    check(seen.seats === 6, `${seen.seats} seats are shown`);
    check(
      seen.hand !== undefined && seen.hand <= (seen.dock ?? 0) + 1,
      `the question hides the hand on a ${size}: ${JSON.stringify(seen)}`,
    );
    if (size === 'desktop') {
      // However much is at the other seats, the viewer's hand stays visible.
      await page.evaluate(() => document.querySelector('.others')?.style.setProperty('min-height', '60vh'));
      const crowded = await measure(page);
      await screenshot(page, 'six-crowded');
      check(
        (crowded.hand ?? 0) <= (crowded.dock ?? 0) + 1,
        `crowded seats hide the hand: ${JSON.stringify(crowded)}`,
      );
    }
    if (size === 'phone') {
      // A long question takes much of the screen; the hand stays visible above it.
      await page.evaluate(() => document.querySelector('.dock')?.style.setProperty('min-height', '50dvh'));
      const long = await measure(page);
      await screenshot(page, 'six-long-question');
      check(
        (long.hand ?? 0) <= (long.dock ?? 0) + 1,
        `a long question hides the hand on a phone: ${JSON.stringify(long)}`,
      );
    }
    const ring = await page.locator('.ring .node').count();
    check(ring === 6, `the ring has ${ring} seats`);
    await checkAccessibility(page, `six seats on a ${size}`);
    await page.context().close();
  }

  // In a raid all players may attack the boss, and the ring shows it.
  const page = await open(SIZES.desktop);
  await startAgainstBots(page, { mode: 'raid', players: 4 });
  await page.waitForSelector('.ring .node');
  check((await page.locator('.ring .node .role').count()) === 1, 'a raid does not have exactly one boss');
  check((await page.locator('section.seat').count()) === 4, 'there are not four seats');
  await checkAccessibility(page, 'a raid');
  await screenshot(page, 'raid');
});
