// What hands and ears need: the focus is never lost, two voices and no more, a big zoom, forced colors.
import { accessible, BASE, check, PLAY, scenario, shot } from './browser.mjs';
import { asked, look, playOn, seated, step } from './player.mjs';

const focus = (page) => page.evaluate(() => document.activeElement?.tagName ?? 'none');

await scenario('access', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    window.said = [];
    new MutationObserver((all) => {
      for (const { target } of all) {
        const voice = (target.nodeType === 3 ? target.parentElement : target)?.closest?.('[data-voice]');
        if (voice) window.said.push(`${voice.dataset.voice}: ${voice.textContent}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(BASE);
  await page.click(PLAY);
  await seated(page);

  // Whatever is clicked, the focus stays in the page.
  for (let i = 0; i < 40; i++) {
    if ((await step(page)) === null) await page.waitForTimeout(50);
    if (i > 3) check((await focus(page)) !== 'BODY', `the focus is lost after ${i} clicks`);
  }
  // A card that stays where it is, whatever is still being played.
  await asked(page);
  await page.locator('[data-role=market] .card').first().hover();
  await page.locator('.side .face .tools button:last-child').click();
  check((await focus(page)) !== 'BODY', 'closing a card loses the focus');

  // One voice for what happened, one for what cannot wait.
  const live = await page.$$eval('[aria-live], [role=status], [role=alert]', (all) =>
    all
      .filter((one) => one.getAttribute('aria-live') !== 'off')
      .map((one) => one.dataset.voice ?? one.outerHTML),
  );
  check(JSON.stringify(live.sort()) === '["calm","urgent"]', `live regions: ${live}`);
  const said = await page.evaluate(() => window.said);
  const urgent = said.filter((text) => text.startsWith('urgent'));
  check(urgent.length > 0 && urgent.length < 20, `said at once: ${urgent.length} times`);
  check(
    said.some((text) => text.startsWith('calm: ') && text.length > 12),
    'what happened is not said',
  );
  const ranks = await page.$$eval('h1, h2, h3', (all) => all.map((h) => Number(h.tagName[1])));
  check(ranks.filter((rank) => rank === 1).length === 1, 'the table has not one title');
  check(
    ranks.every((rank, i) => i === 0 || rank - ranks[i - 1] <= 1),
    `headings leave out a rank: ${ranks}`,
  );

  // Colors of the system: what can be chosen is still marked.
  await page.emulateMedia({ forcedColors: 'active' });
  // The turn may be at its end, with no card left to choose; one that an answer points at has a ring of its own.
  const legal = () =>
    page.evaluate(
      () =>
        document.querySelector('#decision[aria-busy=false] [data-key]') !== null &&
        document.querySelector('.card.legal:not(.pointed)') !== null,
    );
  await asked(page);
  if (!(await legal())) await playOn([page], { enough: legal });
  const ring = await page.$eval('.card.legal:not(.pointed)', (card) => getComputedStyle(card).outlineStyle);
  check(ring === 'solid', `what can be chosen has no ring in forced colors: ${ring}`);
  await shot(page, 'forced-colors');
  await page.emulateMedia({ forcedColors: 'none' });

  // 200 % on a small laptop.
  await page.setViewportSize({ width: 640, height: 400 });
  // A card that happens to lie under the pointer is shown as well, and is no part of the question.
  await page.mouse.move(1, 1);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  const zoom = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    dock: document.querySelector('.dock').getBoundingClientRect().height / innerHeight,
  }));
  check(zoom.wide <= 0, `at 200 % the table is ${zoom.wide} px too wide`);
  check(zoom.dock <= 0.61, `at 200 % the question takes ${Math.round(zoom.dock * 100)} % of the screen`);
  await accessible(page, 'table at 200 %');
  await shot(page, 'zoom-200');
  let steps = 0;
  await playOn([page], { enough: () => ++steps > 5 });
  check((await look(page)).phase === 'running', 'the table does not work at 200 %');
});
