// The first round of the introductory game on the map, once as the Rebels and once as the Empire.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import {
  createTable,
  takeOptions,
  logText,
  waitForLog,
  passOrTakeFirst,
  pinOf,
  choosePin,
  waitForPinText,
  openMapTable,
  pinText,
  passUntilOffered,
} from './map.mjs';
import { waitForDecision, useFastClicks, takeOption } from './player.mjs';
/** @import { Open } from './types.ts' */
/** @import { Locator, Page } from 'playwright-core' */

const WIDE = { viewport: { width: 1440, height: 900 } };

/**
 * Opens an introductory game against the weakest bot. The first player is the Rebels.
 *
 * @param {Page} page
 * @param {number} first
 */
async function openGame(page, first) {
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  const seats = ['me', { machine: 'cadet' }];
  await openMapTable(
    page,
    await createTable(page, '/api/tables', { game: 'rebellion', mode: 'first-game', first, seats }),
  );
  await waitForDecision(page);
}

/**
 * Passes until the next round begins.
 *
 * @param {Page} page
 */
async function finishRound(page) {
  const end = Date.now() + 60_000;
  while (!/Round 2\b/.test(await logText(page))) {
    await passOrTakeFirst(page);
    check(Date.now() < end, 'the first round does not end');
  }
}

/**
 * A question that is new to the player can be explained.
 *
 * @param {Page} page
 * @param {RegExp} words
 */
async function checkTip(page, words) {
  await page.click('#decision button.tip');
  const text = await page.locator('#tip').innerText();
  check(words.test(text), `the question has this explanation: ${text}`);
  await page.click('#decision button.tip');
  await page.waitForSelector('#tip', { state: 'detached' });
}

/**
 * @param {Page} page
 * @param {string} slug
 */
const leader = (page, slug) => page.locator(`[data-testid=assign] [data-leader="${slug}"]`);
/**
 * @param {Page} page
 * @param {string} slug
 */
const task = (page, slug) => page.locator(`[data-testid=assign] [data-task="${slug}"]`);
/** @param {Page} page */
const draftText = (page) => page.locator('[data-testid=assign] .said').innerText();

/**
 * Presses Enter on an element, as a keyboard user would.
 *
 * @param {Locator} locator
 */
const type = (locator) => locator.press('Enter');

/**
 * Assigns leaders in another order than the game asks for: leader first, mission first, changed, cleared.
 *
 * @param {Page} page
 */
async function draftAssignments(page) {
  await page.waitForSelector('[data-testid=assign]');
  const before = await page.locator('.table').getAttribute('data-n');
  await leader(page, 'princess-leia').click();
  check(
    (await draftText(page)).includes('Princess Leia: choose a mission'),
    `after a leader was picked up: ${await draftText(page)}`,
  );
  await task(page, 'sabotage').locator('.card').click();
  check(
    /Princess Leia → Sabotage: skill \d of 1/.test(await draftText(page)),
    `after the first assignment: ${await draftText(page)}`,
  );
  // Mission first, with the keyboard only, and then another card.
  await type(task(page, 'infiltration').locator('.card'));
  await type(leader(page, 'mon-mothma'));
  await type(leader(page, 'mon-mothma'));
  await type(task(page, 'build-alliance').locator('.card'));
  check(
    (await draftText(page)).includes('Mon Mothma → Build Alliance: skill 3 of 1'),
    `after the leader was moved: ${await draftText(page)}`,
  );
  // A mission takes two leaders; a third one is removed again.
  await leader(page, 'general-rieekan').click();
  await task(page, 'sabotage').locator('.card').click();
  check(
    (await task(page, 'sabotage').locator('.load button').count()) === 2,
    'the mission does not have two leaders',
  );
  await checkAccessibility(page, 'a draft of assignments');
  await screenshot(page, 'galaxy-draft');
  await task(page, 'sabotage').locator('.load button').last().click();
  check((await page.locator('[data-testid=assign] .leader.set').count()) === 2, 'a leader cannot be removed');
  check(
    (await page.locator('.table').getAttribute('data-n')) === before,
    'the draft was sent before the player was ready',
  );
}

