// A dice table for two: several dice at once, rerolls, shared-out damage, a claim, statistics, phone, languages.
import { checkAccessibility, check, scenario, screenshot } from './browser.mjs';
import {
  dieCodes,
  openDiceTable,
  lineCount,
  waitForLine,
  offers,
  playUntil,
  readDiceTable,
  checkSharing,
  checkLayout,
} from './dicetable.mjs';
import { logText } from './map.mjs';
import { useFastClicks } from './player.mjs';
/** @import { DiceTable } from './types.ts' */
/** @import { BrowserContextOptions, Page } from 'playwright-core' */

/** @type {BrowserContextOptions} */
const WIDE = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * The player who does not choose the battlefield gets shields to share out. That happens at every second table.
 *
 * @param {Page} page
 */
async function checkUpgrades(page) {
  for (let tries = 0; tries < 10; tries++) {
    await openDiceTable(page, { at: 1 });
    const found = await playUntil([page], (seen) => seen.sharing || seen.acts.length > 0);
    if (found === 'enough' && (await checkSharing(page))) return;
  }
  check(false, 'no player got shields at ten tables');
}

/**
 * Discards a card to reroll dice, which can be chosen in any order.
 *
 * @param {Page} page
 */
async function checkReroll(page) {
  /** @param {DiceTable} seen */
  const ready = async (seen) => seen.acts.includes('reroll') && (await dieCodes(page)).length > 1;
  check(
    (await playUntil([page], ready, { preferred: ['activate', 'pass'] })) === 'enough',
    'the player cannot reroll',
  );
  const several = (await page.locator('#decision [data-act=reroll]').getAttribute('data-key')) === null;
  await page.keyboard.press('d');
  if (several) {
    await page.waitForSelector('#decision [data-act=reroll][aria-expanded=true]');
    await page.keyboard.press('1');
  }
  await playUntil([page], (seen) => seen.kind === 'some' && offers('die ')(seen), { patience: 20_000 });
  const dice = page.locator('.pools .side.own [data-die].legal');
  const count = await dice.count();
  // The last die ends the question by itself, so confirming must not send it again.
  await dice.nth(count - 1).click();
  if (count > 1) await dice.nth(0).click();
  await screenshot(page, 'dice-reroll');
  const before = await lineCount(page);
  await page.locator('#decision .confirm').click();
  await waitForLine(page, before);
  const asked = await readDiceTable(page);
  check(asked.kind !== 'some' || !offers('die ')(asked), 'dice are asked about again');
  check((await logText(page)).includes('rerolls: '), 'no die was rerolled');
}

/**
 * Returns the sign shared by two of the player's dice that can be resolved together.
 *
 * @param {Page} page
 */
const heap = (page) =>
  page.evaluate(() => {
    for (const heap of document.querySelectorAll('.pools .side.own [data-heap]')) {
      if (/special|blank|any/.test(heap.dataset.heap ?? '')) continue;
      if (heap.querySelectorAll('[data-die]:not([data-die^="+"]).legal').length > 1) return heap.dataset.heap;
    }
    return null;
  });

/**
 * Resolves two dice of one symbol at once; what only the player can decide is asked once for both.
 *
 * @param {Page} page
 */
async function checkVolley(page) {
  /** @param {DiceTable} seen */
  const pair = async (seen) => seen.acts.includes('resolve') && (await heap(page)) !== null;
  const preferred = ['activate', 'play', 'resolve', 'pass'];
  for (let tries = 0; tries < 3 && (await playUntil([page], pair, { preferred })) !== 'enough'; tries++)
    await openDiceTable(page);
  const sign = await heap(page);
  check(sign !== null, 'no two dice of one symbol in three games');
  const dice = page.locator(`.pools .side.own [data-heap="${sign}"] [data-die]:not([data-die^="+"]).legal`);
  const sides = await dice.evaluateAll((all) =>
    all.slice(0, 2).map((die) => Number.parseInt(die.dataset.die ?? '', 10)),
  );
  const worth = sides.reduce((sum, n) => sum + n, 0);
  /** @param {string} text */
  const times = (text) => text.match(/resolves /g)?.length ?? 0;
  const resolved = times(await logText(page));
  const refs = await dice.evaluateAll((all) => all.slice(0, 2).map((die) => die.dataset.ref));
  await page.locator(`[data-ref="${refs[0]}"]`).click();
  check(
    (await page.locator('.pools .slot.joins').count()) > 0,
    'dice of the same symbol are not highlighted',
  );
  await page.locator(`[data-ref="${refs[1]}"]`).click();
  const said = await page.locator('[data-testid=volley] .sum').innerText();
  check(said.trim().endsWith(`: ${worth}`), `the total is “${said}”, not ${worth}`);
  await screenshot(page, 'dice-together');
  await checkAccessibility(page, 'dice selected together');
  await page.locator('[data-testid=volley] .primary').click();
  let asked = 0;
  const end = Date.now() + 30_000;
  while (times(await logText(page)) < resolved + 2) {
    const seen = await readDiceTable(page);
    check(Date.now() < end, `the dice were not both resolved: … ${(await logText(page)).slice(-200)}`);
    if (!seen.busy && offers('target ')(seen)) {
      asked += 1;
      await page.locator('.pools .card.legal').first().click();
    } else await page.waitForTimeout(40);
  }
  check(asked <= 1, `the target was asked for ${asked} times`);
}

