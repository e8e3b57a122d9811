// Continues a recorded match on the map from chosen lines: a mission is opposed, the base is found, a tactic card is
// played, hits are assigned, a side retreats, the base moves, a system is destroyed. HUNT is the path of the recorded
// match.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import {
  createTable,
  takeOptions,
  logText,
  waitForLog,
  waitForPinText,
  openMapTable,
  pinText,
} from './map.mjs';
import { useFastClicks, readTable, takeOption } from './player.mjs';
import { readMatch } from './recorded.mjs';
/** @import { Page } from 'playwright-core' */

const LINES = readMatch('rebellion-hunt-2');

/**
 * Returns the number of the first line, from `from` on, whose pick starts like this.
 *
 * @param {string} start
 */
function lineOf(start, from = 0) {
  const n = LINES.findIndex((line, n) => n >= from && line.pick.startsWith(start));
  check(n > 0, `no pick of the recorded match starts with “${start}”`);
  return n;
}

/**
 * Continues the match from the line before this pick was made.
 *
 * @param {Page} page
 * @param {number} n
 */
async function continueFrom(page, n) {
  const { seat, pick } = LINES[n];
  const path = await createTable(page, `/api/tables/${process.env.HUNT}/branch`, {
    n: n - 1,
    seat,
    machine: 'rules',
  });
  await openMapTable(page, path);
  const key = `[data-key=${JSON.stringify(pick)}]`;
  await page.waitForSelector(`#decision ${key}, .pin${key}`, { state: 'attached' });
  return { seat, pick };
}

/**
 * Returns the picks between two lines.
 *
 * @param {number} from
 * @param {number} to
 */
const picks = (from, to) => LINES.slice(from, to + 1).map((line) => line.pick);

/** @param {Page} page */
const combat = (page) => page.locator('[data-testid=combat]');

/** @param {Page} page */
async function checkOpposedMission(page) {
  const { pick } = await continueFrom(page, lineOf('send darth-vader'));
  const mission = page.locator('[data-testid=mission]');
  await mission.waitFor();
  const name = (await mission.locator('.card .name').first().innerText()).trim();
  await screenshot(page, 'hunt-opposed');
  await takeOption(page, pick);
  await waitForLog(page, /Darth Vader is sent against the mission/);
  await waitForLog(page, new RegExp(`The Rebels roll .*The Empire rolls .*${name} (succeeds|fails)`));
}

/** @param {Page} page */
async function checkBaseFound(page) {
  const n = lineOf('activate endor');
  await continueFrom(page, n);
  await waitForPinText(page, 'Endor', /the base may be here/i);
  // What follows the movement is random.
  await takeOptions(page, picks(n, lineOf('done', n)));
  await waitForLog(page, /The Rebel base is revealed at Endor/);
  await waitForPinText(page, 'Endor', /the Rebel base, revealed/i);
  await waitForPinText(page, 'Rebel Base', /not in use/i);
  check((await page.locator('.pin.fog').count()) === 0, 'there is fog although the base is known');
  await screenshot(page, 'hunt-found');
}

/** @param {Page} page */
async function checkTacticCard(page) {
  const left = lineOf('retreat luke-skywalker');
  const card = LINES.findLastIndex((line, n) => n < left && line.pick.startsWith('play '));
  const { seat, pick } = await continueFrom(page, card);
  await combat(page).waitFor();
  check((await combat(page).locator('.front').count()) === 2, 'the combat does not have two sides');
  const held = await page.locator(`[data-zone="tactics/${seat}"] .card:not(.back)`).count();
  check(held > 0, 'no tactic card is visible');
  await screenshot(page, 'hunt-tactics');
  await checkAccessibility(page, 'a combat');
  await takeOption(page, pick);
  await waitForLog(page, /(Rebels play|Empire plays) [A-Z]/);
}

/**
 * Assigns the hits of an attack with the plus and minus buttons and sends them one after the other.
 *
 * @param {Page} page
 */
async function checkHits(page) {
  /** @param {number} n */
  const deals = (n) => LINES[n]?.pick.startsWith('damage ') ?? false;
  const n = LINES.findIndex((line, n) =>
    [0, 1, 2, 3].every((i) => deals(n + i) && LINES[n + i].seat === line.seat),
  );
  check(n > 0, 'the recorded match has no four hits assigned in a row');
  await continueFrom(page, n);
  const panel = combat(page).locator('[data-testid=hits]');
  await panel.waitFor();
  const left = async () => {
    const kinds = await panel.locator('li b').allInnerTexts();
    return kinds.reduce((sum, text) => sum + Number(text.split('/')[0]), 0);
  };
  const send = panel.locator('.primary');
  const shares = combat(page).locator('.share');
  const all = await left();
  check(all >= 4, `only ${all} hits are left to assign`);
  check((await shares.count()) > 1, 'there are not two kinds of targets');
  check((await send.getAttribute('aria-disabled')) === 'true', 'an empty draft can be sent');
  await shares.first().locator('button').last().click();
  check((await left()) === all - 1, 'the plus button assigns no hit');
  await shares.first().locator('button').first().press('Enter');
  check((await left()) === all, 'the minus button does not return the hit');
  await combat(page).locator('.target .card').first().click();
  check((await left()) === all - 1, 'a click on a unit assigns no hit');
  const more = combat(page).locator('.share button:last-of-type[aria-disabled=false]');
  for (let i = 0; i < all && (await more.count()) > 0; i++) await more.last().click();
  check((await left()) === 0, `${await left()} hits find no target`);
  const counts = await shares.locator('output').allInnerTexts();
  check(counts.reduce((sum, text) => sum + Number(text), 0) === all, `shared out: ${counts}`);
  await screenshot(page, 'hunt-shared');
  await checkAccessibility(page, 'assigning hits');
  /** @param {string} text */
  const lines = (text) => (text.match(/is assigned 1 damage/g) ?? []).length;
  const before = lines(await logText(page));
  await send.click();
  await page.waitForFunction(() => document.querySelector('#decision [data-key^="damage "]') === null);
  await panel.waitFor({ state: 'detached' });
  const dealt = lines(await logText(page)) - before;
  check(dealt >= all, `${all} hits were shared out, ${dealt} were assigned`);
}

