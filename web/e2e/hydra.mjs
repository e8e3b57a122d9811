// Four people, two teams: several are asked at once. LONG=1 plays to the end.
import { check, scenario, shot } from './browser.mjs';
import { gatherAt } from './people.mjs';
import { look, playOn, seated } from './player.mjs';

const TURNS = process.env.LONG ? Infinity : 120;

await scenario('hydra', async ({ open }) => {
  const pages = await Promise.all([0, 1, 2, 3].map(() => open({ viewport: { width: 1280, height: 800 } })));
  await gatherAt(pages, { mode: 'hydra', players: 4 });
  await Promise.all(pages.map(seated));
  await shot(pages[0], 'hydra-start');
  let steps = 0;
  const end = await playOn(pages, { enough: () => ++steps > TURNS, limit: 20_000 });
  await shot(pages[1], 'hydra-later');
  if (end !== 'over') return;
  await Promise.all(pages.map((page) => page.waitForSelector('[data-testid=result]')));
  const ends = await Promise.all(pages.map(async (page) => (await look(page)).n));
  check(new Set(ends).size === 1, `the four saw different ends: ${ends}`);
});
