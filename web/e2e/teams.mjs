// A team with dice is built by points, a list with errors is read and settled, dice are rolled, and a match begins in the
// mode its deck is for.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { seated } from './player.mjs';

const GAME = 'destiny';
const KYLO = '01011';
const TROOPER = '01002';
const FIELD = '01168';

await scenario('teams', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 860 }, acceptDownloads: true });
  await page.goto(`${BASE}/decks?game=${GAME}`);
  await page.waitForSelector('[data-testid=new-deck]');
  await accessible(page, 'decks of the house');
  await shot(page, 'team-house');
  await build(page);
  await tryOut(page);
  const text = await exported(page);
  await imported(page, text);
  await played(page);
  await phone(await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }), text);
});

async function count(page, slug) {
  return (await page.locator(`.beside [data-count=${slug}] b`).innerText()).trim();
}

async function counted(page, slug, n) {
  await page.waitForFunction(
    ([one, wanted]) => document.querySelector(`.beside [data-count=${one}] b`)?.textContent?.trim() === wanted,
    [slug, n],
  );
}

/** Dice are buttons, points follow them; what is too dear is told with its rule, and taken back by a key. */
async function build(page) {
  await page.click('[data-testid=new-deck]');
  await page.waitForSelector('.tile');
  await accessible(page, 'team builder');
  await page.fill('#deck-name', 'Knights');
  await page.click(`#part-${KYLO} [data-dice="1"]`);
  await counted(page, 'points', '10/30');
  await page.click(`#part-${KYLO} [data-dice="2"]`);
  await counted(page, 'points', '13/30');
  check((await page.locator('.beside [data-group=character] [data-dice="2"]').getAttribute('aria-pressed')) === 'true');
  for (let i = 0; i < 3; i++) await page.click(`#part-${TROOPER} .more`);
  await counted(page, 'points', '34/30');
  const dear = page.locator('.beside [data-format=standard] a[href*="#SWD-DECK-01"]');
  check(await dear.isVisible(), 'no rule is cited');
  await page.locator('h1').focus();
  await page.keyboard.press('Control+z');
  await counted(page, 'points', '27/30');
  await page.selectOption('.filters select >> nth=0', 'battlefield');
  // By key: tiles that have just come may still move under a pointer.
  await page.locator(`#part-${FIELD} .more`).press('Enter');
  await page.waitForSelector('.beside [data-group=battlefield]');
  await page.waitForSelector('.kept[data-state=saved]');
  await shot(page, 'team-built');
  await page.reload();
  await counted(page, 'points', '27/30');
  check((await count(page, 'cards')) === '0', `cards: ${await count(page, 'cards')}`);
}

async function tryOut(page) {
  await page.goto(`${BASE}/decks?game=${GAME}`);
  const house = page.locator('section:has(#starters) .tile', { hasText: 'Kylo Ren' }).filter({ hasText: 'deck of 30' });
  await house.first().locator('button').nth(1).click();
  await page.waitForSelector('.beside [data-format=standard][data-legal=true]');
  await page.click('#tab-figures');
  await page.waitForSelector('[data-figure=team]');
  check((await page.locator('[data-figure=team]').innerText()).includes('on average'), 'no average');
  await accessible(page, 'figures of a team');
  await shot(page, 'team-figures');
  await page.click('#tab-draw');
  await page.click('#panel-draw button.primary');
  await page.waitForSelector('#panel-draw .die');
  check((await page.locator('#panel-draw .die').count()) === 4, 'not all dice were rolled');
  check((await page.locator('#panel-draw .card').count()) === 5, 'a hand has 5 cards');
  await accessible(page, 'test roll');
  await shot(page, 'team-roll');
}

async function exported(page) {
  await page.click('#tab-share');
  const waits = page.waitForEvent('download');
  await page.click('[data-save=text]');
  const download = await waits;
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(await download.path(), 'utf8');
  check(text.includes("2x Kylo Ren, Vader's Disciple (Awakenings #11)"), `not a deck: ${text}`);
  check((await page.locator('[data-save=o8d]').count()) === 0, 'a form of another game is offered');
  return text;
}

/** A name of two cards is asked about, a line that means nothing is shown as it stands; the rest is taken. */
async function imported(page, text) {
  const wrong = text
    .replace("Kylo Ren, Vader's Disciple (Awakenings #11)", 'Kylo Ren')
    .replace(/(\d)x Lightsaber \([^)]*\)/, '$1x Lihgtsaber\n2x Qwertyuiop');
  await page.goto(`${BASE}/decks/import?game=${GAME}`);
  await page.waitForSelector('#file');
  await page.setInputFiles('#file', { name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from(wrong) });
  await page.waitForSelector('#read-title');
  check(await page.locator('[data-how=unknown] code:has-text("Qwertyuiop")').isVisible(), 'a line was dropped');
  const kylo = page.locator('li:has(> .words > code:text-is("2x Kylo Ren"))');
  check((await kylo.getAttribute('data-how')) === 'unclear', 'a name of two cards is not asked about');
  check((await kylo.locator('option').count()) === 4, 'two cards of that name, and two ways out');
  await accessible(page, 'reading of a team');
  await shot(page, 'team-read');
  await kylo.locator('select').selectOption(KYLO);
  await page.waitForSelector('li[data-how=taken]:has(code:text-is("2x Kylo Ren"))');
  const saber = page.locator('li:has(code:has-text("Lihgtsaber"))');
  await saber.locator('select').selectOption({ label: 'Lightsaber' });
  await page.waitForSelector('li[data-how=taken]:has(code:has-text("Lihgtsaber"))');
  await page.click('[data-testid=take]');
  await page.waitForSelector('.beside [data-format=standard][data-legal=true]');
  await counted(page, 'points', '27/30');
}

/** Against the machine in the mode the deck is for; a table of the other mode does not offer it. */
async function played(page) {
  await page.fill('#deck-name', 'From a file');
  await page.waitForSelector('.kept[data-state=saved]');
  await page.goto(`${BASE}/new?game=${GAME}`);
  const deck = page.locator('[data-testid=deck]').first();
  await deck.waitFor();
  const offered = async () => (await deck.locator('option').allInnerTexts()).map((one) => one.trim());
  check(!(await offered()).some((one) => one.startsWith('From a file')), 'a deck of 30 for a table of starters');
  await page.locator('label:has(input[value=standard])').click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-testid=deck] option')].some((one) => one.textContent?.includes('From a file')),
  );
  await accessible(page, 'new table with teams');
  await page.goto(`${BASE}/decks?game=${GAME}`);
  const own = page.locator('section:has(#own) .tile', { hasText: 'From a file' });
  await own.locator('button').first().click();
  await seated(page);
}

async function phone(page, text) {
  await page.goto(`${BASE}/decks/import?game=${GAME}`);
  await page.fill('#paste', text);
  await page.click('form button[type=submit]');
  await page.waitForSelector('#read-title');
  await page.click('[data-testid=take]');
  await page.waitForSelector('#deck-name');
  for (const tab of ['parts', 'deck', 'figures', 'draw', 'share']) {
    await page.click(`#tab-${tab}`);
    if (tab === 'draw') await page.click('#panel-draw button.primary');
    if (tab === 'draw') await page.waitForSelector('#panel-draw .die');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(over <= 0, `${tab} is ${over} pixels too wide for a phone`);
    await accessible(page, `${tab} on a phone`);
    await shot(page, `team-phone-${tab}`);
  }
}
