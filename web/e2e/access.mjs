// Accessibility: the focus is never lost, there are exactly two live regions, zoom works, and so do forced colors.
import { checkAccessibility, BASE, check, PLAY, scenario, screenshot } from './browser.mjs';
import { waitForDecision, readTable, playOn, waitForTable, playStep } from './player.mjs';
/** @import { Page } from 'playwright-core' */

/** @param {Page} page */
const focus = (page) => page.evaluate(() => document.activeElement?.tagName ?? 'none');

await scenario('access', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    window.said = [];
    new MutationObserver((all) => {
      for (const { target } of all) {
        /** @type {HTMLElement | null | undefined} */
        const region = (target instanceof HTMLElement ? target : target.parentElement)?.closest(
          '[data-live]',
        );
        if (region) window.said.push(`${region.dataset.live}: ${region.textContent}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(BASE);
  await page.click(PLAY);
  await waitForTable(page);

  // Whatever the user clicks, the focus stays inside the page.
  for (let i = 0; i < 40; i++) {
    if ((await playStep(page)) === null) await page.waitForTimeout(50);
    if (i > 3) check((await focus(page)) !== 'BODY', `the focus is lost after ${i} clicks`);
  }
  // Hover over a card that stays where it is while the bots are still playing.
  await waitForDecision(page);
  await page.locator('[data-role=market] .card').first().hover();
  await page.locator('.side .face .tools button:last-child').click();
  check((await focus(page)) !== 'BODY', 'closing a card loses the focus');

  // One live region reports what happened, the other reports what is urgent.
  const live = await page.$$eval('[aria-live], [role=status], [role=alert]', (all) =>
    all
      .filter((one) => one.getAttribute('aria-live') !== 'off')
      .map((one) => one.dataset.live ?? one.outerHTML),
  );
  check(JSON.stringify(live.sort()) === '["assertive","polite"]', `live regions: ${live}`);
  const said = await page.evaluate(() => window.said);
  const urgent = said.filter((text) => text.startsWith('assertive'));
  check(urgent.length > 0 && urgent.length < 20, `urgent texts were announced ${urgent.length} times`);
  check(
    said.some((text) => text.startsWith('polite: ') && text.length > 12),
    'events are not announced',
  );
  const ranks = await page.$$eval('h1, h2, h3', (all) => all.map((h) => Number(h.tagName[1])));
  check(ranks.filter((rank) => rank === 1).length === 1, 'the table does not have exactly one title');
  check(
    ranks.every((rank, i) => i === 0 || rank - ranks[i - 1] <= 1),
    `heading levels are skipped: ${ranks}`,
  );

  // With forced colors, selectable cards are still marked.
  await page.emulateMedia({ forcedColors: 'active' });
  // At the end of a turn no card may be left to choose. A card that an answer points at has its own ring.
  const legal = () =>
    page.evaluate(
      () =>
        document.querySelector('#decision[aria-busy=false] [data-key]') !== null &&
        document.querySelector('.card.legal:not(.pointed)') !== null,
    );
  await waitForDecision(page);
  if (!(await legal())) await playOn([page], { enough: legal });
  const ring = await page.$eval('.card.legal:not(.pointed)', (card) => getComputedStyle(card).outlineStyle);
  check(ring === 'solid', `selectable cards have no ring in forced colors: ${ring}`);
  await screenshot(page, 'forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });

  // A zoom of 200 % on a small laptop.
  await page.setViewportSize({ width: 640, height: 400 });
  // A card under the pointer would be shown enlarged too, so the pointer moves away first.
  await page.mouse.move(1, 1);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  const zoom = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    dock: (document.querySelector('.dock')?.getBoundingClientRect().height ?? 0) / innerHeight,
  }));
  check(zoom.wide <= 0, `at 200 % the table is ${zoom.wide} px too wide`);
  check(zoom.dock <= 0.61, `at 200 % the question takes ${Math.round(zoom.dock * 100)} % of the screen`);
  await checkAccessibility(page, 'table at 200 %');
  await screenshot(page, 'zoom-200');
  let steps = 0;
  await playOn([page], { enough: () => ++steps > 5 });
  check((await readTable(page)).phase === 'running', 'the table does not work at 200 %');
});
