// Four people around the map, an admiral and a general on each side: the sides share what they know, and nobody else does;
// the general has a word in assignments; a round is played.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { ask, heard, sit } from './map.mjs';
import { inHaste, look, playOn, press, seated, side } from './player.mjs';

/** The first page opens the table, the others come by its address and sit down. */
async function gather(pages) {
  const [host, ...guests] = pages;
  await host.goto(BASE);
  await host.waitForSelector('[data-testid=play]');
  const seats = ['me', 'open', 'open', 'open'];
  const wish = { game: 'rebellion', mode: 'first-game', players: 4, first: 0, seats };
  const path = await ask(host, '/api/tables', wish);
  for (const guest of guests) {
    await guest.goto(BASE + path);
    await guest.waitForSelector('ol li button');
    await guest.locator('ol li button').first().click();
    await guest.waitForFunction(() => document.body.innerText.includes('(you)'));
  }
  await sit(host, path);
  await Promise.all(guests.map(seated));
  return path;
}

/** Those who see where the base is. */
async function initiated(pages) {
  const knows = (page) => page.locator('.pin .sr:has-text("your hidden base")').count();
  const known = await Promise.all(pages.map(knows));
  return pages.filter((_, i) => known[i] === 1);
}

/** Makes the choice of whoever is asked until `enough` says so; a general's consent is met on the way. */
async function play(pages, met, enough) {
  await playOn(pages, {
    limit: 3000,
    enough: async () => {
      for (const page of pages) {
        const { options, busy } = await look(page);
        if (busy || !options.some(({ key }) => key === 'allow')) continue;
        if (met.allowed === 0) await shot(page, 'team-general');
        met.allowed += 1;
        await press(page, 'allow');
      }
      return enough();
    },
  });
}

await scenario('team', async ({ open }) => {
  const size = { viewport: { width: 1280, height: 800 } };
  const pages = await Promise.all([open(size), open(size), open(size), open(size)]);
  pages.forEach(inHaste);
  await gather(pages);
  const plates = (await pages[0].locator('.plate').allInnerTexts()).join(' ');
  check((plates.match(/Admiral|General/gi) ?? []).length >= 4, `the plates do not tell who is what: ${plates}`);

  // The Rebels hide their base: two know where, two do not, and for those it lies in fog.
  const met = { allowed: 0 };
  await play(pages, met, async () => (await initiated(pages)).length > 0);
  for (const page of pages) await page.waitForTimeout(100);
  const rebels = await initiated(pages);
  check(rebels.length === 2, `${rebels.length} of four know the base`);
  const empire = pages.filter((page) => !rebels.includes(page));
  for (const page of empire) check((await page.locator('.pin.fog').count()) > 5, 'the Empire sees no fog');
  for (const page of rebels) check((await page.locator('.pin.fog').count()) === 0, 'the Rebels see fog');
  await accessible(rebels[0], 'the map of four');

  // Those of one side assign beside each other; the other side waits.
  const deciding = async () => {
    const seen = await Promise.all(pages.map(look));
    return pages.filter((_, i) => seen[i].options.length > 0);
  };
  const assigning = await deciding();
  check(assigning.length > 0, 'nobody is asked to assign');
  check(assigning.every((page) => rebels.includes(page)), 'both sides are asked to assign at once');

  // What is said to the team is heard there and nowhere else.
  await Promise.all(pages.map((page) => side(page, 'chat')));
  await rebels[0].selectOption('.chat .to select', 'team');
  await rebels[0].fill('#chat-text', 'to the base');
  await rebels[0].press('#chat-text', 'Enter');
  for (const page of rebels) await page.waitForSelector('.chat .line:has-text("to the base")');
  for (const page of empire) check((await page.locator('.chat .line').count()) === 0, 'the Empire hears it');

  // A place is pointed at for the team alone: by a key on the place with the focus, and by the button in its sheet.
  const marked = (page) => page.locator('.pin:has([data-testid=pinged])').count();
  await rebels[0].locator('.pin').nth(3).focus();
  await rebels[0].keyboard.press('Shift+P');
  for (const page of rebels) {
    await page.waitForSelector('.pin:nth-of-type(4) [data-testid=pinged]');
    await page.waitForSelector('.chat .line button:has-text("◎")');
  }
  await rebels[1].waitForSelector('[data-voice]:has-text("points at")', { state: 'attached' });
  await shot(rebels[1], 'team-ping');
  await rebels[0].locator('.pin').nth(5).click();
  await rebels[0].locator('[data-testid=ping]').click();
  await rebels[1].waitForSelector('.pin:nth-of-type(6) [data-testid=pinged]');
  await accessible(rebels[0], 'a place that is pointed at');
  await rebels[0].keyboard.press('Escape');
  for (const page of empire) {
    check((await marked(page)) === 0, 'the Empire sees where the Rebels point');
    check((await page.locator('.chat .line').count()) === 0, 'the Empire hears of it');
    await page.locator('.pin').first().click();
    await page.waitForSelector('[data-testid=system]');
    await page.keyboard.press('Escape');
  }
  await Promise.all(pages.map((page) => side(page, 'log')));

  // A whole round, in which generals consent.
  await play(pages, met, async () => /Round 2\b/.test(await heard(pages[0])));
  check(met.allowed > 0, 'no general was asked');
  await shot(empire[0], 'team-round');
  const ends = await Promise.all(pages.map(heard));
  for (const end of ends) check(/Round 2\b/.test(end), 'somebody is still in the first round');
  check(!/The Rebels hide their base at/.test(await heard(empire[1])), 'the Empire hears where the base is');
});
