// Takes screenshots of every page and of interesting positions: sizes × themes × languages. OUT names the folder;
// arguments select scenes, languages, sizes or themes by name.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BASE, routePages, launch } from '../e2e/browser.mjs';
import { prepare, scenes } from './moments.mjs';
/** @import { Me } from '../src/wire.ts' */
/** @import { Scene } from '../e2e/types.ts' */
/** @import { Browser, BrowserContext, Page } from 'playwright-core' */

const OUT = process.env.OUT ?? 'gallery';
/** @type {Record<string, [width: number, height: number]>} */
const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] };
const THEMES = ['dark', 'light'];
const LANGS = ['en', 'ru', 'uk', 'ja'];
const wanted = process.argv.slice(2);

/**
 * Arguments that name items of this list select them; without any, all items are taken.
 *
 * @param {string[]} names
 */
function chosen(names) {
  const some = names.filter((name) => wanted.includes(name));
  return some.length > 0 ? some : names;
}

/**
 * @param {Browser} browser
 * @param {Awaited<ReturnType<BrowserContext['storageState']>>} state
 * @param {string} size
 * @param {string} theme
 * @param {string} lang
 */
function context(browser, state, size, theme, lang) {
  const [width, height] = SIZES[size];
  const preferences = { lang, theme, cards: 'same' };
  const touch = size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
  const origins = [
    { origin: BASE, localStorage: [{ name: 'orrery.likes', value: JSON.stringify(preferences) }] },
  ];
  const storageState = { cookies: state.cookies, origins };
  return browser.newContext({ viewport: { width, height }, storageState, reducedMotion: 'reduce', ...touch });
}

/**
 * @param {Page} page
 * @param {Scene} options
 * @param {string} folder
 */
async function takePicture(page, [name, path, act], folder) {
  await page.goto(BASE + path);
  await page.waitForSelector('h1');
  if (path.startsWith('/t/'))
    await page.waitForSelector('.card, .zone', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(500);
  const problem = act
    ? await act(page).then(
        () => null,
        (/** @type {unknown} */ error) =>
          String(error instanceof Error ? error.message : error).split('\n')[0],
      )
    : null;
  await page.waitForTimeout(250);
  const shot = () => page.screenshot({ path: join(folder, `${name}.png`) });
  // A busy machine may be late once, which is no reason to lose the other pictures.
  await shot().catch(shot);
  if (problem !== null) console.log(`${name} in ${folder}: ${problem}`);
  return problem === null;
}

const browser = await launch();
const first = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
await routePages(first);
const page = await first.newPage();
await page.goto(BASE);
const me = await page.evaluate(async () => {
  const answer = await fetch('/api/session/guest', { method: 'POST' });
  return /** @type {Me} */ (await answer.json()).id;
});
console.log('playing to the positions for the screenshots …');
const made = await prepare(page);
const state = await first.storageState();

const all = scenes(made, me);
const names = chosen(all.map(([name]) => name));
let taken = 0;
let failed = 0;
for (const size of chosen(Object.keys(SIZES)))
  for (const theme of chosen(THEMES))
    for (const lang of chosen(LANGS)) {
      const folder = join(OUT, size, theme, lang);
      mkdirSync(folder, { recursive: true });
      const visit = await context(browser, state, size, theme, lang);
      await routePages(visit);
      const view = await visit.newPage();
      view.setDefaultTimeout(15_000);
      for (const scene of all.filter(([name]) => names.includes(name))) {
        if (!(await takePicture(view, scene, folder))) failed += 1;
        taken += 1;
      }
      await visit.close();
      console.log(`${size} ${theme} ${lang}: ${names.length} pictures`);
    }
await browser.close();
console.log(`${taken} pictures in ${OUT}, ${failed} of them without all of their steps`);
process.exit(failed === 0 ? 0 : 1);