/** @param {Open} open */
async function playRebels(open) {
  const page = await open(WIDE);
  useFastClicks(page);
  await openGame(page, 0);
  await screenshot(page, 'galaxy-hide');
  await checkAccessibility(page, 'where to hide the base');
  await choosePin(page, 'Tatooine');
  await waitForPinText(page, 'Tatooine', /your hidden base/i);

  // During assignment a system is not a legal answer and says why; an assigned leader is shown on the mission card.
  await page.waitForSelector('#decision [data-key^="assign "]');
  await pinOf(page, 'Coruscant').evaluate((/** @type {HTMLElement} */ pin) => pin.click());
  const sheet = page.locator('[data-testid=system]');
  await sheet.waitFor();
  check((await sheet.innerText()).includes('Coruscant'), 'another system is shown');
  check((await sheet.innerText()).includes('Star Destroyer'), 'a system does not show its units');
  await page.waitForSelector('#decision button.link');
  await screenshot(page, 'galaxy-system');
  await checkAccessibility(page, 'a system');
  await page.keyboard.press('Escape');
  await checkTip(page, /face down until you reveal it/);
  // The assignments keep most of the bar, even if many leaders could stay in the pool.
  /** @param {string} of */
  const width = (of) =>
    page.locator(`#decision ${of}`).evaluate((part) => part.getBoundingClientRect().width);
  const [list, closing] = [await width('.groups'), await width('.closing')];
  check(list > closing, `the assignments are ${list} px wide, the closing buttons ${closing} px`);
  await draftAssignments(page);
  await page.click('[data-testid=assign] .send .primary');
  await passUntilOffered(page, 'reveal build-alliance');
  const orders = await page.locator('[data-zone="orders/0"]').innerText();
  check(orders.includes('Build Alliance') && orders.includes('Mon Mothma'), `assigned: ${orders}`);
  check(orders.includes('Sabotage') && orders.includes('Princess Leia'), `assigned: ${orders}`);
  await screenshot(page, 'galaxy-command');
  await checkAccessibility(page, 'a turn of the command phase');
  await checkTip(page, /Activating a system moves units/);

  // Reveals a mission in a system on the map.
  await takeOption(page, 'reveal build-alliance mon-mothma');
  await page.waitForSelector('.pin[data-key="at utapau"]');
  check(
    (await page.locator('[data-testid=mission]').innerText()).includes('Build Alliance'),
    'the mission is not shown',
  );
  await choosePin(page, 'Utapau');
  await waitForLog(page, /Build Alliance (succeeds|fails)/);
  const done = (await logText(page)).includes('Build Alliance succeeds');
  await waitForPinText(page, 'Utapau', /loyal to the Rebels/i, !done);

  // Activates a system: the units move with their transport, and their leader stays there.
  await passUntilOffered(page, 'activate nal-hutta');
  await choosePin(page, 'Nal Hutta');
  await takeOptions(page, ['with general-rieekan', 'all from bothawui', 'done']);
  await waitForPinText(page, 'Nal Hutta', /Corellian Corvette.*Rebel Trooper ×3.*General Rieekan/);
  check(!(await pinText(page, 'Bothawui')).includes('Corellian Corvette'), 'the fleet is in two places');
  await finishRound(page);

  // The refresh phase has brought an objective, missions and new units.
  await page.click('#tab-missions');
  const goals = page.locator('[data-zone="goals/0"] .card');
  check((await goals.count()) >= 2, 'no objective was drawn');
  check(/X-wing|Y-wing|Rebel Transport/.test(await pinText(page, 'Rebel Base')), 'the base holds no card');
  await waitForPinText(page, 'Tatooine', /your hidden base/i);
  await page.context().close();
}

/** @param {Open} open */
async function playEmpire(open) {
  const page = await open(WIDE);
  useFastClicks(page);
  await openGame(page, 1);
  await page.waitForSelector('#decision [data-key^="assign "]');

  // The Rebel base is hidden; systems that may contain it are under fog.
  const fog = await page.locator('.pin.fog').count();
  check(fog > 5, `the base may be in ${fog} systems only`);
  check(
    (await page.locator('.possible').innerText()).includes(String(fog)),
    'the displayed number of possible systems is different',
  );
  check(
    !/hidden base/i.test((await page.locator('.pin .sr').allTextContents()).join()),
    'the Empire sees the base',
  );
  await takeOptions(page, ['assign rule-by-fear emperor-palpatine', 'ready']);
  await passUntilOffered(page, 'reveal rule-by-fear');
  await page.click('#tab-enemy');
  const theirs = await page.locator('[data-zone="orders/1"]').allInnerTexts();
  check(!/Build Alliance|Infiltration|Sabotage|Rapid/.test(theirs.join()), `missions are face up: ${theirs}`);
  await takeOption(page, 'reveal rule-by-fear emperor-palpatine');
  await page.waitForSelector('.pin[data-key="at mandalore"]');
  await choosePin(page, 'Mandalore');
  await waitForLog(page, /Rule by Fear (succeeds|fails)/);

  await passUntilOffered(page, 'activate ord-mantell');
  await choosePin(page, 'Ord Mantell');
  await takeOptions(page, ['with grand-moff-tarkin', 'all from coruscant', 'done']);
  await waitForPinText(page, 'Ord Mantell', /occupied by the Empire.*Star Destroyer.*Grand Moff Tarkin/i);
  await screenshot(page, 'galaxy-moved');

  // Two probe cards were drawn. A system that they exclude has no fog.
  await finishRound(page);
  await page.click('#tab-missions');
  const probes = await page.locator('[data-zone="clues/0"] .card .name').allInnerTexts();
  // At least two: a moved base adds its card, and missions of the bots can add more.
  check(probes.length >= 2, `probe cards: ${probes.join(', ')}`);
  /** @param {string} name */
  const plain = (name) => name.replaceAll('\u00ad', '').trim();
  for (const name of probes) await waitForPinText(page, plain(name), /the base may be here/i, true);
  // After the base has moved, the search starts over.
  const fewer = (await page.locator('.pin.fog').count()) <= fog;
  check(probes.length > 2 || fewer, 'there are more possible systems than before');
  await screenshot(page, 'galaxy-second');
  await checkAccessibility(page, 'the second round');
  await page.context().close();
}

await scenario('galaxy', async ({ open }) => {
  await playRebels(open);
  await playEmpire(open);
});
