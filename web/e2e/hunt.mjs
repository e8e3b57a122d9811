// Moments of a recorded match around the map, played on from the line before them: a mission is opposed, the base is
// found, a tactic card is played, hits are shared out, a side retreats, the base moves, a system is destroyed. HUNT is the
// recorded match.
import { readFileSync } from 'node:fs';
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { ask, follow, heard, hears, reads, sit, told } from './map.mjs';
import { inHaste, look, press } from './player.mjs';

const FILE = new URL('../../crates/games/tests/saves/0.1.0/rebellion-hunt-2.orrery', import.meta.url);
const LINES = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The number of the first line from here on in which this was picked. */
function find(start, from = 0) {
  const n = LINES.findIndex((line, n) => n >= from && line.pick?.startsWith(start));
  check(n > 0, `nobody picks “${start}” in the recorded match`);
  return n;
}

/** Sits down before a line of the match, where its pick is to be made. */
async function branch(page, n) {
  const { seat, pick } = LINES[n];
  const path = await ask(page, `/api/tables/${process.env.HUNT}/branch`, { n: n - 1, seat, machine: 'rules' });
  await sit(page, path);
  const key = `[data-key=${JSON.stringify(pick)}]`;
  await page.waitForSelector(`#decision ${key}, .pin${key}`, { state: 'attached' });
  return { seat, pick };
}

/** What was picked from one line to another. */
const picks = (from, to) => LINES.slice(from, to + 1).map((line) => line.pick);

const combat = (page) => page.locator('[data-testid=combat]');

async function opposed(page) {
  const { pick } = await branch(page, find('send darth-vader'));
  const mission = page.locator('[data-testid=mission]');
  await mission.waitFor();
  const name = (await mission.locator('.card .name').first().innerText()).trim();
  await shot(page, 'hunt-opposed');
  await press(page, pick);
  await hears(page, /Darth Vader is sent against the mission/);
  await hears(page, new RegExp(`The Rebels roll .*The Empire rolls .*${name} (succeeds|fails)`));
}

async function found(page) {
  const n = find('activate endor');
  await branch(page, n);
  await reads(page, 'Endor', /the base may be here/i);
  // What follows upon the movement is luck.
  await follow(page, picks(n, find('done', n)));
  await hears(page, /The Rebel base is revealed at Endor/);
  await reads(page, 'Endor', /the Rebel base, revealed/i);
  await reads(page, 'Rebel Base', /not in use/i);
  check((await page.locator('.pin.fog').count()) === 0, 'the search goes on although the base is known');
  await shot(page, 'hunt-found');
}

async function fight(page) {
  const left = find('retreat luke-skywalker');
  const card = LINES.findLastIndex((line, n) => n < left && line.pick?.startsWith('play '));
  const { seat, pick } = await branch(page, card);
  await combat(page).waitFor();
  check((await combat(page).locator('.front').count()) === 2, 'not two sides are in combat');
  const held = await page.locator(`[data-zone="tactics/${seat}"] .card:not(.back)`).count();
  check(held > 0, 'no tactic card is in sight');
  await shot(page, 'hunt-tactics');
  await accessible(page, 'a combat');
  await press(page, pick);
  await hears(page, /(Rebels play|Empire plays) [A-Z]/);
}

/** Hits of an attack are shared out with plus and minus, and said one after the other. */
async function shared(page) {
  const deals = (n) => LINES[n]?.pick?.startsWith('damage ') ?? false;
  const n = LINES.findIndex((line, n) => [0, 1, 2, 3].every((i) => deals(n + i) && LINES[n + i].seat === line.seat));
  check(n > 0, 'nobody assigns four hits in a row in the recorded match');
  await branch(page, n);
  const panel = combat(page).locator('[data-testid=hits]');
  await panel.waitFor();
  const left = async () => {
    const kinds = await panel.locator('li b').allInnerTexts();
    return kinds.reduce((sum, text) => sum + Number(text.split('/')[0]), 0);
  };
  const send = panel.locator('.primary');
  const shares = combat(page).locator('.share');
  const all = await left();
  check(all >= 4, `only ${all} hits are left to assign`);
  check((await shares.count()) > 1, 'there are not two kinds of targets');
  check((await send.getAttribute('aria-disabled')) === 'true', 'nothing can be sent');
  await shares.first().locator('button').last().click();
  check((await left()) === all - 1, 'plus takes no hit');
  await shares.first().locator('button').first().press('Enter');
  check((await left()) === all, 'minus does not give it back');
  await combat(page).locator('.target .card').first().click();
  check((await left()) === all - 1, 'a press on a unit takes no hit');
  const more = combat(page).locator('.share button:last-of-type[aria-disabled=false]');
  for (let i = 0; i < all && (await more.count()) > 0; i++) await more.last().click();
  check((await left()) === 0, `${await left()} hits find no target`);
  const counts = await shares.locator('output').allInnerTexts();
  check(counts.reduce((sum, text) => sum + Number(text), 0) === all, `shared out: ${counts}`);
  await shot(page, 'hunt-shared');
  await accessible(page, 'hits that are shared out');
  const lines = (text) => (text.match(/is assigned 1 damage/g) ?? []).length;
  const before = lines(await heard(page));
  await send.click();
  await page.waitForFunction(() => document.querySelector('#decision [data-key^="damage "]') === null);
  await panel.waitFor({ state: 'detached' });
  const dealt = lines(await heard(page)) - before;
  check(dealt >= all, `${all} hits were shared out, ${dealt} were assigned`);
}

