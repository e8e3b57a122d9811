// Builds a team with dice by points, imports a list with errors and fixes it, test-draws, and starts a match in the
// mode of the deck.
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { waitForTable } from './player.mjs';
/** @import { Page } from 'playwright-core' */

const GAME = 'destiny';
const KYLO = '01011';
const TROOPER = '01002';
const FIELD = '01168';

await scenario('teams', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 860 }, acceptDownloads: true });
  await page.goto(`${BASE}/decks?game=${GAME}`);
  await page.waitForSelector('[data-testid=new-deck]');
  await checkAccessibility(page, 'built-in decks');
  await screenshot(page, 'team-house');
  await buildTeam(page);
  await checkTestRoll(page);
  const text = await checkExport(page);
  await checkImport(page, text);
  await checkMatch(page);
  await checkPhone(
    await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
    text,
  );
});

/**
 * @param {Page} page
 * @param {string} slug
 */
async function countOf(page, slug) {
  return (await page.locator(`.beside [data-count=${slug}] b`).innerText()).trim();
}

/**
 * @param {Page} page
 * @param {string} slug
 * @param {string} n
 */
async function waitForCount(page, slug, n) {
  await page.waitForFunction(
    ([one, wanted]) =>
      document.querySelector(`.beside [data-count=${one}] b`)?.textContent?.trim() === wanted,
    [slug, n],
  );
}

/**
 * Buttons set the dice and the points follow; a die over the limit is reported with its rule, and a key undoes it.
 *
 * @param {Page} page
 */
async function buildTeam(page) {
  await page.click('[data-testid=new-deck]');
  await page.waitForSelector('.tile');
  await checkAccessibility(page, 'team builder');
  await page.fill('#deck-name', 'Knights');
  await page.click(`#part-${KYLO} [data-dice="1"]`);
  await waitForCount(page, 'points', '10/30');
  await page.click(`#part-${KYLO} [data-dice="2"]`);
  await waitForCount(page, 'points', '13/30');
  check(
    (await page.locator('.beside [data-group=character] [data-dice="2"]').getAttribute('aria-pressed')) ===
      'true',
    'the button for two dice is not pressed',
  );
  for (let i = 0; i < 3; i++) await page.click(`#part-${TROOPER} .more`);
  await waitForCount(page, 'points', '34/30');
  const dear = page.locator('.beside [data-format=standard] a[href*="#SWD-DECK-01"]');
  check(await dear.isVisible(), 'no rule is cited');
  await page.locator('h1').focus();
  await page.keyboard.press('Control+z');
  await waitForCount(page, 'points', '27/30');
  await page.selectOption('.filters select >> nth=0', 'battlefield');
  // With the keyboard, because new tiles may still move under a pointer.
  await page.locator(`#part-${FIELD} .more`).press('Enter');
  await page.waitForSelector('.beside [data-group=battlefield]');
  await page.waitForSelector('.kept[data-state=saved]');
  await screenshot(page, 'team-built');
  await page.reload();
  await waitForCount(page, 'points', '27/30');
  check((await countOf(page, 'cards')) === '0', `cards: ${await countOf(page, 'cards')}`);
}

/** @param {Page} page */
async function checkTestRoll(page) {
  await page.goto(`${BASE}/decks?game=${GAME}`);
  const starter = page
    .locator('section:has(#starters) .tile', { hasText: 'Kylo Ren' })
    .filter({ hasText: 'deck of 30' });
  await starter.first().locator('button').nth(1).click();
  await page.waitForSelector('.beside [data-format=standard][data-legal=true]');
  await page.click('#tab-stats');
  await page.waitForSelector('[data-figure=team]');
  check((await page.locator('[data-figure=team]').innerText()).includes('on average'), 'no average');
  await checkAccessibility(page, 'statistics of a team');
  await screenshot(page, 'team-figures');
  await page.click('#tab-draw');
  await page.click('#panel-draw button.primary');
  await page.waitForSelector('#panel-draw .die');
  check((await page.locator('#panel-draw .die').count()) === 4, 'not all dice were rolled');
  check((await page.locator('#panel-draw .card').count()) === 5, 'a hand has 5 cards');
  await checkAccessibility(page, 'test roll');
  await screenshot(page, 'team-roll');
}