/** @param {Page} page */
async function checkRetreat(page) {
  const n = lineOf('retreat luke-skywalker');
  await continueFrom(page, n);
  const where = /combat here/i;
  const pins = await page.locator('.pin .sr').allTextContents();
  check(pins.filter((text) => where.test(text)).length === 1, 'the map does not show where the combat is');
  await screenshot(page, 'hunt-retreat');
  await takeOptions(page, picks(n, n + 1));
  const bar = page.locator('[data-testid=movement]');
  await bar.locator('[data-gauge=transport]').waitFor();
  check(
    /room left aboard: \d+; still to be carried: \d+/i.test(await bar.innerText()),
    'the transport capacity is not described',
  );
  check(
    await bar.locator('[data-gauge=transport] .cells').isVisible(),
    'the transport capacity is not drawn',
  );
  await screenshot(page, 'hunt-aboard');
  await checkAccessibility(page, 'a retreat');
  await takeOptions(page, picks(n + 2, n + 2));
  await waitForLog(page, /Luke Skywalker retreats to Naboo/);
  await waitForPinText(page, 'Naboo', /Luke Skywalker/);
  await combat(page).waitFor({ state: 'detached' });
}

/**
 * The cards for a new base are drawn at random; if none of them fits, the test tries again.
 *
 * @param {Page} page
 */
async function checkBaseMoved(page) {
  const n = LINES.findIndex((line, n) => line.pick === 'relocate' && LINES[n + 1].pick.startsWith('hide '));
  for (let i = 0; i < 4; i++) {
    await continueFrom(page, n);
    await waitForPinText(page, 'Endor', /the Rebel base, revealed/i);
    await takeOption(page, 'relocate');
    await page.waitForFunction(() => document.querySelector('#decision [data-key="relocate"]') === null);
    const hide = (await readTable(page)).options.find(({ key }) => key.startsWith('hide '));
    if (hide === undefined) continue;
    await screenshot(page, 'hunt-moving');
    await takeOption(page, hide.key);
    await waitForPinText(page, 'Endor', /the Rebel base, revealed/i, true);
    const pins = await page.locator('.pin .sr').allTextContents();
    check(
      pins.filter((text) => /your hidden base/i.test(text)).length === 1,
      'there is not exactly one base',
    );
    return;
  }
  check(false, 'no system for a new base was ever drawn');
}

/**
 * The same in the replay: the Rebels see where their base has moved, the Empire does not.
 *
 * @param {Page} page
 */
async function checkReplay(page) {
  const n = lineOf('hide hoth');
  await page.goto(`${BASE}/r/${process.env.HUNT}#${n}`);
  await page.waitForSelector(`.table[data-n="${n}"] .galaxy-map`);
  await page.click('#tab-match');
  await page.check('input[type=radio][value="0"]');
  await waitForPinText(page, 'Hoth', /your hidden base/i);
  await page.check('input[type=radio][value="1"]');
  await waitForPinText(page, 'Hoth', /your hidden base/i, true);
  check(!/the Rebel base/i.test(await pinText(page, 'Endor')), 'the old base is still marked');
  await page.waitForFunction(() => document.querySelectorAll('.pin.fog').length > 0);
}

/** @param {Page} page */
async function checkDestroyedSystem(page) {
  const n = lineOf('reveal superlaser-online');
  await continueFrom(page, n);
  await waitForPinText(page, 'Sullust', /Death Star/);
  // There is one Death Star, so the game does not ask which one moves; it asks the opponents afterwards.
  await takeOptions(page, [LINES[n].pick, 'at sullust', 'system utapau']);
  await waitForPinText(page, 'Sullust', /destroyed/i);
  check((await page.locator('.pin.destroyed').count()) === 1, 'the map does not draw a destroyed system');
  await waitForLog(page, /The Empire destroys Sullust/);
  await screenshot(page, 'hunt-destroyed');
}

await scenario('hunt', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  useFastClicks(page);
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  await checkOpposedMission(page);
  await checkBaseFound(page);
  await checkTacticCard(page);
  await checkHits(page);
  await checkRetreat(page);
  await checkBaseMoved(page);
  await checkReplay(page);
  await checkDestroyedSystem(page);
});
