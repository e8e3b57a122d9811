// Four people, two teams: several are asked at once.
import { scenario, shot } from './browser.mjs';
import { gatherAt } from './people.mjs';
import { playOn, seated } from './player.mjs';

await scenario('hydra', async ({ open }) => {
  const pages = await Promise.all([0, 1, 2, 3].map(() => open()));
  await gatherAt(pages, { mode: 'hydra', players: 4 });
  await Promise.all(pages.map(seated));
  await shot(pages[0], 'hydra-start');
  // A whole match of four takes long; TURNS=0 plays to the end.
  const turns = Number(process.env.TURNS ?? 300);
  let steps = 0;
  await playOn(pages, { enough: () => turns > 0 && ++steps > turns, limit: 20_000 });
  await shot(pages[1], 'hydra-later');
});