async function retreat(page) {
  const n = find('retreat luke-skywalker');
  await branch(page, n);
  const where = /combat here/i;
  const pins = await page.locator('.pin .sr').allTextContents();
  check(pins.filter((text) => where.test(text)).length === 1, 'the map does not show where the combat is');
  await shot(page, 'hunt-retreat');
  await follow(page, picks(n, n + 1));
  const bar = page.locator('[data-testid=movement]');
  await bar.locator('[data-gauge=transport]').waitFor();
  check(/room left aboard: \d+; still to be carried: \d+/i.test(await bar.innerText()), 'no room aboard is told');
  check(await bar.locator('[data-gauge=transport] .cells').isVisible(), 'the room aboard is not drawn');
  await shot(page, 'hunt-aboard');
  await accessible(page, 'a retreat');
  await follow(page, picks(n + 2, n + 2));
  await hears(page, /Luke Skywalker retreats to Naboo/);
  await reads(page, 'Naboo', /Luke Skywalker/);
  await combat(page).waitFor({ state: 'detached' });
}

/** A new base lies on the cards that luck deals; where none of them will do, it is tried again. */
async function moved(page) {
  const n = LINES.findIndex((line, n) => line.pick === 'relocate' && LINES[n + 1].pick.startsWith('hide '));
  for (let i = 0; i < 4; i++) {
    await branch(page, n);
    await reads(page, 'Endor', /the Rebel base, revealed/i);
    await press(page, 'relocate');
    await page.waitForFunction(() => document.querySelector('#decision [data-key="relocate"]') === null);
    const hide = (await look(page)).options.find(({ key }) => key.startsWith('hide '));
    if (hide === undefined) continue;
    await shot(page, 'hunt-moving');
    await press(page, hide.key);
    await reads(page, 'Endor', /the Rebel base, revealed/i, true);
    const pins = await page.locator('.pin .sr').allTextContents();
    check(pins.filter((text) => /your hidden base/i.test(text)).length === 1, 'there is not one base');
    return;
  }
  check(false, 'no place for a new base was ever drawn');
}

/** The same in the replay: the Rebels see where their base has gone, the Empire does not. */
async function replayed(page) {
  const n = find('hide hoth');
  await page.goto(`${BASE}/r/${process.env.HUNT}#${n}`);
  await page.waitForSelector(`.table[data-n="${n}"] .chart`);
  await page.click('#tab-match');
  await page.check('input[type=radio][value="0"]');
  await reads(page, 'Hoth', /your hidden base/i);
  await page.check('input[type=radio][value="1"]');
  await reads(page, 'Hoth', /your hidden base/i, true);
  check(!/the Rebel base/i.test(await told(page, 'Endor')), 'the old base is still marked');
  await page.waitForFunction(() => document.querySelectorAll('.pin.fog').length > 0);
}

async function destroyed(page) {
  const n = find('reveal superlaser-online');
  await branch(page, n);
  await reads(page, 'Sullust', /Death Star/);
  // There is one Death Star, so nobody asks where; what the others make of it is asked afterwards.
  await follow(page, [LINES[n].pick, 'at sullust', 'system utapau']);
  await reads(page, 'Sullust', /destroyed/i);
  check((await page.locator('.pin.destroyed').count()) === 1, 'the map does not draw a destroyed system');
  await hears(page, /The Empire destroys Sullust/);
  await shot(page, 'hunt-destroyed');
}

await scenario('hunt', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  inHaste(page);
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  await opposed(page);
  await found(page);
  await fight(page);
  await shared(page);
  await retreat(page);
  await moved(page);
  await replayed(page);
  await destroyed(page);
});
