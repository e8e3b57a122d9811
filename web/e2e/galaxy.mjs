// The first round of the first game, once as the Rebels and once as the Empire: everything a round has, by the map.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { ask, follow, heard, hears, idle, place, point, reads, sit, told, until } from './map.mjs';
import { asked, inHaste, press } from './player.mjs';

const WIDE = { viewport: { width: 1440, height: 900 } };

/** A table of the first game against the weakest machine; whoever begins plays the Rebels. */
async function begin(page, first) {
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play]');
  const seats = ['me', { machine: 'cadet' }];
  await sit(page, await ask(page, '/api/tables', { game: 'rebellion', mode: 'first-game', first, seats }));
  await asked(page);
}

/** Lets things go until the next round begins. */
async function next(page) {
  const end = Date.now() + 60_000;
  while (!/Round 2\b/.test(await heard(page))) {
    await idle(page);
    check(Date.now() < end, 'the first round does not end');
  }
}

/** Whoever meets a question for the first time can have it explained. */
async function explained(page, words) {
  await page.click('#decision button.tip');
  const text = await page.locator('#tip').innerText();
  check(words.test(text), `the question is explained so: ${text}`);
  await page.click('#decision button.tip');
  await page.waitForSelector('#tip', { state: 'detached' });
}

const leader = (page, slug) => page.locator(`[data-testid=assign] [data-leader="${slug}"]`);
const task = (page, slug) => page.locator(`[data-testid=assign] [data-task="${slug}"]`);
const said = (page) => page.locator('[data-testid=assign] .said').innerText();

/** Presses a key on something, as whoever has no pointer does. */
const type = (locator) => locator.press('Enter');

/** Assignments in another order than the game asks for them: leader and mission, mission and leader, changed, cleared. */
async function drafted(page) {
  await page.waitForSelector('[data-testid=assign]');
  const before = await page.locator('.table').getAttribute('data-n');
  await leader(page, 'princess-leia').click();
  check(/Princess Leia: choose a mission/.test(await said(page)), `a leader is taken up: ${await said(page)}`);
  await task(page, 'sabotage').locator('.card').click();
  check(/Princess Leia → Sabotage: skill \d of 1/.test(await said(page)), `the first pair: ${await said(page)}`);
  // The other way round, by keys only; and once more, to another card.
  await type(task(page, 'infiltration').locator('.card'));
  await type(leader(page, 'mon-mothma'));
  await type(leader(page, 'mon-mothma'));
  await type(task(page, 'build-alliance').locator('.card'));
  check(/Mon Mothma → Build Alliance: skill 3 of 1/.test(await said(page)), `moved: ${await said(page)}`);
  // Two fit on a card; whoever is put there too much is taken off again.
  await leader(page, 'general-rieekan').click();
  await task(page, 'sabotage').locator('.card').click();
  check((await task(page, 'sabotage').locator('.load button').count()) === 2, 'two leaders do not share a mission');
  await accessible(page, 'a draft of assignments');
  await shot(page, 'galaxy-draft');
  await task(page, 'sabotage').locator('.load button').last().click();
  check((await page.locator('[data-testid=assign] .leader.set').count()) === 2, 'a leader cannot be taken off');
  check((await page.locator('.table').getAttribute('data-n')) === before, 'something was said before it was ready');
}

