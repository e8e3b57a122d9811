// The replay of a finished match: by link, with keys, from other viewpoints, verified, analyzed, and continued.
import { checkAccessibility, BASE, check, PLAY, scenario, screenshot } from './browser.mjs';
import { readTable, playOn, waitForTable } from './player.mjs';
/** @import { Page } from 'playwright-core' */

/** @param {Page} page */
const currentLine = (page) => page.evaluate(() => Number(document.querySelector('.table')?.dataset.n ?? -1));
/**
 * @param {Page} page
 * @param {number} n
 */
const waitForLine = (page, n) => page.waitForSelector(`.table[data-n="${n}"]`);

/**
 * Waits until the line changes and returns its number.
 *
 * @param {Page} page
 * @param {number} from
 */
async function waitForOtherLine(page, from) {
  await page.waitForFunction((n) => document.querySelector('.table')?.dataset.n !== String(n), from);
  return currentLine(page);
}

/**
 * @param {Page} page
 * @param {number} seat
 */
const openCards = (page, seat) => page.locator(`[data-zone="hand/${seat}"] .card:not(.back)`).count();

await scenario('replay', async (context) => {
  const page = await context.open({ viewport: { width: 1280, height: 800 } });
  await page.goto(BASE);
  await page.click(PLAY);
  await waitForTable(page);
  await playOn([page], { enough: async () => (await readTable(page)).n > 60 });
  const table = await page.evaluate(() => location.pathname.split('/').at(-1));

  // A match in progress has no replay; the page links to its table.
  await page.goto(`${BASE}/r/${table}`);
  await page.waitForSelector(`main a[href="/t/${table}"]`);
  await page.click(`main a[href="/t/${table}"]`);
  await waitForTable(page);
  await page.click('#tab-match');
  await page.click('aside button:text-is("Give up")');
  await page.click('aside .sure button.danger');
  await page.click('[data-testid=result] a:has-text("Watch the replay")');
  await waitForLine(page, 0);
  check(
    (await page.evaluate(() => location.pathname)) === `/r/${table}`,
    'the result links to another address',
  );

  // A link can name a line; a number that does not exist shows the nearest line.
  await page.goto(`${BASE}/r/${table}#9999`);
  await page.waitForSelector('.table[data-viewpoint]');
  await page.waitForFunction(() => {
    const slider = document.querySelector('.transport input');
    return slider instanceof HTMLInputElement && slider.value === slider.max;
  });
  const last = await currentLine(page);
  check(last > 60, `the last line is ${last}`);
  await page.waitForFunction((n) => location.hash === `#${n}`, last);
  await page.goto('about:blank');
  await page.goto(`${BASE}/r/${table}#12`);
  await waitForLine(page, 12);

  // Buttons, keys and the slider do not add entries to the browser history.
  const visits = await page.evaluate(() => history.length);
  await page.click('[data-move=forward]');
  const next = await waitForOtherLine(page, 12);
  check(next > 12, `a step forward leads from 12 to ${next}`);
  await page.focus('#decision');
  await page.keyboard.press('ArrowLeft');
  check((await waitForOtherLine(page, next)) < next, 'a step back moves forward');
  await page.keyboard.press('ArrowRight');
  await waitForLine(page, next);
  await page.keyboard.press('End');
  await waitForLine(page, last);
  await page.keyboard.press('Home');
  await waitForLine(page, 0);
  await page.keyboard.press('PageDown');
  const turn = await waitForOtherLine(page, 0);
  await page.keyboard.press('PageDown');
  check((await waitForOtherLine(page, turn)) > turn + 1, 'a turn is a single line');
  await page.keyboard.press('Home');
  await waitForLine(page, 0);
  await page.keyboard.press(' ');
  await waitForOtherLine(page, 0);
  await page.keyboard.press(' ');
  await page.waitForSelector('[data-testid=play-pause][aria-label="Play"]');
  await page.fill('.transport input[type=range]', '20');
  await waitForLine(page, 20);
  await page.waitForFunction(() => location.hash === '#20');
  check((await page.evaluate(() => history.length)) === visits, 'the browser history grew');
  await screenshot(page, 'replay');

  // A log line opens its position.
  await page
    .locator('.log p:not(.here) .travel')
    .nth(5)
    .click({ position: { x: 4, y: 6 } });
  await waitForOtherLine(page, 20);

  // Another viewpoint shows the other hand at the same line, unless the active player has played all of it.
  const own = Number(await page.getAttribute('.table', 'data-viewpoint'));
  const other = 1 - own;
  await page.click('#tab-match');
  await page.check('input[type=radio][value=all]');
  let held = 0;
  for (
    let full = false;
    !full;
    full = (await openCards(page, own)) > 0 && (await openCards(page, other)) > 0
  ) {
    held += 1;
    check(held < 30, 'no line has cards in both hands');
    await page.fill('.transport input[type=range]', String(held));
    await waitForLine(page, held);
  }
  await page.check(`input[type=radio][value="${own}"]`);
  await page.waitForFunction(
    (seat) => document.querySelector(`[data-zone="hand/${seat}"] .card:not(.back)`) === null,
    other,
  );
  check((await openCards(page, own)) > 0, 'the player’s hand is hidden from the player');
  await page.check(`input[type=radio][value="${other}"]`);
  await page.waitForSelector(`[data-zone="hand/${other}"] .card:not(.back)`);
  check((await currentLine(page)) === held, 'another viewpoint shows another line');
  check((await openCards(page, own)) === 0, 'the opponent sees the player’s hand');
  await page.check('input[type=radio][value=watch]');
  await page.waitForFunction(() => document.querySelector('[data-role=hand] .card:not(.back)') === null);
  await page.check('input[type=radio][value=all]');
  await page.waitForSelector(`[data-zone="hand/${other}"] .card:not(.back)`);
  await screenshot(page, 'replay-all');

  // The random numbers are verified.
  await page.click('[data-section=verify] summary');
  await page.click('[data-section=verify] button');
  await page.waitForSelector('[data-section=verify] [data-ok=true]');
  await checkAccessibility(page, 'replay, match');

  // A bug report includes the match.
  await page.click('summary:has-text("Report a bug")');
  await page.fill('aside textarea', 'a trial of the report');
  await page.click('aside button:text-is("Send the report")');
  await page.waitForFunction(() => document.body.innerText.includes('The report has been recorded'));

  // The computer analyzes the match; the graph works with the keyboard.
  await page.fill('.transport input[type=range]', '20');
  await waitForLine(page, 20);
  await page.click('#tab-analysis');
  await page.click('[data-testid=analyze]');
  await page.waitForSelector('[role=progressbar], [data-testid=analysis][data-done=true]');
  await page.waitForSelector('[data-testid=analysis][data-done=true]', { timeout: 240_000 });
  await page.focus('.graph');
  await page.keyboard.press('Home');
  const point = await waitForOtherLine(page, 20);
  await page.keyboard.press('ArrowRight');
  check((await waitForOtherLine(page, point)) > point, 'the next point is at an earlier line');
  const marked = page.locator('[data-line]');
  if ((await marked.count()) > 0) {
    await marked.first().click();
    await page.waitForSelector('[data-testid=better]');
  }
  await checkAccessibility(page, 'replay, analysis');
  await screenshot(page, 'replay-analysis');

  // A new table starts from a line of the match.
  await page.fill('.transport input[type=range]', '20');
  await waitForLine(page, 20);
  await page.click('#tab-match');
  await page.click('summary:has-text("Play on from here")');
  await page.selectOption('aside form select >> nth=0', String(own));
  await page.selectOption('aside form select >> nth=1', 'cadet');
  await page.click('aside button:text-is("Play on")');
  await page.waitForFunction(() => location.pathname.startsWith('/t/'));
  await waitForTable(page);
  await page.waitForSelector('#decision [data-key]');
  const began = (await readTable(page)).n;
  await playOn([page], { enough: async () => (await readTable(page)).n > began });
});
