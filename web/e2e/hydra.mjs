// Four people, two teams: several are asked at once.
import { check, scenario, shot } from './browser.mjs';
import { gatherAt } from './people.mjs';
import { look, playOn, seated } from './player.mjs';

await scenario('hydra', async ({ open }) => {
  const pages = await Promise.all([0, 1, 2, 3].map(() => open({ viewport: { width: 1280, height: 800 } })));
  await gatherAt(pages, { mode: 'hydra', players: 4 });
  await Promise.all(pages.map(seated));
  await shot(pages[0], 'hydra-start');
  await playOn(pages, {
    limit: 20_000,
    enough: async (steps) => {
      if (steps === 100) await shot(pages[1], 'hydra-later');
      return false;
    },
  });
  await Promise.all(pages.map((page) => page.waitForSelector('[data-testid=result]')));
  const ends = await Promise.all(pages.map(async (page) => (await look(page)).n));
  check(new Set(ends).size === 1, `the four saw different ends: ${ends}`);
});
