// Four people in two teams: several must choose at once, withdraw "done", and pay for a card together.
import { check, scenario, screenshot } from './browser.mjs';
import { startTogether } from './people.mjs';
import {
  waitForDecision,
  useFastClicks,
  readTable,
  playOn,
  takeOption,
  waitForTable,
  openTab,
  playStep,
} from './player.mjs';
/** @import { Page } from 'playwright-core' */

/**
 * Returns the pages of the players who have a pending decision.
 *
 * @param {Page[]} pages
 */
async function deciding(pages) {
  const seen = await Promise.all(pages.map(readTable));
  return pages.filter((_, i) => seen[i].options.length > 0);
}

/**
 * @param {Page} page
 * @param {string} start
 */
const key = (page, start) => page.locator(`#decision [data-key^="${start}"]`);

/**
 * Ends the turn for a player and withdraws that again.
 *
 * @param {Page} page
 * @param {Page} mate
 */
async function endAndWithdraw(page, mate) {
  await takeOption(page, 'end turn');
  await page.click('#decision .danger');
  await key(page, 'withdraw').waitFor();
  check((await key(page, 'end turn').count()) === 0, 'a player who is done can still end the turn');
  check((await readTable(mate)).options.length > 0, 'one member ends the turn of both');
  await takeOption(page, 'withdraw');
  await key(page, 'end turn').waitFor();
}

/**
 * Plays until a player can propose to buy a card together, proposes it, and lets a teammate contribute.
 *
 * @param {Page[]} pages
 */
async function buyTogether(pages) {
  /** @type {Page | null} */
  let found = null;
  await playOn(pages, {
    limit: 4000,
    enough: async () => {
      for (const page of pages) if ((await key(page, 'jointly buy').count()) > 0) found = page;
      return found !== null;
    },
  });
  const who = /** @type {Page | null} */ (found);
  check(who !== null, 'no card could ever be bought together');
  await waitForDecision(who);
  await key(who, 'jointly buy').first().click();
  const others = pages.filter((page) => page !== who);
  /** @param {Page} page */
  const chips = (page) => page.locator('.log p:has-text("trade toward")').count();
  for (let i = 0; i < 400; i++) {
    if ((await Promise.all(pages.map(chips))).every((count) => count > 0)) return;
    // The proposer names an amount; a teammate who must choose pays the rest.
    for (const page of [who, ...others]) {
      const seen = await readTable(page);
      if (seen.kind !== undefined && seen.kind !== 'free' && !seen.busy) await playStep(page);
    }
    await who.waitForTimeout(30);
  }
  check(false, 'no teammate contributed');
}

/**
 * A team message is visible to the team only.
 *
 * @param {Page[]} pages
 * @param {Page[]} team
 */
async function checkTeamChat(pages, team) {
  await Promise.all(pages.map((page) => openTab(page, 'chat')));
  await team[0].selectOption('.chat .to select', 'team');
  await team[0].fill('#chat-text', 'together now');
  await team[0].press('#chat-text', 'Enter');
  for (const page of team) await page.waitForSelector('.chat .line:has-text("together now") .team');
  for (const page of pages.filter((page) => !team.includes(page)))
    check((await page.locator('.chat .line').count()) === 0, 'the other team sees it');
  await Promise.all(pages.map((page) => openTab(page, 'log')));
}

await scenario('hydra', async ({ open }) => {
  const pages = await Promise.all([0, 1, 2, 3].map(() => open({ viewport: { width: 1280, height: 800 } })));
  await startTogether(pages, { mode: 'hydra', players: 4 });
  await Promise.all(pages.map(waitForTable));
  await screenshot(pages[0], 'hydra-start');
  const team = await deciding(pages);
  check(team.length === 2, `${team.length} players must decide at the same time`);
  await endAndWithdraw(team[0], team[1]);
  await checkTeamChat(pages, team);
  await buyTogether(pages);
  await screenshot(pages[0], 'hydra-together');
  pages.forEach(useFastClicks);
  const turn = () =>
    pages[0]
      .locator('header h1')
      .innerText()
      .then((text) => Number(/\d+/.exec(text)?.[0]));
  const began = await turn();
  await playOn(pages, { limit: 4000, enough: async () => (await turn()) >= began + 4 });
  // No player acts any more: all four pages reach the same update.
  let ends;
  for (let i = 0; i < 100; i++) {
    ends = await Promise.all(pages.map(async (page) => (await readTable(page)).n));
    if (new Set(ends).size === 1) return;
    await pages[0].waitForTimeout(100);
  }
  check(false, `the four see different tables: ${ends}`);
});
