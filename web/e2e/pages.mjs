// Every page in every language, in English in both color schemes, the account from its making to its end.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';

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
  const paths = ['/', '/lobby', '/new', '/me', profile, '/help#SR-OUT-01', '/admin', '/login', '/nowhere'];
  for (const scheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const lang of scheme === 'light' ? LANGS : ['en']) {
      await page.goto(`${BASE}/`);
      await page.click(`button[lang=${lang}]`);
      await page.waitForFunction((l) => document.documentElement.lang === l, lang);
      for (const path of paths) {
        await page.goto(BASE + path);
        await page.waitForSelector('h1');
        await page.waitForTimeout(150);
        // The pages of all languages are built alike; two of them stand for all.
        if (lang === 'en' || lang === 'ja') await accessible(page, `${path} in ${lang}, ${scheme}`);
        const loose = await page.evaluate(
          () => /\b(undefined|null|NaN|\[object)/.exec(document.body.innerText)?.[0],
        );
        check(loose === undefined, `${path} in ${lang} shows “${loose}”`);
        if (scheme === 'light') await shot(page, `page-${lang}${path.replace(/[/#]/g, '-').slice(0, 20)}`);
      }
    }
  }
  await page.goto(`${BASE}/help#SR-OUT-01`);
  await page.waitForSelector('#SR-OUT-01');
  check(await page.evaluate(() => document.activeElement?.id === 'SR-OUT-01'), 'the rule has no focus');

  await page.goto(`${BASE}/me`);
  await page.fill('#proof', 'correct horse');
  await page.locator('section:has(#proof) .sure button').click();
  await page.locator('section:has(#proof) .sure button.danger').click();
  await page.waitForFunction(() => location.pathname === '/');
});
