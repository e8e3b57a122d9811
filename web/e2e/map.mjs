// Tables around a map: how they are made, and how a place of the map reads.
import { BASE, check } from './browser.mjs';
import { look, press, seated } from './player.mjs';

/** A place of the map, by its name. */
export const place = (page, name) =>
  page.locator('.pin').filter({ has: page.locator('.sr', { hasText: new RegExp(`^\\s*${name}\\s*(,|$)`) }) });

/** What is read out about a place: who holds it, what is going on there, and who stands there. */
export const told = async (page, name) => (await place(page, name).locator('.sr').textContent()).trim();

/** Waits until a place reads so, or no longer so. */
export async function reads(page, name, words, not = false) {
  for (let i = 0; i < 200; i++) {
    if (words.test(await told(page, name)) !== not) return;
    await page.waitForTimeout(50);
  }
  check(false, `${name} reads “${await told(page, name)}”, ${not ? 'still' : 'not'} ${words}`);
}

/** Takes the option a place stands for. */
export async function point(page, name) {
  const pin = place(page, name);
  check((await pin.getAttribute('class')).includes('legal'), `${name} cannot be chosen`);
  await pin.evaluate((button) => button.click());
}

/** Asks the server for something as a guest. */
export async function ask(page, where, wish) {
  const path = await page.evaluate(
    async ([where, body]) => {
      const headers = { 'content-type': 'application/json' };
      const me = await fetch('/api/me');
      if (!me.ok) await fetch('/api/session/guest', { method: 'POST', headers, body: '{}' });
      const answer = await fetch(where, { method: 'POST', headers, body });
      return answer.ok ? (await answer.json()).path : `refused: ${await answer.text()}`;
    },
    [where, JSON.stringify(wish)],
  );
  check(path.startsWith('/t/'), path);
  return path;
}

/** Sits down at a table around a map. */
export async function sit(page, path) {
  await page.goto(`${BASE}${path}`);
  await seated(page);
  await page.waitForSelector('.chart');
}

/** The whole log, folded rounds included. */
export const heard = async (page) => (await page.locator('.log').textContent()).replace(/\s+/g, ' ');

/** Waits until the log says so. */
export async function hears(page, words, patience = 20_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (words.test(await heard(page))) return;
    await page.waitForTimeout(50);
  }
  check(false, `the log does not say ${words}: … ${(await heard(page)).slice(-300)}`);
}

/** Lets things go: passes where that is possible, and takes the first of what must be. */
export async function idle(page, seen) {
  const { options, busy, asking } = seen ?? (await look(page));
  const none = options.find(({ key }) => ['pass', 'done', 'ready'].includes(key)) ?? options[0];
  if (busy) return page.waitForTimeout(30);
  if (asking) return page.locator('#decision .danger').evaluate((button) => button.click());
  return none === undefined ? page.waitForTimeout(30) : press(page, none.key);
}

/** Lets things go until the page is asked for something that begins so. */
export async function until(page, start, patience = 60_000) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const seen = await look(page);
    if (!seen.busy && seen.options.some(({ key }) => key.startsWith(start))) return;
    await idle(page, seen);
  }
  check(false, `nobody is asked for “${start}”`);
}

/**
 * Takes these options one after the other, each when it is asked for. Where only one thing is possible nobody is asked:
 * then the next one is taken.
 */
export async function follow(page, keys, patience = 20_000) {
  let left = keys;
  let end = Date.now() + patience;
  while (left.length > 0) {
    const { options, busy, n } = await look(page);
    const at = left.findIndex((key) => options.some((option) => option.key === key));
    if (at >= 0 && !busy) {
      await press(page, left[at]);
      await page.waitForFunction((n) => Number(document.querySelector('.table')?.dataset.n) > n, n);
      left = left.slice(at + 1);
      end = Date.now() + patience;
    } else if (options.length > 0 && !busy && left.length < keys.length && left.length === 1) {
      return;
    } else await page.waitForTimeout(30);
    check(Date.now() < end, `nobody is asked for ${left.join(', ')}`);
  }
}
