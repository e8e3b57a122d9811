// The two-sided table with a lane, on a desktop, a tablet and a phone.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { waitForDecision, useFastClicks, readTable, playOn, waitForTable } from './player.mjs';
/** @import { BrowserContextOptions, Page } from 'playwright-core' */

/** @type {Record<string, BrowserContextOptions>} */
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
/** @type {Record<string, string[]>} */
const LANGUAGES = { desktop: ['ja', 'en'], tablet: ['uk', 'en'], phone: ['ru', 'en'] };

/**
 * Checks the layout: nothing is too wide, and the hand and the question are visible.
 *
 * @param {Page} page
 * @param {string} where
 */
async function checkLayout(page, where) {
  const seen = await page.evaluate(() => {
    /** @param {string} selector */
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      hand: box('.arena .hand .card')?.bottom ?? 0,
      dock: box('.dock')?.top ?? 0,
      end: box('.dock')?.bottom ?? Infinity,
      mixed: [...document.querySelectorAll('.arena .card.mini')]
        .filter((card) => {
          const name = card.querySelector('.name')?.getBoundingClientRect();
          const tokens = card.querySelector('.tokens')?.getBoundingClientRect();
          return name && tokens && tokens.height > 0 && name.bottom > tokens.top + 3;
        })
        .map((card) => card.textContent.trim().slice(0, 40)),
      targets: document.querySelectorAll('.of-target').length,
      lanes: document.querySelectorAll('.lane').length,
      hidden: [...document.querySelectorAll('.front:not(.own) [data-role=stake] .card.back')].length,
      sums: [...document.querySelectorAll('.front:not(.own) .sum b > span:first-child')].map(
        (b) => b.textContent,
      ),
    };
  });
  const told = JSON.stringify(seen);
  check(seen.wide <= 0, `${where} is ${seen.wide} px too wide`);
  check(seen.hand <= seen.dock + 1, `the question hides the hand: ${where}, ${told}`);
  check(seen.end <= (page.viewportSize()?.height ?? 0) + 1, `the question is out of view: ${where}, ${told}`);
  check(seen.mixed.length === 0, `tokens cover the name of ${seen.mixed.join(', ')}: ${where}`);
  check(seen.lanes <= 1 && seen.targets <= 2, `two fights at once: ${where}, ${told}`);
  if (seen.hidden > 0) check(seen.sums.join() === '?', `a hidden stack has a total: ${where}, ${told}`);
  return seen;
}

await scenario('arena', async ({ open }) => {
  for (const [size, options] of Object.entries(SIZES)) {
    const page = await open(options);
    useFastClicks(page);
    await page.goto(`${BASE}/`);
    await page.click('[data-testid=play][data-game=sw-lcg]');
    await waitForTable(page);
    await page.waitForSelector('.arena');
    await waitForDecision(page);
    await screenshot(page, `arena-${size}-first`);
    await checkAccessibility(page, `the first question on a ${size}`);

    // Plays to the first fight and on until cards are committed to it.
    const seen = { lane: false, stake: false };
    let steps = 0;
    const enough = async () => {
      const { lanes } = await checkLayout(page, `step ${steps} on a ${size}`);
      if (lanes > 0 && !seen.lane && (await readTable(page)).options.length > 0) {
        seen.lane = true;
        await screenshot(page, `arena-${size}-lane`);
        await checkAccessibility(page, `a fight on a ${size}`);
      }
      if (!seen.stake && (await page.locator('.stake .card').count()) > 0) {
        seen.stake = true;
        await screenshot(page, `arena-${size}-stake`);
        await checkAccessibility(page, `an edge battle on a ${size}`);
      }
      return ++steps > 250 || (steps > 40 && seen.lane && seen.stake);
    };
    await playOn([page], { enough, quiet: 120_000 });
    check(seen.lane, 'there was no fight');
    if ((await page.locator('[data-testid=result]').count()) === 0) await checkLanguages(page, size);
    await page.context().close();
  }
});

/**
 * Checks all languages, the reasons why a card cannot be chosen, and the plain-text table.
 *
 * @param {Page} page
 * @param {string} size
 */
async function checkLanguages(page, size) {
  await waitForDecision(page);
  const plain = page.locator('.arena .card:not(.legal, .back)').first();
  await plain.evaluate((/** @type {HTMLElement} */ card) => card.click());
  await page.waitForSelector('#decision button.link');
  await screenshot(page, `arena-${size}-why`);
  await page.keyboard.press('Escape');
  for (const lang of LANGUAGES[size]) {
    await page.evaluate(() => document.querySelector('.preferences summary')?.click());
    await page.selectOption('.preferences select >> nth=0', lang);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    await page.waitForTimeout(400);
    await page.evaluate(() => document.querySelector('.preferences summary')?.click());
    await checkLayout(page, `${lang} on a ${size}`);
    await screenshot(page, `arena-${size}-${lang}`);
  }
  await checkAccessibility(page, `a table without a fight on a ${size}`);
  await page.keyboard.press('t');
  await page.waitForSelector('.main.text h3');
  await screenshot(page, `arena-${size}-text`);
  await checkAccessibility(page, `the text of the table on a ${size}`);
}
