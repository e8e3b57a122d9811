// A whole duel on a phone by touch: nothing is wider than the screen, targets are big enough, the question stays in view.
import { accessible, BASE, check, PLAY, scenario, shot } from './browser.mjs';
import { asked, byTouch, playOn, seated } from './player.mjs';

/** An empty hand covers nothing of what lies in play. */
function covered(page) {
  return page.evaluate(() => {
    const hand = document.querySelector('.own .hand');
    if (hand === null || hand.querySelector('.card') !== null) return '';
    const { top, bottom } = hand.getBoundingClientRect();
    const under = [...document.querySelectorAll('.own .play .card')].find((card) => {
      const box = card.getBoundingClientRect();
      return box.bottom > top + 1 && box.top < bottom - 1;
    });
    return under?.textContent?.trim() ?? '';
  });
}

await scenario('phone', async ({ open }) => {
  const page = await open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const fits = async (where) => {
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    check(wide <= 0, `${where} is ${wide} px wider than the screen`);
  };
  for (const path of ['/', '/lobby', '/new', '/cards#ram', '/help', '/settings', '/me']) {
    await page.goto(BASE + path);
    await page.waitForSelector('h1');
    await page.waitForTimeout(300);
    await fits(path);
    await accessible(page, `${path} on a phone`);
    await shot(page, `phone${path.replace(/[/#]/g, '-')}`);
  }
  await page.goto(BASE);
  await page.tap(PLAY);
  await seated(page);
  await page.waitForSelector('#decision [data-key]');
  await fits('the table');
  await accessible(page, 'table on a phone');
  await shot(page, 'phone-table');
  const small = await page.$$eval(
    '#decision button, .card',
    (all) => {
      const seen = all.filter((button) => button.checkVisibility({ contentVisibilityAuto: true }));
      return seen.filter((button) => button.getBoundingClientRect().height < 40).length;
    },
  );
  check(small === 0, `${small} buttons are too small for a finger`);

  // A finger on the glowing cards themselves plays them, too.
  byTouch(page);
  const before = await page.locator('.own [data-role=hand] .card').count();
  await page.locator('.own [data-role=hand] .card.legal').first().tap();
  await page.waitForFunction(
    (count) => document.querySelectorAll('.own [data-role=hand] .card').length < count,
    before,
  );

  // A finger takes it back as well.
  await page.locator('#decision button:has-text("Undo")').tap();
  await page.waitForFunction(
    (count) => document.querySelectorAll('.own [data-role=hand] .card').length === count,
    before,
  );

  let steps = 0;
  await playOn([page], {
    enough: async () => {
      const bar = await page.locator('#decision').boundingBox();
      const aside = await page.evaluate(() => {
        const [list, shelf] = ['#decision .groups', '.shelf'].map((s) => document.querySelector(s));
        const right = document.querySelector('[data-role=market] li:last-child')?.getBoundingClientRect().right;
        const left = document.querySelector('[data-role=supply] li')?.getBoundingClientRect().left;
        return { list: list ? list.scrollWidth - list.clientWidth : 0, shelf: shelf && right > left };
      });
      check(aside.list <= 0, 'answers are to be found by pushing sideways');
      check(!aside.shelf, 'one part of the market covers another');
      const hidden = await covered(page);
      check(hidden === '', `the hand covers ${hidden}`);
      check(
        bar !== null && bar.y < 844 && bar.y + bar.height <= 846,
        `the question is out of view: ${JSON.stringify(bar)}`,
      );
      return ++steps > 60;
    },
  });
  // A finger that rests on a card shows it.
  await asked(page);
  const card = page.locator('.card:not(.back)').first();
  await card.scrollIntoViewIfNeeded();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(600);
  await page.waitForSelector('.loose .face h2');
  await fits('the table with a card shown');
  await shot(page, 'phone-card');
  await page.locator('.loose .face .tools button').last().tap();

  // To the end, by touch alone.
  await playOn([page]);
  await page.waitForSelector('[data-testid=result]');
  await accessible(page, 'the result on a phone');
  await shot(page, 'phone-result');

  // Whoever gives up on the open sheet sees the result, and no line of the log as its reason.
  await page.goto(BASE);
  await page.tap(PLAY);
  await seated(page);
  await asked(page);
  await page.tap('header .tool.match');
  await page.locator('aside button:text-is("Give up")').tap();
  await page.locator('aside .sure button.danger').tap();
  await page.waitForSelector('[data-testid=result]');
  await page.waitForFunction(() => {
    const box = document.querySelector('[data-testid=result] .row a').getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('[data-testid=result]') !== null;
  });
  check((await page.locator('[data-testid=result] .how').count()) === 0, 'a line of the log explains giving up');
  await shot(page, 'phone-given-up');

  // The server answers at a wrong address, so nothing says that it does not.
  await page.goto(`${BASE}/t/nonsense`);
  await page.waitForSelector('main h2');
  check((await page.locator('.bar .line.off').count()) === 0, 'a wrong address reads as a cut line');
});