/**
 * Each possible target of damage shows what would happen to it.
 *
 * @param {Page} page
 */
async function checkDamagePreview(page) {
  /** @param {DiceTable} seen */
  const due = async (seen) =>
    offers('target ')(seen) && (await page.locator('.pools [data-damage-preview]').count()) > 0;
  for (let tries = 0; tries < 3 && (await playUntil([page], due)) !== 'enough'; tries++)
    await openDiceTable(page, { at: 1 });
  const omens = await page.locator('.pools [data-damage-preview]').allInnerTexts();
  check(omens.length >= 2, `only ${omens.length} characters show a damage preview`);
  check(
    omens.every((damagePreview) => /\d/.test(damagePreview)),
    `damage previews without a number: ${omens.join(', ')}`,
  );
  await screenshot(page, 'dice-target');
  await checkAccessibility(page, 'choosing a target');
}

/**
 * Claims the battlefield with its key.
 *
 * @param {Page} page
 */
async function checkClaim(page) {
  const found = await playUntil([page], (seen) => seen.acts.includes('claim'), { preferred: ['pass'] });
  check(found === 'enough', 'the player cannot claim');
  await page.keyboard.press('c');
  await page.waitForFunction(() =>
    (document.querySelector('.log')?.textContent ?? '').includes('claims the battlefield'),
  );
}

/**
 * The statistics show the dice results beside the expected average.
 *
 * @param {Page} page
 */
async function checkStatistics(page) {
  const button = page.locator('.log .tools [aria-expanded]').nth(1);
  await button.click();
  const panel = page.locator('[data-testid=rolls]');
  await panel.locator('table').first().waitFor();
  const rolled = await panel
    .locator('.bar b')
    .evaluateAll((all) => all.map((one) => Number(one.textContent)));
  check(rolled.reduce((all, n) => all + n, 0) > 0, 'no roll was counted');
  await screenshot(page, 'dice-rolls');
  await checkAccessibility(page, 'the statistics of the dice');
  await button.click();
}

await scenario('dice', async ({ open }) => {
  const page = await open(WIDE);
  useFastClicks(page);
  await checkUpgrades(page);
  await checkLayout(page, 'a new table');
  await checkReroll(page);
  await checkStatistics(page);
  await checkDamagePreview(page);
  await checkVolley(page);
  await checkLayout(page, 'a table in play');
  await checkAccessibility(page, 'a table of dice');
  await checkClaim(page);
  await page.context().close();

  const phone = await open(PHONE);
  useFastClicks(phone);
  await openDiceTable(phone);
  await playUntil(
    [phone],
    async (seen) => seen.acts.includes('resolve') && (await dieCodes(phone)).length > 1,
  );
  for (const lang of ['ru', 'uk', 'ja', 'en']) {
    await phone.evaluate(() => document.querySelector('.preferences summary')?.click());
    await phone.selectOption('.preferences select >> nth=0', lang);
    await phone.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    await phone.waitForTimeout(400);
    await phone.evaluate(() => document.querySelector('.preferences summary')?.click());
    await checkLayout(phone, `${lang} on a phone`);
    await screenshot(phone, `dice-phone-${lang}`);
  }
  await checkAccessibility(phone, 'a table of dice on a phone');
});
