// Opens every page in every language, in English in both color schemes, and walks through the life of an account.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
/** @import { Open } from './types.ts' */
/** @import { Page } from 'playwright-core' */

const LANGS = ['en', 'ru', 'uk', 'ja'];

await scenario('pages', async ({ open }) => {
  const page = await open({ viewport: { width: 1000, height: 800 } });
  await page.goto(`${BASE}/login`);
  await page.click('form button.quiet');
  const name = `Tester ${Math.floor(Math.random() * 1e9)}`;
  await page.fill('#name', name);
  await page.fill('#password', 'correct horse');
  await page.click('form button[type=submit]');
  await page.waitForFunction(() => location.pathname === '/me');
  await page.waitForSelector('#bot-name');

  await page.fill('#bot-name', `${name.slice(7)} bot`);
  await page.click('section:has(#bot-name) form button');
  await page.waitForSelector('section:has(#bot-name) code');
  await page.check('form input[type=checkbox]');
  await page.click('form:has(#webhook) button[type=submit]');
  await page.waitForSelector('.banner .bar');

  const profile = await page.getAttribute('a[href^="/u/"]', 'href');
  const around = ['/cards#fleet-hq', '/settings', '/admin', '/login', '/nowhere'];
  const paths = ['/', '/lobby', '/new', '/me', profile ?? '', '/help#SR-OUT-01', ...around];
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const lang of scheme === 'light' ? LANGS : ['en']) {
      await page.goto(`${BASE}/`);
      await page.click(`button[lang=${lang}]`);
      await page.waitForFunction((l) => document.documentElement.lang === l, lang);
      for (const path of paths) {
        await page.goto(BASE + path);
        await page.waitForSelector('h1');
        await page.waitForTimeout(150);
        // All languages share their layout, so axe checks only two of them.
        if (lang === 'en' || lang === 'ja') await checkAccessibility(page, `${path} in ${lang}, ${scheme}`);
        const loose = await page.evaluate(
          () => /\b(undefined|null|NaN|\[object)/.exec(document.body.innerText)?.[0],
        );
        check(loose === undefined, `${path} in ${lang} shows “${loose}”`);
        if (scheme === 'light')
          await screenshot(page, `page-${lang}${path.replace(/[/#]/g, '-').slice(0, 20)}`);
      }
    }
  }
  await page.goto(`${BASE}/help#SR-OUT-01`);
  await page.waitForSelector('#SR-OUT-01');
  check(await page.evaluate(() => document.activeElement?.id === 'SR-OUT-01'), 'the rule has no focus');

  await checkCards(page);
  await checkManifest(page);
  await checkSettingsSync(page, open, name);

  await page.goto(`${BASE}/me`);
  await page.fill('#proof', 'correct horse');
  await page.locator('section:has(#proof) .sure button').click();
  await page.locator('section:has(#proof) .sure button.danger').click();
  await page.waitForFunction(() => location.pathname === '/');
});

/**
 * Finds a card by its name in another language, opens it, and follows its link.
 *
 * @param {Page} page
 */
async function checkCards(page) {
  await page.goto(`${BASE}/cards`);
  await page.waitForSelector('.cards .card');
  const all = await page.locator('.cards .card').count();
  await page.fill('#query', 'улей');
  await page.waitForFunction(() => document.querySelectorAll('.cards .card').length === 1);
  await page.click('.cards .card');
  await page.waitForFunction(() => location.hash === '#the-hive');
  check((await page.locator('.beside .face h2').innerText()) === 'The Hive', 'the wrong card is open');
  check(await page.locator('.beside:has-text("ハイヴ")').isVisible(), 'its other names are missing');
  await page.fill('#query', '');
  await page.click('.factions button >> nth=1');
  const some = await page.locator('.cards .card').count();
  check(some > 1 && some < all, `a faction shows ${some} of ${all} cards`);
  await page.goto(`${BASE}/cards?game=star-realms#ram`);
  await page.waitForFunction(() => document.querySelector('.beside .face h2')?.textContent === 'Ram');
}

/**
 * Checks what a browser needs to install the page on a home screen.
 *
 * @param {Page} page
 */
async function checkManifest(page) {
  const problems = await page.evaluate(async () => {
    /** @param {string} rel */
    const linkTo = (rel) => document.querySelector(`link[rel=${rel}]`)?.getAttribute('href') ?? '';
    const answer = await fetch(linkTo('manifest'));
    const kind = answer.headers.get('content-type') ?? '';
    /** @typedef {{ icons: { src: string, sizes: string }[], display: string, start_url: string }} Manifest */
    const { icons, display, start_url } = /** @type {Manifest} */ (await answer.json());
    const found = kind.startsWith('application/manifest+json') ? [] : [`the manifest is ${kind}`];
    if (display !== 'standalone' || start_url !== '/') found.push('it opens in the wrong way');
    const apple = linkTo('apple-touch-icon');
    for (const { src, sizes } of [...icons, { src: apple, sizes: '180x180' }]) {
      const image = new Image();
      image.src = src;
      await image.decode().catch(() => found.push(`${src} is no picture`));
      if (sizes !== 'any' && `${image.naturalWidth}x${image.naturalHeight}` !== sizes)
        found.push(`${src} is not ${sizes}`);
    }
    return found;
  });
  check(problems.length === 0, problems.join('; '));
}

/**
 * Settings of an account also apply on another device.
 *
 * @param {Page} page
 * @param {Open} open
 * @param {string} name
 */
async function checkSettingsSync(page, open, name) {
  await page.goto(`${BASE}/settings`);
  await page.click('label:has(input[value=light])');
  await page.click('label:has(input[value="115"])');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/settings') && answer.ok());
  await page.locator('section:has(#set-play) label').first().click();
  await saved;
  const other = await open();
  await other.goto(`${BASE}/login`);
  await other.fill('#name', name);
  await other.fill('#password', 'correct horse');
  await other.click('form button[type=submit]');
  await other.waitForFunction(() => location.pathname === '/me');
  const { theme, size } = await other.evaluate(() => {
    const { theme, size } = document.documentElement.dataset;
    return { theme, size };
  });
  check(theme === 'light' && size === '115', `another device shows ${theme}, ${size}`);
  await other.goto(`${BASE}/settings`);
  check(
    await other.locator('section:has(#set-play) input').first().isChecked(),
    'the sound setting did not reach the other device',
  );
}
