// Four people on the map, an admiral and a general on each side: a side shares its secrets with no one else;
// the general must agree to assignments; they play one round.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { createTable, logText, openMapTable } from './map.mjs';
import { useFastClicks, readTable, playOn, takeOption, waitForTable, openTab } from './player.mjs';
/** @import { Page } from 'playwright-core' */

/**
 * The first page opens the table; the others join through its address and sit down.
 *
 * @param {Page[]} pages
 */
async function joinTable(pages) {
  const [host, ...guests] = pages;
  await host.goto(BASE);
  await host.waitForSelector('[data-testid=play]');
  const seats = ['me', 'open', 'open', 'open'];
  const wish = { game: 'rebellion', mode: 'first-game', players: 4, first: 0, seats };
  const path = await createTable(host, '/api/tables', wish);
  for (const guest of guests) {
    await guest.goto(BASE + path);
    await guest.waitForSelector('ol li button');
    await guest.locator('ol li button').first().click();
    await guest.waitForFunction(() => document.body.innerText.includes('(you)'));
  }
  await openMapTable(host, path);
  await Promise.all(guests.map(waitForTable));
  return path;
}

/**
 * Returns the pages that see the location of the base.
 *
 * @param {Page[]} pages
 */
async function pagesThatSeeBase(pages) {
  /** @param {Page} page */
  const knows = (page) => page.locator('.pin .sr:has-text("your hidden base")').count();
  const known = await Promise.all(pages.map(knows));
  return pages.filter((_, i) => known[i] === 1);
}

/**
 * Makes the pending choices until `enough` returns true; counts the consents of generals on the way.
 *
 * @param {Page[]} pages
 * @param {{ allowed: number }} met
 * @param {() => boolean | Promise<boolean>} enough
 */
async function playWithConsent(pages, met, enough) {
  await playOn(pages, {
    limit: 3000,
    enough: async () => {
      for (const page of pages) {
        const { options, busy } = await readTable(page);
        if (busy || !options.some(({ key }) => key === 'allow')) continue;
        if (met.allowed === 0) await screenshot(page, 'team-general');
        met.allowed += 1;
        await takeOption(page, 'allow');
      }
      return enough();
    },
  });
}

await scenario('team', async ({ open }) => {
  const size = { viewport: { width: 1280, height: 800 } };
  const pages = await Promise.all([open(size), open(size), open(size), open(size)]);
  pages.forEach(useFastClicks);
  await joinTable(pages);
  const plates = (await pages[0].locator('.plate').allInnerTexts()).join(' ');
  check((plates.match(/Admiral|General/gi) ?? []).length >= 4, `the plates do not show the roles: ${plates}`);

  // The Rebels hide their base: two players see it, for the other two it is under fog.
  const met = { allowed: 0 };
  await playWithConsent(pages, met, async () => (await pagesThatSeeBase(pages)).length > 0);
  for (const page of pages) await page.waitForTimeout(100);
  const rebels = await pagesThatSeeBase(pages);
  check(rebels.length === 2, `${rebels.length} of four know the base`);
  const empire = pages.filter((page) => !rebels.includes(page));
  for (const page of empire) check((await page.locator('.pin.fog').count()) > 5, 'the Empire sees no fog');
  for (const page of rebels) check((await page.locator('.pin.fog').count()) === 0, 'the Rebels see fog');
  await checkAccessibility(rebels[0], 'the map with four players');

  // Both players of one side assign at the same time; the other side waits.
  const deciding = async () => {
    const seen = await Promise.all(pages.map(readTable));
    return pages.filter((_, i) => seen[i].options.length > 0);
  };
  const assigning = await deciding();
  check(assigning.length > 0, 'no player must assign leaders');
  check(
    assigning.every((page) => rebels.includes(page)),
    'both sides must assign leaders at the same time',
  );

  // A team message is visible to the team only.
  await Promise.all(pages.map((page) => openTab(page, 'chat')));
  await rebels[0].selectOption('.chat .to select', 'team');
  await rebels[0].fill('#chat-text', 'to the base');
  await rebels[0].press('#chat-text', 'Enter');
  for (const page of rebels) await page.waitForSelector('.chat .line:has-text("to the base")');
  for (const page of empire)
    check((await page.locator('.chat .line').count()) === 0, 'the Empire sees the team message');

  // A player pings a system for the team: with a key on the focused system, and with the button in its sheet.
  /** @param {Page} page */
  const marked = (page) => page.locator('.pin:has([data-testid=pinged])').count();
  await rebels[0].locator('.pin').nth(3).focus();
  await rebels[0].keyboard.press('Shift+P');
  for (const page of rebels) {
    await page.waitForSelector('.pin:nth-of-type(4) [data-testid=pinged]');
    await page.waitForSelector('.chat .line button:has-text("◎")');
  }
  await rebels[1].waitForSelector('[data-live]:has-text("points at")', { state: 'attached' });
  await screenshot(rebels[1], 'team-ping');
  await rebels[0].locator('.pin').nth(5).click();
  await rebels[0].locator('[data-testid=ping]').click();
  await rebels[1].waitForSelector('.pin:nth-of-type(6) [data-testid=pinged]');
  await checkAccessibility(rebels[0], 'a pinged system');
  await rebels[0].keyboard.press('Escape');
  for (const page of empire) {
    check((await marked(page)) === 0, 'the Empire sees the ping of the Rebels');
    check((await page.locator('.chat .line').count()) === 0, 'the Empire sees the message about the ping');
    await page.locator('.pin').first().click();
    await page.waitForSelector('[data-testid=system]');
    await page.keyboard.press('Escape');
  }
  await Promise.all(pages.map((page) => openTab(page, 'log')));

  // A whole round, in which the generals give consent.
  await playWithConsent(pages, met, async () => /Round 2\b/.test(await logText(pages[0])));
  check(met.allowed > 0, 'no general had to consent');
  await screenshot(empire[0], 'team-round');
  const ends = await Promise.all(pages.map(logText));
  for (const end of ends) check(/Round 2\b/.test(end), 'a player is still in the first round');
  check(
    !(await logText(empire[1])).includes('The Rebels hide their base at'),
    'the Empire learns where the base is',
  );
});
