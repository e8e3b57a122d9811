// Four people, two teams: several are asked at once, take back that they are done, and pay for a card together.
import { check, scenario, shot } from './browser.mjs';
import { gatherAt } from './people.mjs';
import { asked, inHaste, look, playOn, press, seated, side, step } from './player.mjs';

/** Those who have something to decide now. */
async function deciding(pages) {
  const seen = await Promise.all(pages.map(look));
  return pages.filter((_, i) => seen[i].options.length > 0);
}

const key = (page, start) => page.locator(`#decision [data-key^="${start}"]`);

/** Done with the turn, and on with it after all. */
async function withdraw(page, mate) {
  await press(page, 'end turn');
  await page.click('#decision .danger');
  await key(page, 'withdraw').waitFor();
  check((await key(page, 'end turn').count()) === 0, 'whoever is done can still end the turn');
  check((await look(mate)).options.length > 0, 'one member ends the turn of both');
  await press(page, 'withdraw');
  await key(page, 'end turn').waitFor();
}

/** Plays until somebody can propose to buy a card together; proposes it, and the mate chips in. */
async function together(pages) {
  let who = null;
  await playOn(pages, {
    limit: 4000,
    enough: async () => {
      for (const page of pages) if ((await key(page, 'jointly buy').count()) > 0) who = page;
      return who !== null;
    },
  });
  check(who !== null, 'nothing was ever to be bought together');
  await asked(who);
  await key(who, 'jointly buy').first().click();
  const others = pages.filter((page) => page !== who);
  const chips = (page) => page.locator('.log p:has-text("trade toward")').count();
  for (let i = 0; i < 400; i++) {
    if ((await Promise.all(pages.map(chips))).every((count) => count > 0)) return;
    // The proposer says how much is given; a mate who is asked gives what is missing.
    for (const page of [who, ...others]) {
      const seen = await look(page);
      if (seen.kind !== undefined && seen.kind !== 'free' && !seen.busy) await step(page);
    }
    await who.waitForTimeout(30);
  }
  check(false, 'nobody chipped in');
}

/** What is said to the team is heard there and nowhere else. */
async function aside(pages, team) {
  await Promise.all(pages.map((page) => side(page, 'chat')));
  await team[0].selectOption('.chat .to select', 'team');
  await team[0].fill('#chat-text', 'together now');
  await team[0].press('#chat-text', 'Enter');
  for (const page of team) await page.waitForSelector('.chat .line:has-text("together now") .team');
  for (const page of pages.filter((page) => !team.includes(page)))
    check((await page.locator('.chat .line').count()) === 0, 'the other team hears it');
  await Promise.all(pages.map((page) => side(page, 'log')));
}

await scenario('hydra', async ({ open }) => {
  const pages = await Promise.all([0, 1, 2, 3].map(() => open({ viewport: { width: 1280, height: 800 } })));
  await gatherAt(pages, { mode: 'hydra', players: 4 });
  await Promise.all(pages.map(seated));
  await shot(pages[0], 'hydra-start');
  const team = await deciding(pages);
  check(team.length === 2, `${team.length} are asked at once`);
  await withdraw(team[0], team[1]);
  await aside(pages, team);
  await together(pages);
  await shot(pages[0], 'hydra-together');
  pages.forEach(inHaste);
  const turn = () => pages[0].locator('header h1').innerText().then((text) => Number(/\d+/.exec(text)?.[0]));
  const began = await turn();
  await playOn(pages, { limit: 4000, enough: async () => (await turn()) >= began + 4 });
  // Nobody acts any more: all four come to the same frame.
  let ends;
  for (let i = 0; i < 100; i++) {
    ends = await Promise.all(pages.map(async (page) => (await look(page)).n));
    if (new Set(ends).size === 1) return;
    await pages[0].waitForTimeout(100);
  }
  check(false, `the four see different tables: ${ends}`);
});
