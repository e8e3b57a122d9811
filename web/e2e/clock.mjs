// Clocks are shown and run; a player who waits for an absent opponent can pause them.
import { checkAccessibility, check, scenario, screenshot } from './browser.mjs';
import { startTogether } from './people.mjs';
import { readTable, waitForTable } from './player.mjs';
/** @import { Page } from 'playwright-core' */

/**
 * Returns the text of all clocks, by seat.
 *
 * @param {Page} page
 */
const clocks = (page) =>
  page.$$eval('.seat [role=timer]', (all) => all.map((clock) => clock.textContent.trim()));
/** @param {Page} page */
const pause = (page) => page.waitForTimeout(1600);

await scenario('clock', async ({ open }) => {
  const [ann, ben] = [await open(), await open()];
  const path = await startTogether([ann, ben], { clock: 'blitz' });
  await Promise.all([waitForTable(ann), waitForTable(ben)]);
  await ann.waitForSelector('.seat [role=timer]');

  const before = await clocks(ann);
  check(before.length === 2 && before.every((text) => /\d:\d\d/.test(text)), `clocks: ${before}`);
  await pause(ann);
  const after = await clocks(ann);
  const moved = after.filter((text, i) => text !== before[i]).length;
  check(moved === 1, `${moved} clocks run: ${before} → ${after}`);
  const asked = (await readTable(ann)).options.length > 0 ? ann : ben;
  check((await asked.locator('#decision [role=timer]').count()) === 1, 'the question has no clock');
  const stop = ann.locator('button:text-is("Stop the clocks")');
  check((await stop.count()) === 0, 'clocks can be paused while both players are online');
  await checkAccessibility(ann, 'table with clocks');

  // Ben leaves: the page shows since when, Ann can pause the clocks, and the bot may not play for him yet.
  await ben.goto('about:blank');
  await ann.waitForFunction(() => document.body.innerText.includes('away since'));
  check(
    (await ann.locator('button:text-is("Let the machine play")').count()) === 0,
    'a bot may take the seat immediately',
  );
  await screenshot(ann, 'clock-away');
  await stop.click();
  await ann.waitForSelector('#decision button:text-is("Start the clocks")');
  const still = await clocks(ann);
  await pause(ann);
  check(JSON.stringify(await clocks(ann)) === JSON.stringify(still), 'paused clocks run');
  await screenshot(ann, 'clock-stopped');

  await ben.goto(new URL(path, ann.url()).href);
  await waitForTable(ben);
  await ann.waitForFunction(() => !document.body.innerText.includes('away since'));
  await ann.click('#decision button:text-is("Start the clocks")');
  await ann.waitForSelector('#decision button:text-is("Start the clocks")', { state: 'detached' });
  const one = await clocks(ann);
  await pause(ann);
  check(JSON.stringify(await clocks(ann)) !== JSON.stringify(one), 'the clocks do not run again');
});
