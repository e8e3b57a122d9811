// Plays every built-in lesson from its first step to the win, leaves one, and opens the first step in every
// language.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { readTable, playOn, waitForTable, playStep } from './player.mjs';
/** @import { Page } from 'playwright-core' */

const coach = '[data-testid=coach]';
/** @param {Page} page */
const text = (page) => page.locator(`${coach} .text`).innerText();
/** @param {Page} page */
const number = (page) => page.locator(coach).getAttribute('data-step').then(Number);

/** @param {Page} page */
async function openLesson(page, game = 'star-realms') {
  await page.goto(`${BASE}/learn`);
  await page.click(`[data-testid=lesson][data-game=${game}]`);
  await waitForTable(page);
  await page.waitForSelector(`${coach} .text:not(:empty)`);
  await page.waitForSelector('#decision [data-key]');
}

/**
 * Follows the lesson until it is won.
 *
 * @param {Page} page
 * @param {string} name
 */
async function finishLesson(page, name) {
  const seen = new Set();
  let looked = false;
  await playOn([page], {
    quiet: 90_000,
    enough: async () => {
      if ((await page.locator(`${coach} .text`).count()) === 0) return false;
      seen.add(await text(page).catch(() => ''));
      if (
        !looked &&
        (await number(page).catch(() => 0)) >= 15 &&
        (await readTable(page)).options.length > 0
      ) {
        looked = true;
        await checkAccessibility(page, `the middle of the ${name}`);
        await screenshot(page, `${name}-middle`);
      }
      return false;
    },
  });
  check(looked, `the ${name} was never halfway`);
  check(seen.size > 25, `only ${seen.size} texts were seen`);
  await page.waitForSelector('[data-testid=lesson-done]');
  await checkAccessibility(page, `the end of the ${name}`);
  await screenshot(page, `${name}-done`);
}

await scenario('learn', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${BASE}/learn`);
  await page.waitForSelector('[data-testid=lesson]');
  await checkAccessibility(page, 'learn');
  await screenshot(page, 'learn');
  await openLesson(page);
  await checkAccessibility(page, 'the first step');
  await screenshot(page, 'lesson-first');
  check((await number(page)) === 1, 'the lesson does not begin with its first step');
  check((await readTable(page)).options.length === 1, 'the lesson offers more than its step asks for');
  check((await page.locator('[data-spot]').count()) === 1, 'the lesson does not mark its subject');

  // A legal action that the lesson does not ask for: the lesson says so, and nothing happens.
  await page.locator('[data-role=hand] .card:not(.legal)').first().click();
  await page.waitForFunction(() =>
    document.querySelector('#decision')?.innerText.includes('lesson comes first'),
  );
  await page.keyboard.press('Escape');

  // An undo goes back one step in the lesson.
  await playStep(page);
  await page.waitForSelector(`${coach}[data-step="2"]`);
  await page.click('#decision button:has-text("Undo")');
  await page.waitForSelector(`${coach}[data-step="1"]`);

  await finishLesson(page, 'lesson');

  // The other games have their own lessons.
  await page.goto(`${BASE}/learn`);
  await page.waitForSelector('[data-testid=lesson]');
  const games = await page
    .locator('[data-testid=lesson]')
    .evaluateAll((all) => all.map((one) => one.dataset.game));
  for (const game of games.filter((one) => one !== 'star-realms')) {
    await openLesson(page, game);
    check((await number(page)) === 1, `the lesson of ${game} does not begin with its first step`);
    await page.waitForSelector('[data-spot]');
    await screenshot(page, `lesson-${game}-first`);
    await finishLesson(page, `lesson-${game}`);
  }

  // A player who leaves the lesson can continue the match freely.
  await openLesson(page);
  await page.click(`${coach} .sure button`);
  await page.click(`${coach} .sure button:nth-of-type(2)`);
  await page.waitForSelector(coach, { state: 'detached' });
  await page.waitForFunction(() => document.querySelectorAll('#decision [data-key]').length > 1);

  /** @type {[string, RegExp][]} */
  const alphabets = [
    ['ru-RU', /[а-яё]{4}/i],
    ['uk-UA', /[а-яіїєґ]{4}/i],
    ['ja-JP', /[ぁ-ん]{2}/],
  ];
  for (const [locale, letters] of alphabets) {
    const other = await open({
      locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openLesson(other);
    const said = await text(other);
    check(letters.test(said) && !/[{$]|lesson-/.test(said), `${locale}: ${said}`);
    await checkAccessibility(other, `the lesson in ${locale}`);
    await screenshot(other, `lesson-${locale}`);
    await playStep(other);
    await other.waitForSelector(`${coach}[data-step="2"]`);
    await other.context().close();
  }
});
