// Every lesson of the house from its first step to the win, by doing what it asks for; leaving one; its beginning in every
// language.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { look, playOn, seated, step } from './player.mjs';

const coach = '[data-testid=coach]';
const text = (page) => page.locator(`${coach} .text`).innerText();
const number = (page) => page.locator(coach).getAttribute('data-step').then(Number);

async function begin(page, game = 'star-realms') {
  await page.goto(`${BASE}/learn`);
  await page.click(`[data-testid=lesson][data-game=${game}]`);
  await seated(page);
  await page.waitForSelector(`${coach} .text:not(:empty)`);
  await page.waitForSelector('#decision [data-key]');
}

/** Does what the lesson asks for until it is won. */
async function toTheEnd(page, name) {
  const seen = new Set();
  let looked = false;
  await playOn([page], {
    quiet: 90_000,
    enough: async () => {
      if ((await page.locator(`${coach} .text`).count()) === 0) return false;
      seen.add(await text(page).catch(() => ''));
      if (!looked && (await number(page).catch(() => 0)) >= 15 && (await look(page)).options.length > 0) {
        looked = true;
        await accessible(page, `the middle of the ${name}`);
        await shot(page, `${name}-middle`);
      }
      return false;
    },
  });
  check(looked, `the ${name} has a middle`);
  check(seen.size > 25, `only ${seen.size} texts were seen`);
  await page.waitForSelector('[data-testid=lesson-done]');
  await accessible(page, `the end of the ${name}`);
  await shot(page, `${name}-done`);
}

await scenario('learn', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${BASE}/learn`);
  await page.waitForSelector('[data-testid=lesson]');
  await accessible(page, 'learn');
  await shot(page, 'learn');
  await begin(page);
  await accessible(page, 'the first step');
  await shot(page, 'lesson-first');
  check((await number(page)) === 1, 'a lesson begins with its first step');
  check((await look(page)).options.length === 1, 'only what the step asks for is offered');
  check((await page.locator('[data-spot]').count()) === 1, 'what the step is about is marked');

  // What the rules allow and the lesson does not: the lesson says so, and nothing happens.
  await page.locator('[data-role=hand] .card:not(.legal)').first().click();
  await page.waitForFunction(() => document.querySelector('#decision')?.innerText.includes('lesson comes first'));
  await page.keyboard.press('Escape');

  // Taking back leads back in the lesson.
  await step(page);
  await page.waitForSelector(`${coach}[data-step="2"]`);
  await page.click('#decision button:has-text("Undo")');
  await page.waitForSelector(`${coach}[data-step="1"]`);

  await toTheEnd(page, 'lesson');

  // The other games of the house have their own.
  await page.goto(`${BASE}/learn`);
  await page.waitForSelector('[data-testid=lesson]');
  const games = await page.locator('[data-testid=lesson]').evaluateAll((all) => all.map((one) => one.dataset.game));
  for (const game of games.filter((one) => one !== 'star-realms')) {
    await begin(page, game);
    check((await number(page)) === 1, `the lesson of ${game} begins with its first step`);
    await page.waitForSelector('[data-spot]');
    await shot(page, `lesson-${game}-first`);
    await toTheEnd(page, `lesson-${game}`);
  }

  // Whoever leaves the lesson plays on as they like.
  await begin(page);
  await page.click(`${coach} .sure button`);
  await page.click(`${coach} .sure button:nth-of-type(2)`);
  await page.waitForSelector(coach, { state: 'detached' });
  await page.waitForFunction(() => document.querySelectorAll('#decision [data-key]').length > 1);

  for (const [locale, letters] of [
    ['ru-RU', /[а-яё]{4}/i],
    ['uk-UA', /[а-яіїєґ]{4}/i],
    ['ja-JP', /[ぁ-ん]{2}/],
  ]) {
    const other = await open({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await begin(other);
    const said = await text(other);
    check(letters.test(said) && !/[{$]|lesson-/.test(said), `${locale}: ${said}`);
    await accessible(other, `the lesson in ${locale}`);
    await shot(other, `lesson-${locale}`);
    await step(other);
    await other.waitForSelector(`${coach}[data-step="2"]`);
    await other.context().close();
  }
});
