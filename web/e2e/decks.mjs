// Builds a deck until it is legal, imports a file with errors, exports the list, and starts a match with the deck.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { waitForTable } from './player.mjs';
/** @import { Moment } from '../src/wire.ts' */
/** @import { Page } from 'playwright-core' */

const GAME = 'sw-lcg';

await scenario('decks', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 860 }, acceptDownloads: true });
  await page.goto(`${BASE}/`);
  await page.click(`a[href="/decks?game=${GAME}"]`);
  await page.waitForSelector('[data-testid=new-deck]');
  await checkAccessibility(page, 'decks');
  await buildDeck(page);
  await checkLimits(page);
  await checkTestDraw(page);
  const file = await checkExport(page);
  await checkImport(page, file);
  await checkSharing(
    page,
    await open({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }),
  );
  await checkDeletion(page);
  await checkMatch(page, await open());
});

/**
 * @param {Page} page
 * @param {string} slug
 */
function formatOf(page, slug) {
  return page.locator(`.beside [data-format=${slug}]`);
}

/** @param {Page} page */
async function waitForSave(page) {
  await page.waitForSelector('.kept[data-state=saved]');
}

/**
 * Adds sets one by one; with the eighth the deck is legal in the starter format. A reload keeps everything.
 *
 * @param {Page} page
 */
async function buildDeck(page) {
  await page.click('[data-testid=new-deck]');
  await page.waitForSelector('.part');
  await checkAccessibility(page, 'builder');
  await page.fill('#deck-name', 'Dagobah');
  await page.click('label:has(input[value=jedi])');
  await page.waitForFunction(() => document.querySelectorAll('.part').length === 18);
  for (const set of [1, 2, 3, 4, 5, 6, 7]) await page.click(`#part-${set} .more`);
  await page.waitForSelector('.beside [data-format=starter][data-legal=false]');
  check(await formatOf(page, 'starter').locator('a[href*="#LCG-DECK-01"]').isVisible(), 'no rule is cited');
  check((await page.locator('[data-testid=play]').count()) === 0, 'an unfinished deck can be played');
  await page.click('#part-18 .more');
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
  check(
    (await formatOf(page, 'tournament').getAttribute('data-legal')) === 'false',
    'eight sets are already legal in the tournament format',
  );
  await waitForSave(page);
  await screenshot(page, 'deck-built');
  await page.reload();
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
  check((await page.inputValue('#deck-name')) === 'Dagobah', 'the name is lost');
  check((await page.locator('.holds li:has(.stepper)').count()) === 8, 'sets are lost');
}

/**
 * A set that cannot be added shows why; changes can be undone; sets of the other side are reported, not dropped.
 *
 * @param {Page} page
 */
async function checkLimits(page) {
  /** @param {number} set */
  const why = async (set) => (await page.locator(`#part-${set} .why`).innerText()).trim();
  check((await why(18)) === '1 at most', `the reason at a set limited to one: ${await why(18)}`);
  // The button is only `aria-disabled`, so that keyboards and screen readers reach it; a pointer click needs `force`.
  await page.click('#part-18 .more', { force: true });
  check(
    (await page.locator('#part-18 .n').innerText()).includes('1/1'),
    'more copies than the limit were added',
  );
  await page.click('details:has(input[value=jedi]) summary');
  await page.click('label:has(input[value=rebel-alliance])');
  await page.waitForSelector('#part-4 .why');
  check((await why(4)) === 'only for Jedi', `the reason at a Jedi set: ${await why(4)}`);
  await page.waitForSelector('.holds .problem');
  await page.click('label:has(input[value=sith])');
  await page.waitForFunction(() => document.querySelectorAll('.holds .problem').length >= 8);
  check((await page.locator('.holds li:has(.stepper)').count()) === 8, 'sets of the other side were dropped');
  await page.keyboard.press('Control+z');
  await page.click('[data-testid=undo]');
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
}

/** @param {Page} page */
async function checkTestDraw(page) {
  await page.click('#tab-stats');
  const costs = page.locator('[data-figure=cost] td .num');
  await costs.first().waitFor();
  const sum = (await costs.allInnerTexts()).reduce((total, n) => total + Number(n), 0);
  check(sum > 20 && sum <= 40, `${sum} cards have a cost`);
  await checkAccessibility(page, 'deck statistics');
  await page.click('#tab-draw');
  await page.click('#panel-draw button.primary');
  await page.waitForSelector('#panel-draw .card');
  /** @param {number} n */
  const count = (n) => page.locator('#panel-draw section').nth(n).locator('.card').count();
  check((await count(1)) === 6, `a hand of ${await count(1)}`);
  await page.click('#panel-draw .tools button >> nth=1');
  check((await count(2)) === 1, 'no card was drawn');
  await checkAccessibility(page, 'test draw');
}

/** @param {Page} page */
async function checkExport(page) {
  await page.click('#tab-share');
  check((await page.inputValue('#code')).startsWith('ORR1-'), 'there is no share code');
  const waits = page.waitForEvent('download');
  await page.click('[data-save=o8d]');
  const download = await waits;
  check(download.suggestedFilename().endsWith('.o8d'), `the file is ${download.suggestedFilename()}`);
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(await download.path(), 'utf8');
  check(
    text.includes('<section name="Objective Deck">') && text.includes('Yoda'),
    `not a deck file: ${text}`,
  );
  await checkAccessibility(page, 'share');
  return text;
}

