// Plays a duel on a phone by touch: nothing exceeds the screen, targets are large enough, the question is visible.
import { checkAccessibility, BASE, check, PLAY, scenario, screenshot } from './browser.mjs';
import { waitForDecision, useTouch, playOn, waitForTable } from './player.mjs';
/** @import { Page } from 'playwright-core' */

/**
 * Returns the cards in play that an empty hand covers; there should be none.
 *
 * @param {Page} page
 */
function coveredCards(page) {
  return page.evaluate(() => {
    const hand = document.querySelector('.own .hand');
    if (hand?.querySelector('.card') !== null) return '';
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
  /** @param {string} where */
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
    await checkAccessibility(page, `${path} on a phone`);
    await screenshot(page, `phone${path.replace(/[/#]/g, '-')}`);
  }
  await page.goto(BASE);
  await page.tap(PLAY);
  await waitForTable(page);
  await page.waitForSelector('#decision [data-key]');
  await fits('the table');
  await checkAccessibility(page, 'table on a phone');
  await screenshot(page, 'phone-table');
  const small = await page.$$eval('#decision button, .card', (all) => {
    const seen = all.filter((button) => button.checkVisibility({ contentVisibilityAuto: true }));
    return seen.filter((button) => button.getBoundingClientRect().height < 40).length;
  });
  check(small === 0, `${small} buttons are too small for a finger`);

  // A tap on a highlighted card plays it.
  useTouch(page);
  const before = await page.locator('.own [data-role=hand] .card').count();
  await page.locator('.own [data-role=hand] .card.legal').first().tap();
  await page.waitForFunction(
    (count) => document.querySelectorAll('.own [data-role=hand] .card').length < count,
    before,
  );

  // A tap on the button undoes it.
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
        const right = document
          .querySelector('[data-role=market] li:last-child')
          ?.getBoundingClientRect().right;
        const left = document.querySelector('[data-role=supply] li')?.getBoundingClientRect().left;
        const overlap = right !== undefined && left !== undefined && right > left;
        return { list: list ? list.scrollWidth - list.clientWidth : 0, shelf: shelf !== null && overlap };
      });
      check(aside.list <= 0, 'answers are hidden behind horizontal scrolling');
      check(!aside.shelf, 'one part of the market covers another');
      const hidden = await coveredCards(page);
      check(hidden === '', `the hand covers ${hidden}`);
      check(
        bar !== null && bar.y < 844 && bar.y + bar.height <= 846,
        `the question is out of view: ${JSON.stringify(bar)}`,
      );
      return ++steps > 60;
    },
  });
  // A long press on a card shows it.
  await waitForDecision(page);
  const card = page.locator('.card:not(.back)').first();
  await card.scrollIntoViewIfNeeded();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(600);
  await page.waitForSelector('.loose .face h2');
  await fits('the table with a card shown');
  await screenshot(page, 'phone-card');
  await page.locator('.loose .face .tools button').last().tap();

  // Plays to the end by touch only.
  await playOn([page]);
  await page.waitForSelector('[data-testid=result]');
  await checkAccessibility(page, 'the result on a phone');
  await screenshot(page, 'phone-result');

  // A player who concedes with the sheet open sees the result, without a log line as its reason.
  await page.goto(BASE);
  await page.tap(PLAY);
  await waitForTable(page);
  await waitForDecision(page);
  await page.tap('header .tool.match');
  await page.locator('aside button:text-is("Give up")').tap();
  await page.locator('aside .sure button.danger').tap();
  await page.waitForSelector('[data-testid=result]');
  await page.waitForFunction(() => {
    const box = document.querySelector('[data-testid=result] .row a')?.getBoundingClientRect();
    if (box === undefined) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('[data-testid=result]') !== null;
  });
  check(
    (await page.locator('[data-testid=result] .how').count()) === 0,
    'a log line is shown as the reason for a concession',
  );
  await screenshot(page, 'phone-given-up');

  // The server answers with an error page, so the page must not claim that the server is unreachable.
  await page.goto(`${BASE}/t/nonsense`);
  await page.waitForSelector('main h2');
  check(
    (await page.locator('.bar .line.off').count()) === 0,
    'a wrong address is reported as a lost connection',
  );
});
