// Six at the table, on a desktop and on a phone: the question hides no hand, nothing is too wide.
import { accessible, check, scenario, shot } from './browser.mjs';
import { amongMachines } from './people.mjs';
import { look, playOn } from './player.mjs';

const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

function measure(page) {
  return page.evaluate(() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      seats: document.querySelectorAll('section.seat').length,
      hand: box('.own [data-role=hand] .card')?.bottom,
      dock: box('.dock')?.top,
    };
  });
}

await scenario('six', async ({ open }) => {
  for (const [size, options] of Object.entries(SIZES)) {
    const page = await open(options);
    await amongMachines(page, { mode: 'emperor' });
    // Whoever may not be attacked has a shield; later on perhaps nobody is guarded any more.
    await page.waitForSelector('.ring .node .shield', { state: 'attached', timeout: 90_000 });
    const hand = page.locator('.own [data-role=hand] .card');
    // What plays by itself may still be at it; a hand that stays is a question one thinks about.
    const rests = async () => (await hand.count()) > 0 && (await look(page)).options.length > 0;
    const enough = async (steps) => {
      if (steps <= 12 || !(await rests())) return false;
      await page.waitForTimeout(400);
      return rests();
    };
    await playOn([page], { enough, quiet: 90_000 });
    await page.waitForSelector('#decision [data-key]', { timeout: 90_000 });
    await page.evaluate(() => {
      for (const close of document.querySelectorAll('.face .tools button:last-child')) close.click();
      scrollTo(0, 0);
    });
    const seen = await measure(page);
    await shot(page, `six-${size}`);
    check(seen.wide <= 0, `the table is ${seen.wide} px too wide on a ${size}`);
    check(seen.seats === 6, `${seen.seats} seats are shown`);
    check(
      seen.hand !== undefined && seen.hand <= seen.dock + 1,
      `the question hides the hand on a ${size}: ${JSON.stringify(seen)}`,
    );
    if (size === 'desktop') {
      // Whatever piles up at the other places, the own hand stays in sight.
      await page.evaluate(() => (document.querySelector('.others').style.minHeight = '60vh'));
      const crowded = await measure(page);
      await shot(page, 'six-crowded');
      check(crowded.hand <= crowded.dock + 1, `full places hide the hand: ${JSON.stringify(crowded)}`);
    }
    if (size === 'phone') {
      // A long question takes much of the screen, whatever was asked now; the hand stays in sight above it.
      await page.evaluate(() => (document.querySelector('.dock').style.minHeight = '50dvh'));
      const long = await measure(page);
      await shot(page, 'six-long-question');
      check(long.hand <= long.dock + 1, `a long question hides the hand on a phone: ${JSON.stringify(long)}`);
    }
    const ring = await page.locator('.ring .node').count();
    check(ring === 6, `the ring has ${ring} seats`);
    await accessible(page, `six seats on a ${size}`);
    await page.context().close();
  }

  // A raid: everybody may attack the boss, and the ring says so.
  const page = await open(SIZES.desktop);
  await amongMachines(page, { mode: 'raid', players: 4 });
  await page.waitForSelector('.ring .node');
  check((await page.locator('.ring .node .role').count()) === 1, 'a raid has not one boss');
  check((await page.locator('section.seat').count()) === 4, 'not four seats');
  await accessible(page, 'a raid');
  await shot(page, 'raid');
});