async function rebels(open) {
  const page = await open(WIDE);
  inHaste(page);
  await begin(page, 0);
  await shot(page, 'galaxy-hide');
  await accessible(page, 'where to hide the base');
  await point(page, 'Tatooine');
  await reads(page, 'Tatooine', /your hidden base/i);

  // Assignments: a place is no answer, and says why not; whoever is assigned stands on the card.
  await page.waitForSelector('#decision [data-key^="assign "]');
  await place(page, 'Coruscant').evaluate((pin) => pin.click());
  const sheet = page.locator('[data-testid=system]');
  await sheet.waitFor();
  check(/Coruscant/.test(await sheet.innerText()), 'another system is shown');
  check(/Star Destroyer/.test(await sheet.innerText()), 'a system does not show its units');
  await page.waitForSelector('#decision button.link');
  await shot(page, 'galaxy-system');
  await accessible(page, 'a system');
  await page.keyboard.press('Escape');
  await explained(page, /face down until you reveal it/);
  // However many leaders could be left in the pool, the assignments themselves have most of the bar.
  const width = (of) => page.locator(`#decision ${of}`).evaluate((part) => part.getBoundingClientRect().width);
  const [list, closing] = [await width('.groups'), await width('.closing')];
  check(list > closing, `the assignments are ${list} px wide, what ends the question ${closing} px`);
  await drafted(page);
  await page.click('[data-testid=assign] .send .primary');
  await until(page, 'reveal build-alliance');
  const orders = await page.locator('[data-zone="orders/0"]').innerText();
  check(/Build Alliance/.test(orders) && /Mon Mothma/.test(orders), `assigned: ${orders}`);
  check(/Sabotage/.test(orders) && /Princess Leia/.test(orders), `assigned: ${orders}`);
  await shot(page, 'galaxy-command');
  await accessible(page, 'a turn of the command phase');
  await explained(page, /Activating a system moves units/);

  // A mission, at a place of the map.
  await press(page, 'reveal build-alliance mon-mothma');
  await page.waitForSelector('.pin[data-key="at utapau"]');
  check(/Build Alliance/.test(await page.locator('[data-testid=mission]').innerText()), 'the mission is not shown');
  await point(page, 'Utapau');
  await hears(page, /Build Alliance (succeeds|fails)/);
  const done = /Build Alliance succeeds/.test(await heard(page));
  await reads(page, 'Utapau', /loyal to the Rebels/i, !done);

  // An activation: the units go along with what carries them, and their leader holds them there.
  await until(page, 'activate nal-hutta');
  await point(page, 'Nal Hutta');
  await follow(page, ['with general-rieekan', 'all from bothawui', 'done']);
  await reads(page, 'Nal Hutta', /Corellian Corvette.*Rebel Trooper ×3.*General Rieekan/);
  check(!/Corellian Corvette/.test(await told(page, 'Bothawui')), 'the fleet is in two places');
  await next(page);

  // The refresh phase has brought an objective, missions and new units.
  await page.click('#tab-missions');
  const goals = page.locator('[data-zone="goals/0"] .card');
  check((await goals.count()) >= 2, 'no objective was drawn');
  check(/X-wing|Y-wing|Rebel Transport/.test(await told(page, 'Rebel Base')), 'nothing was kept at the base');
  await reads(page, 'Tatooine', /your hidden base/i);
  await page.context().close();
}

async function empire(open) {
  const page = await open(WIDE);
  inHaste(page);
  await begin(page, 1);
  await page.waitForSelector('#decision [data-key^="assign "]');

  // The base is somewhere; where it may be lies in fog.
  const fog = await page.locator('.pin.fog').count();
  check(fog > 5, `the base may be in ${fog} systems only`);
  check((await page.locator('.possible').innerText()).includes(String(fog)), 'their number is told otherwise');
  check(!/hidden base/i.test((await page.locator('.pin .sr').allTextContents()).join()), 'the Empire sees the base');
  await follow(page, ['assign rule-by-fear emperor-palpatine', 'ready']);
  await until(page, 'reveal rule-by-fear');
  await page.click('#tab-enemy');
  const theirs = await page.locator('[data-zone="orders/1"]').allInnerTexts();
  check(!/Build Alliance|Infiltration|Sabotage|Rapid/.test(theirs.join()), `missions lie open: ${theirs}`);
  await press(page, 'reveal rule-by-fear emperor-palpatine');
  await page.waitForSelector('.pin[data-key="at mandalore"]');
  await point(page, 'Mandalore');
  await hears(page, /Rule by Fear (succeeds|fails)/);

  await until(page, 'activate ord-mantell');
  await point(page, 'Ord Mantell');
  await follow(page, ['with grand-moff-tarkin', 'all from coruscant', 'done']);
  await reads(page, 'Ord Mantell', /occupied by the Empire.*Star Destroyer.*Grand Moff Tarkin/i);
  await shot(page, 'galaxy-moved');

  // Two probe cards were drawn, and where they say that no base is, there is no fog.
  await next(page);
  await page.click('#tab-missions');
  const probes = await page.locator('[data-zone="clues/0"] .card .name').allInnerTexts();
  // Two at least: a base that moves away leaves its card behind, and missions of the machines may bring more.
  check(probes.length >= 2, `probe cards: ${probes.join(', ')}`);
  const plain = (name) => name.replaceAll('\u00ad', '').trim();
  for (const name of probes) await reads(page, plain(name), /the base may be here/i, true);
  // Where a base has moved away, the search begins anew.
  const fewer = (await page.locator('.pin.fog').count()) <= fog;
  check(probes.length > 2 || fewer, 'there are more possible systems than before');
  await shot(page, 'galaxy-second');
  await accessible(page, 'the second round');
  await page.context().close();
}

await scenario('galaxy', async ({ open }) => {
  await rebels(open);
  await empire(open);
});