/** @param {Page} page */
async function checkExport(page) {
  await page.click('#tab-share');
  const waits = page.waitForEvent('download');
  await page.click('[data-save=text]');
  const download = await waits;
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(await download.path(), 'utf8');
  check(text.includes("2x Kylo Ren, Vader's Disciple (Awakenings #11)"), `not a deck: ${text}`);
  check((await page.locator('[data-save=o8d]').count()) === 0, 'a format of another game is offered');
  return text;
}

/**
 * The import asks about a name of two cards, keeps an unreadable line as it is, and takes all other lines.
 *
 * @param {Page} page
 * @param {string} text
 */
async function checkImport(page, text) {
  const wrong = text
    .replace("Kylo Ren, Vader's Disciple (Awakenings #11)", 'Kylo Ren')
    .replace(/(\d)x Lightsaber \([^)]*\)/, '$1x Lihgtsaber\n2x Qwertyuiop');
  await page.goto(`${BASE}/decks/import?game=${GAME}`);
  await page.waitForSelector('#file');
  await page.setInputFiles('#file', { name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from(wrong) });
  await page.waitForSelector('#read-title');
  check(
    await page.locator('[data-how=unknown] code:has-text("Qwertyuiop")').isVisible(),
    'a line was dropped',
  );
  const kylo = page.locator('li:has(> .words > code:text-is("2x Kylo Ren"))');
  check((await kylo.getAttribute('data-how')) === 'unclear', 'a name of two cards is not asked about');
  check(
    (await kylo.locator('option').count()) === 4,
    'there should be two cards of that name and two other choices',
  );
  await checkAccessibility(page, 'import of a team');
  await screenshot(page, 'team-read');
  await kylo.locator('select').selectOption(KYLO);
  await page.waitForSelector('li[data-how=taken]:has(code:text-is("2x Kylo Ren"))');
  const saber = page.locator('li:has(code:has-text("Lihgtsaber"))');
  await saber.locator('select').selectOption({ label: 'Lightsaber' });
  await page.waitForSelector('li[data-how=taken]:has(code:has-text("Lihgtsaber"))');
  await page.click('[data-testid=take]');
  await page.waitForSelector('.beside [data-format=standard][data-legal=true]');
  await waitForCount(page, 'points', '27/30');
}

/**
 * Plays against a bot in the mode of the deck; a table of the other mode does not offer the deck.
 *
 * @param {Page} page
 */
async function checkMatch(page) {
  await page.fill('#deck-name', 'From a file');
  await page.waitForSelector('.kept[data-state=saved]');
  await page.goto(`${BASE}/new?game=${GAME}`);
  const deck = page.locator('[data-testid=deck]').first();
  await deck.waitFor();
  const offered = async () => (await deck.locator('option').allInnerTexts()).map((one) => one.trim());
  check(
    !(await offered()).some((one) => one.startsWith('From a file')),
    'the starter table offers a deck of 30 cards',
  );
  await page.locator('label:has(input[value=standard])').click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-testid=deck] option')].some((one) =>
      one.textContent?.includes('From a file'),
    ),
  );
  await checkAccessibility(page, 'new table with teams');
  await page.goto(`${BASE}/decks?game=${GAME}`);
  const own = page.locator('section:has(#own) .tile', { hasText: 'From a file' });
  await own.locator('button').first().click();
  await waitForTable(page);
}

/**
 * @param {Page} page
 * @param {string} text
 */
async function checkPhone(page, text) {
  await page.goto(`${BASE}/decks/import?game=${GAME}`);
  await page.fill('#paste', text);
  await page.click('form button[type=submit]');
  await page.waitForSelector('#read-title');
  await page.click('[data-testid=take]');
  await page.waitForSelector('#deck-name');
  for (const tab of ['parts', 'deck', 'stats', 'draw', 'share']) {
    await page.click(`#tab-${tab}`);
    if (tab === 'draw') await page.click('#panel-draw button.primary');
    if (tab === 'draw') await page.waitForSelector('#panel-draw .die');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(over <= 0, `${tab} is ${over} pixels too wide for a phone`);
    await checkAccessibility(page, `${tab} on a phone`);
    await screenshot(page, `team-phone-${tab}`);
  }
}
