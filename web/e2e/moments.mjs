// Continues a recorded match of the card game from chosen lines: a unit is captured, an interrupt cancels an event, a
// fate card counts in an edge battle, the captive is rescued. MATCH is the path of the recorded match.
import { BASE, check, scenario, screenshot } from './browser.mjs';
import { useFastClicks, playOn, takeOption, waitForTable } from './player.mjs';
import { createTable } from './map.mjs';
import { readMatch } from './recorded.mjs';
/** @import { Page } from 'playwright-core' */

const LINES = readMatch('lcg-jedi-sith');

/**
 * Returns the last line in which this pick was made.
 *
 * @param {string} pick
 */
function lineOf(pick) {
  const n = LINES.findLastIndex((line) => line.pick === pick);
  check(n > 0, `nobody picks "${pick}" in the recorded match`);
  return { n, seat: LINES[n].seat };
}

/**
 * Continues the match from the line before this pick.
 *
 * @param {Page} page
 * @param {string} pick
 */
async function continueFrom(page, pick) {
  const { n, seat } = lineOf(pick);
  const request = { n: n - 1, seat, machine: 'rules' };
  const path = await createTable(page, `/api/tables/${process.env.MATCH}/branch`, request);
  await page.goto(`${BASE}${path}`);
  await waitForTable(page);
  await page.waitForSelector(`#decision [data-key=${JSON.stringify(pick)}]`);
  return seat;
}

/**
 * Returns the whole log, including collapsed turns.
 *
 * @param {Page} page
 */
const logText = async (page) => ((await page.locator('.log').textContent()) ?? '').replace(/\s+/g, ' ');

/**
 * Makes the pick and takes the following options until the log contains these words.
 *
 * @param {Page} page
 * @param {string} pick
 * @param {RegExp} words
 */
async function takeUntilLogged(page, pick, words) {
  const shown = page.locator('#tab-log');
  if ((await shown.getAttribute('aria-selected')) !== 'true') await shown.click();
  await takeOption(page, pick);
  await playOn([page], { enough: async () => words.test(await logText(page)), limit: 400 });
}

await scenario('moments', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 900 } });
  useFastClicks(page);
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  await page.evaluate(() =>
    fetch('/api/session/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );

  // The captive is under the objective.
  const dark = await continueFrom(page, 'use cruel-interrogations');
  await takeUntilLogged(page, 'use cruel-interrogations', /captures .* at Cruel Interrogations/);
  await page.waitForSelector(`[data-zone="goals/${dark}"] .load .card`);
  await screenshot(page, 'moments-capture');

  // The event was chosen and paid for, and then canceled.
  await continueFrom(page, 'use counter-stroke');
  await takeUntilLogged(page, 'use counter-stroke', /cancels the effects of Force Choke/);
  await screenshot(page, 'moments-cancel');

  // A fate card takes effect when the edge stacks are revealed.
  await continueFrom(page, 'edge heat-of-battle-169');
  await page.waitForSelector('.lane');
  await takeOption(page, 'edge heat-of-battle-169');
  await page.waitForSelector('.lane [data-role=stake] .card');
  await screenshot(page, 'moments-edge');
  await takeUntilLogged(page, 'pass', /resolves the fate card Heat of Battle/);
  await screenshot(page, 'moments-fate');

  // The objective is destroyed, and its captive returns to its owner's hand.
  await continueFrom(page, 'use hit-and-run');
  await takeUntilLogged(page, 'use hit-and-run', /rescues Shii-Cho Training/);
  await screenshot(page, 'moments-rescue');
});
