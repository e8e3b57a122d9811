// Clocks are shown and run; whoever waits for somebody who is away may stop them.
import { accessible, check, scenario, shot } from './browser.mjs';
import { gatherAt } from './people.mjs';
import { look, seated } from './player.mjs';

/** What the clocks show, by seat. */
const clocks = (page) => page.$$eval('.seat [role=timer]', (all) => all.map((clock) => clock.innerText.trim()));
const pause = (page) => page.waitForTimeout(1600);

await scenario('clock', async ({ open }) => {
  const [ann, ben] = [await open(), await open()];
  const path = await gatherAt([ann, ben], { clock: 'blitz' });
  await Promise.all([seated(ann), seated(ben)]);
  await ann.waitForSelector('.seat [role=timer]');

  const before = await clocks(ann);
  check(before.length === 2 && before.every((text) => /\d:\d\d/.test(text)), `clocks: ${before}`);
  await pause(ann);
  const after = await clocks(ann);
  const moved = after.filter((text, i) => text !== before[i]).length;
  check(moved === 1, `${moved} clocks run: ${before} → ${after}`);
  const asked = (await look(ann)).options.length > 0 ? ann : ben;
  check((await asked.locator('#decision [role=timer]').count()) === 1, 'the question has no clock');
  const stop = ann.locator('button:text-is("Stop the clocks")');
  check((await stop.count()) === 0, 'clocks can be stopped while all are here');
  await accessible(ann, 'table with clocks');

  // Ben goes away: since when is shown, the clocks can be stopped, the machine may not play for him yet.
  await ben.goto('about:blank');
  await ann.waitForFunction(() => /away since/.test(document.body.innerText));
  check(
    (await ann.locator('button:text-is("Let the machine play")').count()) === 0,
    'the machine may take a seat at once',
  );
  await shot(ann, 'clock-away');
  await stop.click();
  await ann.waitForSelector('#decision button:text-is("Start the clocks")');
  const still = await clocks(ann);
  await pause(ann);
  check(JSON.stringify(await clocks(ann)) === JSON.stringify(still), 'stopped clocks run');
  await shot(ann, 'clock-stopped');

  await ben.goto(new URL(path, ann.url()).href);
  await seated(ben);
  await ann.waitForFunction(() => !/away since/.test(document.body.innerText));
  await ann.click('#decision button:text-is("Start the clocks")');
  await ann.waitForSelector('#decision button:text-is("Start the clocks")', { state: 'detached' });
  const one = await clocks(ann);
  await pause(ann);
  check(JSON.stringify(await clocks(ann)) !== JSON.stringify(one), 'the clocks do not run again');
});
