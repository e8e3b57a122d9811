// Moments of a recorded match of the card game, played on from the line before them: a captive is taken, an interrupt
// cancels an event, a fate card counts in an edge battle, the captive is rescued. MATCH is the recorded match.
import { readFileSync } from 'node:fs';
import { BASE, check, scenario, shot } from './browser.mjs';
import { inHaste, playOn, press, seated } from './player.mjs';

const FILE = new URL('../../crates/games/tests/saves/0.1.0/lcg-jedi-sith.orrery', import.meta.url);

/** Lines of the match in which these picks were made, the last of each. */
function find(pick) {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  const n = lines.findLastIndex((line) => JSON.parse(line).pick === pick);
  check(n > 0, `nobody picks "${pick}" in the recorded match`);
  return { n, seat: JSON.parse(lines[n]).seat };
}

/** Sits down where the pick is to be made. */
async function branch(page, pick) {
  const { n, seat } = find(pick);
  const path = await page.evaluate(
    async ([id, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/tables/${id}/branch`, { method: 'POST', headers, body });
      return answer.ok ? (await answer.json()).path : `refused: ${await answer.text()}`;
    },
    [process.env.MATCH, JSON.stringify({ n: n - 1, seat, machine: 'rules' })],
  );
  check(path.startsWith('/t/'), `${pick}: ${path}`);
  await page.goto(`${BASE}${path}`);
  await seated(page);
  await page.waitForSelector(`#decision [data-key=${JSON.stringify(pick)}]`);
  return seat;
}

/** The whole log, folded turns included. */
const heard = async (page) => (await page.locator('.log').textContent()).replace(/\s+/g, ' ');

/** Makes the pick, and whatever follows from it, until the log says so. */
async function until(page, pick, words) {
  const shown = page.locator('#tab-log');
  if ((await shown.getAttribute('aria-selected')) !== 'true') await shown.click();
  await press(page, pick);
  await playOn([page], { enough: async () => words.test(await heard(page)), limit: 400 });
}

await scenario('moments', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 900 } });
  inHaste(page);
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  await page.evaluate(() =>
    fetch('/api/session/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  );

  // The captive lies under the objective.
  const dark = await branch(page, 'use cruel-interrogations');
  await until(page, 'use cruel-interrogations', /captures .* at Cruel Interrogations/);
  await page.waitForSelector(`[data-zone="goals/${dark}"] .load .card`);
  await shot(page, 'moments-capture');

  // The event was chosen and paid for, and nothing comes of it.
  await branch(page, 'use counter-stroke');
  await until(page, 'use counter-stroke', /cancels the effects of Force Choke/);
  await shot(page, 'moments-cancel');

  // A fate card takes effect when the stacks are turned up.
  await branch(page, 'edge heat-of-battle-169');
  await page.waitForSelector('.lane');
  await press(page, 'edge heat-of-battle-169');
  await page.waitForSelector('.lane [data-role=stake] .card');
  await shot(page, 'moments-edge');
  await until(page, 'pass', /resolves the fate card Heat of Battle/);
  await shot(page, 'moments-fate');

  // The objective falls, and its captive returns to hand.
  await branch(page, 'use hit-and-run');
  await until(page, 'use hit-and-run', /rescues Shii-Cho Training/);
  await shot(page, 'moments-rescue');
});