/**
 * The import asks about a misspelled objective, keeps an unreadable line as it is, and takes all other lines.
 *
 * @param {Page} page
 * @param {string} file
 */
async function checkImport(page, file) {
  const wrong = file
    .replace(/id="[^"]+">Forgotten Heroes</, 'id="?">Forgoten Heros<')
    .replace('<section name="Objective Deck">', '$&\n<card qty="1" id="?">Qwertyuiop</card>');
  check(wrong.includes('Forgoten Heros'), 'the file has no error in it');
  await page.goto(`${BASE}/decks/import?game=${GAME}`);
  await page.waitForSelector('#file');
  await checkAccessibility(page, 'import');
  await page.setInputFiles('#file', { name: 'bad.o8d', mimeType: 'text/xml', buffer: Buffer.from(wrong) });
  await page.waitForSelector('#read-title');
  check(
    await page.locator('[data-how=unknown] code:has-text("Qwertyuiop")').isVisible(),
    'a line was dropped',
  );
  const doubt = page.locator('li:has(code:has-text("Forgoten Heros"))');
  check((await doubt.getAttribute('data-how')) === 'unclear', 'a misspelled name is not asked about');
  await checkAccessibility(page, 'reading');
  await screenshot(page, 'deck-read');
  const set = await doubt.locator('select option:has-text("Forgotten Heroes")').getAttribute('value');
  await doubt.locator('select').selectOption(set);
  await page.waitForFunction(() => document.querySelector('li:has(select)')?.dataset.how === 'taken');
  await page.click('[data-testid=take]');
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
  check((await page.locator('.holds li:has(.stepper)').count()) === 8, 'not all sets were imported');
  await page.fill('#deck-name', 'From a file');
  await waitForSave(page);
}

/**
 * Another player opens the link on a phone and copies the deck.
 *
 * @param {Page} page
 * @param {Page} other
 */
async function checkSharing(page, other) {
  await page.click('#tab-share');
  const code = await page.inputValue('#code');
  await other.goto(`${BASE}/decks/import?game=${GAME}&code=${encodeURIComponent(code)}`);
  await other.waitForSelector('#read-title');
  await other.click('[data-testid=take]');
  await other.waitForSelector('#deck-name');
  await other.click('#tab-deck');
  await other.waitForSelector('.beside [data-format=starter][data-legal=true]');
  await checkAccessibility(other, 'deck on a phone');
  const over = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(over <= 0, `the builder is ${over} pixels too wide for a phone`);
  await screenshot(other, 'deck-phone');
}

/**
 * Copies the deck and deletes it after the confirmation.
 *
 * @param {Page} page
 */
async function checkDeletion(page) {
  await page.goto(`${BASE}/decks?game=${GAME}`);
  await page.waitForSelector('.tile .danger');
  await page.locator('section:has(#starters) .tile button').nth(1).click();
  await page.waitForSelector('#deck-name');
  await waitForSave(page);
  await page.goto(`${BASE}/decks?game=${GAME}`);
  await page.waitForFunction(() => document.querySelectorAll('.tile .danger').length === 3);
  await checkAccessibility(page, 'list of decks');
  await page.locator('.tile .danger').first().click();
  await page.locator('.tile .danger').first().click();
  await page.waitForFunction(() => document.querySelectorAll('section:has(#own) .tile').length === 2);
}

/**
 * The host chooses a deck for the table; the guest sees the seat, not the deck, and brings a built-in deck.
 *
 * @param {Page} page
 * @param {Page} guest
 */
async function checkMatch(page, guest) {
  await page.goto(`${BASE}/new?game=${GAME}`);
  const deck = page.locator('[data-testid=deck]').first();
  await deck.waitFor();
  await deck.selectOption({ label: 'Dagobah · Light side' });
  await checkAccessibility(page, 'new table');
  await screenshot(page, 'deck-new-table');
  await page.click('form button[type=submit]');
  await page.waitForSelector('#link');
  const link = new URL(await page.inputValue('#link')).pathname;
  await guest.goto(BASE + link);
  await guest.waitForSelector('[data-testid=deck]');
  check(!(await guest.locator('body').innerText()).includes('Dagobah'), 'the guest sees the deck');
  await guest.locator('[data-testid=deck]').selectOption('starter imperial-navy');
  await guest.locator('ol li button').first().click();
  await waitForTable(page);
  await waitForTable(guest);
  // The affiliations are public from the start, so the host can read them from the API.
  const open = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/at/0?lang=en&seat=0`);
    const { view } = /** @type {Moment} */ (await answer.json());
    return view.zones.filter((zone) => zone.id.startsWith('goals/')).map((zone) => zone.cards[0]?.name);
  }, link.split('/').at(-1));
  check(open.join() === 'Jedi,Imperial Navy', `the table has other decks than those chosen: ${open.join()}`);
  await screenshot(page, 'deck-match');
}
