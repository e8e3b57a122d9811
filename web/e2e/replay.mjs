// A finished match, looked at again: by link, by keys, through other eyes; checked, judged, and played on.
import { accessible, BASE, check, PLAY, scenario, shot } from './browser.mjs';
import { look, playOn, seated } from './player.mjs';

const at = (page) => page.evaluate(() => Number(document.querySelector('.table')?.dataset.n ?? -1));
const shown = (page, n) => page.waitForSelector(`.table[data-n="${n}"]`);

/** Waits until the line changes, and says to which. */
async function moved(page, from) {
  await page.waitForFunction((n) => document.querySelector('.table')?.dataset.n !== String(n), from);
  return at(page);
}

const open = (page, seat) => page.locator(`[data-zone="hand/${seat}"] .card:not(.back)`).count();

await scenario('replay', async (house) => {
  const page = await house.open({ viewport: { width: 1280, height: 800 } });
  await page.goto(BASE);
  await page.click(PLAY);
  await seated(page);
  await playOn([page], { enough: async () => (await look(page)).n > 60 });
  const table = await page.evaluate(() => location.pathname.split('/').at(-1));

  // A match that is not over has no replay yet, and the page says where it is.
  await page.goto(`${BASE}/r/${table}`);
  await page.waitForSelector(`main a[href="/t/${table}"]`);
  await page.click(`main a[href="/t/${table}"]`);
  await seated(page);
  await page.click('#tab-match');
  await page.click('aside button:text-is("Give up")');
  await page.click('aside .sure button.danger');
  await page.click('[data-testid=result] a:has-text("Watch the replay")');
  await shown(page, 0);
  check((await page.evaluate(() => location.pathname)) === `/r/${table}`, 'the result leads elsewhere');

  // A link names a line; one that does not exist the nearest.
  await page.goto(`${BASE}/r/${table}#9999`);
  await page.waitForSelector('.table[data-eyes]');
  await page.waitForFunction(() => {
    const slider = document.querySelector('.transport input');
    return slider !== null && slider.value === slider.max;
  });
  const last = await at(page);
  check(last > 60, `the last line is ${last}`);
  await page.waitForFunction((n) => location.hash === `#${n}`, last);
  await page.goto('about:blank');
  await page.goto(`${BASE}/r/${table}#12`);
  await shown(page, 12);

  // Buttons, keys and the slider; none of them fills the history.
  const visits = await page.evaluate(() => history.length);
  await page.click('[data-move=forward]');
  const next = await moved(page, 12);
  check(next > 12, `a step forward leads from 12 to ${next}`);
  await page.focus('#decision');
  await page.keyboard.press('ArrowLeft');
  check((await moved(page, next)) < next, 'a step back leads forward');
  await page.keyboard.press('ArrowRight');
  await shown(page, next);
  await page.keyboard.press('End');
  await shown(page, last);
  await page.keyboard.press('Home');
  await shown(page, 0);
  await page.keyboard.press('PageDown');
  const turn = await moved(page, 0);
  await page.keyboard.press('PageDown');
  check((await moved(page, turn)) > turn + 1, 'a turn is a single line');
  await page.keyboard.press('Home');
  await shown(page, 0);
  await page.keyboard.press(' ');
  await moved(page, 0);
  await page.keyboard.press(' ');
  await page.waitForSelector('[data-testid=play-pause][aria-label="Play"]');
  await page.fill('.transport input[type=range]', '20');
  await shown(page, 20);
  await page.waitForFunction(() => location.hash === '#20');
  check((await page.evaluate(() => history.length)) === visits, 'the history fills up');
  await shot(page, 'replay');

  // A line of the log leads to its moment.
  await page.locator('.log p:not(.here) .travel').nth(5).click({ position: { x: 4, y: 6 } });
  await moved(page, 20);

  // Through other eyes the same line shows the other hand, if there is one: whose turn it is may have played it.
  const own = Number(await page.getAttribute('.table', 'data-eyes'));
  const other = 1 - own;
  await page.click('#tab-match');
  await page.check('input[type=radio][value=all]');
  let held = 0;
  for (let full = false; !full; full = (await open(page, own)) > 0 && (await open(page, other)) > 0) {
    held += 1;
    check(held < 30, 'no line has two hands');
    await page.fill('.transport input[type=range]', String(held));
    await shown(page, held);
  }
  await page.check(`input[type=radio][value="${own}"]`);
  await page.waitForFunction(
    (seat) => document.querySelector(`[data-zone="hand/${seat}"] .card:not(.back)`) === null,
    other,
  );
  check((await open(page, own)) > 0, 'the own hand is hidden');
  await page.check(`input[type=radio][value="${other}"]`);
  await page.waitForSelector(`[data-zone="hand/${other}"] .card:not(.back)`);
  check((await at(page)) === held, 'other eyes look at another line');
  check((await open(page, own)) === 0, 'the own hand is open to the opponent');
  await page.check('input[type=radio][value=watch]');
  await page.waitForFunction(() => document.querySelector('[data-role=hand] .card:not(.back)') === null);
  await page.check('input[type=radio][value=all]');
  await page.waitForSelector(`[data-zone="hand/${other}"] .card:not(.back)`);
  await shot(page, 'replay-all');

  // The luck is checked.
  await page.click('[data-fold=verify] summary');
  await page.click('[data-fold=verify] button');
  await page.waitForSelector('[data-fold=verify] [data-ok=true]');
  await accessible(page, 'replay, match');

  // Something is reported together with the match.
  await page.click('summary:has-text("Report a bug")');
  await page.fill('aside textarea', 'a trial of the report');
  await page.click('aside button:text-is("Send the report")');
  await page.waitForFunction(() => document.body.innerText.includes('The report has been recorded'));

  // The machine judges the match; the drawing is worked by keys.
  await page.fill('.transport input[type=range]', '20');
  await shown(page, 20);
  await page.click('#tab-analysis');
  await page.click('[data-testid=analyze]');
  await page.waitForSelector('[role=progressbar], [data-testid=analysis][data-done=true]');
  await page.waitForSelector('[data-testid=analysis][data-done=true]', { timeout: 240_000 });
  await page.focus('.graph');
  await page.keyboard.press('Home');
  const point = await moved(page, 20);
  await page.keyboard.press('ArrowRight');
  check((await moved(page, point)) > point, 'the next point lies before');
  const marked = page.locator('[data-line]');
  if ((await marked.count()) > 0) {
    await marked.first().click();
    await page.waitForSelector('[data-testid=better]');
  }
  await accessible(page, 'replay, analysis');
  await shot(page, 'replay-analysis');

  // From a line of the match a new table goes on.
  await page.fill('.transport input[type=range]', '20');
  await shown(page, 20);
  await page.click('#tab-match');
  await page.click('summary:has-text("Play on from here")');
  await page.selectOption('aside form select >> nth=0', String(own));
  await page.selectOption('aside form select >> nth=1', 'cadet');
  await page.click('aside button:text-is("Play on")');
  await page.waitForFunction(() => location.pathname.startsWith('/t/'));
  await seated(page);
  await page.waitForSelector('#decision [data-key]');
  const began = (await look(page)).n;
  await playOn([page], { enough: async () => (await look(page)).n > began });
});
