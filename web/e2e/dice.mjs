// A table of dice for two: dice taken up together, rolled again, shared out, a claim, statistics; phone and languages.
import { accessible, check, scenario, shot } from './browser.mjs';
import { codes, deal, lines, moved, offers, playUntil, see, shared, sound } from './dicetable.mjs';
import { heard } from './map.mjs';
import { inHaste } from './player.mjs';

const WIDE = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Whoever does not choose the battlefield gets shields to share out: every second table. */
async function gifts(page) {
  for (let tries = 0; tries < 10; tries++) {
    await deal(page, { at: 1 });
    const found = await playUntil([page], (seen) => seen.sharing || seen.acts.length > 0);
    if (found === 'enough' && (await shared(page))) return;
  }
  check(false, 'nobody got shields at ten tables');
}

/** A card is discarded to roll dice again, chosen in whatever order. */
async function again(page) {
  const ready = async (seen) => seen.acts.includes('reroll') && (await codes(page)).length > 1;
  check((await playUntil([page], ready, { wishes: ['activate', 'pass'] })) === 'enough', 'nobody can reroll');
  const several = (await page.locator('#decision [data-act=reroll]').getAttribute('data-key')) === null;
  await page.keyboard.press('d');
  if (several) {
    await page.waitForSelector('#decision [data-act=reroll][aria-expanded=true]');
    await page.keyboard.press('1');
  }
  await playUntil([page], (seen) => seen.kind === 'some' && offers('die ')(seen), { patience: 20_000 });
  const dice = page.locator('.pools .side.own [data-die].legal');
  const count = await dice.count();
  // The last one in order ends the question by itself: confirming must not say so again.
  await dice.nth(count - 1).click();
  if (count > 1) await dice.nth(0).click();
  await shot(page, 'dice-reroll');
  const before = await lines(page);
  await page.locator('#decision .confirm').click();
  await moved(page, before);
  const asked = await see(page);
  check(asked.kind !== 'some' || !offers('die ')(asked), 'dice are asked about again');
  check(/rerolls: /.test(await heard(page)), 'nothing was rolled again');
}

/** The sign of two own dice that can be resolved together. */
const heap = (page) =>
  page.evaluate(() => {
    for (const heap of document.querySelectorAll('.pools .side.own [data-heap]')) {
      if (/special|blank|any/.test(heap.dataset.heap)) continue;
      if (heap.querySelectorAll('[data-die]:not([data-die^="+"]).legal').length > 1) return heap.dataset.heap;
    }
    return null;
  });

/** Two dice of one symbol are taken up together; what only a player can say is asked once for both. */
async function together(page) {
  const pair = async (seen) => seen.acts.includes('resolve') && (await heap(page)) !== null;
  const wishes = ['activate', 'play', 'resolve', 'pass'];
  for (let tries = 0; tries < 3 && (await playUntil([page], pair, { wishes })) !== 'enough'; tries++) await deal(page);
  const sign = await heap(page);
  check(sign !== null, 'no two dice of one symbol in three games');
  const dice = page.locator(`.pools .side.own [data-heap="${sign}"] [data-die]:not([data-die^="+"]).legal`);
  const sides = await dice.evaluateAll((all) => all.slice(0, 2).map((die) => Number.parseInt(die.dataset.die, 10)));
  const worth = sides.reduce((sum, n) => sum + n, 0);
  const times = (text) => text.match(/resolves /g)?.length ?? 0;
  const resolved = times(await heard(page));
  const refs = await dice.evaluateAll((all) => all.slice(0, 2).map((die) => die.dataset.ref));
  await page.locator(`[data-ref="${refs[0]}"]`).click();
  check((await page.locator('.pools .slot.joins').count()) > 0, 'dice of the same symbol do not glow');
  await page.locator(`[data-ref="${refs[1]}"]`).click();
  const said = await page.locator('[data-testid=volley] .sum').innerText();
  check(said.trim().endsWith(`: ${worth}`), `the total is told as “${said}”, not ${worth}`);
  await shot(page, 'dice-together');
  await accessible(page, 'dice taken up together');
  await page.locator('[data-testid=volley] .primary').click();
  let asked = 0;
  const end = Date.now() + 30_000;
  while (times(await heard(page)) < resolved + 2) {
    const seen = await see(page);
    check(Date.now() < end, `not both were resolved: … ${(await heard(page)).slice(-200)}`);
    if (!seen.busy && offers('target ')(seen)) {
      asked += 1;
      await page.locator('.pools .card.legal').first().click();
    } else await page.waitForTimeout(40);
  }
  check(asked <= 1, `the target was asked for ${asked} times`);
}

/** Whoever can be hit tells what would become of him. */
async function foretold(page) {
  const due = async (seen) => offers('target ')(seen) && (await page.locator('.pools [data-omen]').count()) > 0;
  for (let tries = 0; tries < 3 && (await playUntil([page], due)) !== 'enough'; tries++) await deal(page, { at: 1 });
  const omens = await page.locator('.pools [data-omen]').allInnerTexts();
  check(omens.length >= 2, `only ${omens.length} characters tell what would become of them`);
  check(omens.every((omen) => /\d/.test(omen)), `omens without a number: ${omens.join(', ')}`);
  await shot(page, 'dice-target');
  await accessible(page, 'whom to hit');
}

/** The battlefield is claimed by its key. */
async function claimed(page) {
  const found = await playUntil([page], (seen) => seen.acts.includes('claim'), { wishes: ['pass'] });
  check(found === 'enough', 'nobody can claim');
  await page.keyboard.press('c');
  await page.waitForFunction(() => /claims the battlefield/.test(document.querySelector('.log')?.textContent ?? ''));
}

/** How the dice fell is told beside the average to expect. */
async function counted(page) {
  const button = page.locator('.log .tools [aria-expanded]').nth(1);
  await button.click();
  const panel = page.locator('[data-testid=rolls]');
  await panel.locator('table').first().waitFor();
  const rolled = await panel.locator('.bar b').evaluateAll((all) => all.map((one) => Number(one.textContent)));
  check(rolled.reduce((all, n) => all + n, 0) > 0, 'no roll was counted');
  await shot(page, 'dice-rolls');
  await accessible(page, 'the statistics of the dice');
  await button.click();
}

await scenario('dice', async ({ open }) => {
  const page = await open(WIDE);
  inHaste(page);
  await gifts(page);
  await sound(page, 'a new table');
  await again(page);
  await counted(page);
  await foretold(page);
  await together(page);
  await sound(page, 'a table in play');
  await accessible(page, 'a table of dice');
  await claimed(page);
  await page.context().close();

  const phone = await open(PHONE);
  inHaste(phone);
  await deal(phone);
  await playUntil([phone], async (seen) => seen.acts.includes('resolve') && (await codes(phone)).length > 1);
  for (const lang of ['ru', 'uk', 'ja', 'en']) {
    await phone.evaluate(() => document.querySelector('.likes summary')?.click());
    await phone.selectOption('.likes select >> nth=0', lang);
    await phone.waitForFunction((lang) => document.documentElement.lang === lang, lang);
    await phone.waitForTimeout(400);
    await phone.evaluate(() => document.querySelector('.likes summary')?.click());
    await sound(phone, `${lang} on a phone`);
    await shot(phone, `dice-phone-${lang}`);
  }
  await accessible(phone, 'a table of dice on a phone');
});
