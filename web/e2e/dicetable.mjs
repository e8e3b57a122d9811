// Tables of dice: how they are made, and how they are played by hand.
import { accessible, BASE, check, shot } from './browser.mjs';
import { ask } from './map.mjs';
import { asked, look, press, seated } from './player.mjs';

/**
 * Opens a table of dice against the weakest machines and sits down at a seat. Decks are named by their slugs, seat by
 * seat; whoever brings none plays what the mode has for the seat.
 */
export async function deal(page, { players = 2, at = 0, mode = 'starter', decks } = {}) {
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  const seats = Array.from({ length: players }, (_, seat) => (seat === at ? 'me' : { machine: 'cadet' }));
  const wish = { game: 'destiny', mode, players, seats, ...(decks === undefined ? {} : { decks }) };
  await page.goto(`${BASE}${await ask(page, '/api/tables', wish)}`);
  await seated(page);
  await page.waitForSelector('.pools');
  await asked(page);
}

/** What the table shows now: the answers, the kinds of actions, and whom one could hit. */
export async function see(page) {
  const [seen, more] = await Promise.all([
    look(page),
    page.evaluate(() => ({
      acts: [...document.querySelectorAll('#decision [data-act]')].map((button) => button.dataset.act),
      foe: document.querySelector('.pools .others .card.legal')?.dataset.ref ?? null,
      /** One of the own characters that bears something. */
      laden: document.querySelector('.pools .own .crew li:has(.load) > .who:first-child .card.legal')?.dataset.ref,
      sharing: document.querySelector('[data-testid=portions]') !== null,
      confirm: document.querySelector('#decision .confirm[aria-disabled="false"]') !== null,
    })),
  ]);
  return { ...seen, ...more };
}

const tap = (locator) => locator.evaluate((one) => one.click(), undefined, { timeout: 3000 }).catch(() => undefined);

/** Takes the first answer of a kind. */
export async function act(page, verb) {
  const button = page.locator(`#decision [data-act=${verb}]`);
  const one = await button.getAttribute('data-key').catch(() => null);
  if (one === null && (await button.getAttribute('aria-expanded')) === 'false') await tap(button);
  await tap(one === null ? page.locator(`#decision [data-key^="${verb} "]`).first() : button);
}

/** What is done first if it can be done at all. */
const WISHES = ['resolve', 'activate', 'play', 'claim', 'pass'];

/** Does one thing; gives back its verb, or null where nothing is to be done. */
export async function turn(page, seen, { wishes = WISHES, aim = 'foe', rest } = {}) {
  if (seen.busy) return null;
  if (seen.sharing) return share(page);
  if (seen.options.length === 0 && seen.acts.length === 0) return null;
  if (seen.asking) return tap(page.locator('#decision .danger'));
  if (seen.acts.length > 0) {
    const verb = wishes.find((wish) => seen.acts.includes(wish)) ?? 'pass';
    await act(page, verb);
    return verb;
  }
  if (seen.confirm) return tap(page.locator('#decision .confirm'));
  // Whom to hit is somebody else.
  const at = seen[aim] ?? seen.foe;
  if (at !== null && seen.options.some(({ key }) => key.startsWith('target '))) {
    return tap(page.locator(`.pools [data-ref="${at}"]`).first());
  }
  const ends = seen.options.some(({ key }) => key === rest);
  const best = seen.options.find(({ key, pressed }) =>
    ends ? key === rest : !/^(done|no)$/.test(key) && pressed !== 'true',
  );
  return press(page, (best ?? seen.options.at(-1)).key);
}

/** Shares out damage: one after the other gets as much as goes. */
export async function share(page) {
  const more = page.locator('[data-part] button:last-child[aria-disabled="false"]');
  while ((await more.count()) > 0) await more.first().evaluate((button) => button.click());
  await tap(page.locator('[data-testid=portions] .primary'));
}

/** Plays on until `enough` is met at a question that is open, or the match is over. */
export async function playUntil(pages, enough, { patience = 240_000, ...ways } = {}) {
  const end = Date.now() + patience;
  for (;;) {
    for (const page of pages) {
      const seen = await see(page);
      if (seen.over) return 'over';
      if (!seen.busy && (await enough(seen, page))) return 'enough';
      if ((await turn(page, seen, ways)) === null) await page.waitForTimeout(25);
    }
    check(Date.now() < end, `it took more than ${patience / 1000} s`);
  }
}

/** Is somebody asked for something that begins so? */
export const offers = (start) => (seen) => seen.options.some(({ key }) => key.startsWith(start));

/** The dice of the own pool by their letters. */
export const codes = (page) =>
  page.locator('.pools .side.own [data-die]').evaluateAll((all) => all.map((die) => die.dataset.die));

/** Nothing is too wide, dice are as big as a finger, and each says what it shows in letters, too. */
export async function sound(page, where) {
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [...document.querySelectorAll('.pools .side.own [data-die] > svg')].filter(
      (die) => die.getBoundingClientRect().width < 47,
    ).length,
    dumb: [...document.querySelectorAll('.pools [data-die]')].filter(
      (die) => die.querySelector(':scope > svg .code')?.textContent !== die.dataset.die,
    ).length,
  }));
  check(seen.wide <= 0, `${where} is ${seen.wide} px too wide`);
  check(seen.small === 0, `${where}: ${seen.small} dice are too small`);
  check(seen.dumb === 0, `${where}: ${seen.dumb} dice have no letters`);
}

/** The number of lines so far, and waiting for one more. */
export const lines = (page) => page.evaluate(() => Number(document.querySelector('.table')?.dataset.n));
export const moved = (page, n) =>
  page.waitForFunction((n) => Number(document.querySelector('.table')?.dataset.n) > n, n);

/** Something is shared out with one more and one less; false where it is not. */
export async function shared(page) {
  const send = page.locator('[data-testid=portions] .primary');
  if ((await send.count()) === 0) return false;
  const part = page.locator('[data-part]').first();
  const [less, more, count] = [part.locator('button').first(), part.locator('button').last(), part.locator('output')];
  check((await send.getAttribute('aria-disabled')) === 'true', 'it can be sent before it is shared out');
  await more.click();
  check((await count.innerText()) === '1', 'one more is not counted');
  await less.click();
  check((await count.innerText()) === '0', 'one less is not counted');
  await shot(page, 'dice-shared');
  await accessible(page, 'something that is shared out');
  const before = await lines(page);
  await share(page);
  await moved(page, before);
  return true;
}
