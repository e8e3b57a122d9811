// A deck is built until it may be played, a file with errors is read, a list goes out as a file, and a match begins.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { seated } from './player.mjs';

const GAME = 'sw-lcg';

await scenario('decks', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 860 }, acceptDownloads: true });
  await page.goto(`${BASE}/`);
  await page.click(`a[href="/decks?game=${GAME}"]`);
  await page.waitForSelector('[data-testid=new-deck]');
  await accessible(page, 'decks');
  await build(page);
  await limits(page);
  await tryOut(page);
  const file = await exported(page);
  await imported(page, file);
  await shared(page, await open({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }));
  await dropped(page);
  await brought(page, await open());
});

function format(page, slug) {
  return page.locator(`.beside [data-format=${slug}]`);
}

async function kept(page) {
  await page.waitForSelector('.kept[data-state=saved]');
}

/** Sets are taken one by one; with the eighth the starter format is content. All is there after a reload. */
async function build(page) {
  await page.click('[data-testid=new-deck]');
  await page.waitForSelector('.part');
  await accessible(page, 'builder');
  await page.fill('#deck-name', 'Dagobah');
  await page.click('label:has(input[value=jedi])');
  await page.waitForFunction(() => document.querySelectorAll('.part').length === 18);
  for (const set of [1, 2, 3, 4, 5, 6, 7]) await page.click(`#part-${set} .more`);
  await page.waitForSelector('.beside [data-format=starter][data-legal=false]');
  check(await format(page, 'starter').locator('a[href*="#LCG-DECK-01"]').isVisible(), 'no rule is cited');
  check((await page.locator('[data-testid=play]').count()) === 0, 'an unfinished deck can be played');
  await page.click('#part-18 .more');
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
  check((await format(page, 'tournament').getAttribute('data-legal')) === 'false', 'eight sets are enough');
  await kept(page);
  await shot(page, 'deck-built');
  await page.reload();
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
  check((await page.inputValue('#deck-name')) === 'Dagobah', 'the name is lost');
  check((await page.locator('.holds li:has(.stepper)').count()) === 8, 'sets are lost');
}

/** What cannot be taken says why; a change is taken back; the other side is reported, not dropped. */
async function limits(page) {
  const why = async (set) => (await page.locator(`#part-${set} .why`).innerText()).trim();
  check((await why(18)) === '1 at most', `a set of one: ${await why(18)}`);
  // It says no by words alone, so that keys and ears find it; the pointer has to insist.
  await page.click('#part-18 .more', { force: true });
  check((await page.locator('#part-18 .n').innerText()).includes('1/1'), 'more than the limit was taken');
  await page.click('details:has(input[value=jedi]) summary');
  await page.click('label:has(input[value=rebel-alliance])');
  await page.waitForSelector('#part-4 .why');
  check((await why(4)) === 'only for Jedi', `a set of the Jedi: ${await why(4)}`);
  await page.waitForSelector('.holds .problem');
  await page.click('label:has(input[value=sith])');
  await page.waitForFunction(() => document.querySelectorAll('.holds .problem').length >= 8);
  check((await page.locator('.holds li:has(.stepper)').count()) === 8, 'sets of the other side were dropped');
  await page.keyboard.press('Control+z');
  await page.click('[data-testid=undo]');
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
}

async function tryOut(page) {
  await page.click('#tab-figures');
  const costs = page.locator('[data-figure=cost] td .num');
  await costs.first().waitFor();
  const sum = (await costs.allInnerTexts()).reduce((total, n) => total + Number(n), 0);
  check(sum > 20 && sum <= 40, `${sum} cards have a cost`);
  await accessible(page, 'figures');
  await page.click('#tab-draw');
  await page.click('#panel-draw button.primary');
  await page.waitForSelector('#panel-draw .card');
  const count = (n) => page.locator('#panel-draw section').nth(n).locator('.card').count();
  check((await count(1)) === 6, `a hand of ${await count(1)}`);
  await page.click('#panel-draw .tools button >> nth=1');
  check((await count(2)) === 1, 'no card was drawn');
  await accessible(page, 'test draw');
}

async function exported(page) {
  await page.click('#tab-share');
  check((await page.inputValue('#code')).startsWith('ORR1-'), 'there is no share code');
  const waits = page.waitForEvent('download');
  await page.click('[data-save=o8d]');
  const download = await waits;
  check(download.suggestedFilename().endsWith('.o8d'), `the file is ${download.suggestedFilename()}`);
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(await download.path(), 'utf8');
  check(text.includes('<section name="Objective Deck">') && text.includes('Yoda'), `not a deck: ${text}`);
  await accessible(page, 'share');
  return text;
}

/** A misspelled objective is asked about, a line that means nothing is shown as it stands; the rest is taken. */
async function imported(page, file) {
  const wrong = file
    .replace(/id="[^"]+">Forgotten Heroes</, 'id="?">Forgoten Heros<')
    .replace('<section name="Objective Deck">', '$&\n<card qty="1" id="?">Qwertyuiop</card>');
  check(wrong.includes('Forgoten Heros'), 'the file has no error in it');
  await page.goto(`${BASE}/decks/import?game=${GAME}`);
  await page.waitForSelector('#file');
  await accessible(page, 'import');
  await page.setInputFiles('#file', { name: 'bad.o8d', mimeType: 'text/xml', buffer: Buffer.from(wrong) });
  await page.waitForSelector('#read-title');
  check(await page.locator('[data-how=unknown] code:has-text("Qwertyuiop")').isVisible(), 'a line was dropped');
  const doubt = page.locator('li:has(code:has-text("Forgoten Heros"))');
  check((await doubt.getAttribute('data-how')) === 'unclear', 'a misspelled name is not asked about');
  await accessible(page, 'reading');
  await shot(page, 'deck-read');
  const set = await doubt.locator('select option:has-text("Forgotten Heroes")').getAttribute('value');
  await doubt.locator('select').selectOption(set);
  await page.waitForFunction(() => document.querySelector('li:has(select)')?.dataset.how === 'taken');
  await page.click('[data-testid=take]');
  await page.waitForSelector('.beside [data-format=starter][data-legal=true]');
  check((await page.locator('.holds li:has(.stepper)').count()) === 8, 'not all sets were taken');
  await page.fill('#deck-name', 'From a file');
  await kept(page);
}

/** Somebody else opens the link on a phone and takes the deck. */
async function shared(page, other) {
  await page.click('#tab-share');
  const code = await page.inputValue('#code');
  await other.goto(`${BASE}/decks/import?game=${GAME}&code=${encodeURIComponent(code)}`);
  await other.waitForSelector('#read-title');
  await other.click('[data-testid=take]');
  await other.waitForSelector('#deck-name');
  await other.click('#tab-deck');
  await other.waitForSelector('.beside [data-format=starter][data-legal=true]');
  await accessible(other, 'deck on a phone');
  const over = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(over <= 0, `the builder is ${over} pixels too wide for a phone`);
  await shot(other, 'deck-phone');
}

/** Copied, then deleted after being asked. */
async function dropped(page) {
  await page.goto(`${BASE}/decks?game=${GAME}`);
  await page.waitForSelector('.tile .danger');
  await page.locator('section:has(#starters) .tile button').nth(1).click();
  await page.waitForSelector('#deck-name');
  await kept(page);
  await page.goto(`${BASE}/decks?game=${GAME}`);
  await page.waitForFunction(() => document.querySelectorAll('.tile .danger').length === 3);
  await accessible(page, 'own decks');
  await page.locator('.tile .danger').first().click();
  await page.locator('.tile .danger').first().click();
  await page.waitForFunction(() => document.querySelectorAll('section:has(#own) .tile').length === 2);
}

/** The own deck is chosen for a table; the guest sees the seat, not the deck, and brings one of the house. */
async function brought(page, guest) {
  await page.goto(`${BASE}/new?game=${GAME}`);
  const deck = page.locator('[data-testid=deck]').first();
  await deck.waitFor();
  await deck.selectOption({ label: 'Dagobah · Light side' });
  await accessible(page, 'new table');
  await shot(page, 'deck-new-table');
  await page.click('form button[type=submit]');
  await page.waitForSelector('#link');
  const link = new URL(await page.inputValue('#link')).pathname;
  await guest.goto(BASE + link);
  await guest.waitForSelector('[data-testid=deck]');
  check(!(await guest.locator('body').innerText()).includes('Dagobah'), 'the guest sees the deck');
  await guest.locator('[data-testid=deck]').selectOption('starter imperial-navy');
  await guest.locator('ol li button').first().click();
  await seated(page);
  await seated(guest);
  // As the host may see it, whatever the table looks like: the affiliations lie open from the start.
  const open = await page.evaluate(async (id) => {
    const { view } = await (await fetch(`/api/tables/${id}/at/0?lang=en&seat=0`)).json();
    return view.zones.filter((zone) => zone.id.startsWith('goals/')).map((zone) => zone.cards[0]?.name);
  }, link.split('/').at(-1));
  check(open.join() === 'Jedi,Imperial Navy', `other decks than those brought: ${open.join()}`);
  await shot(page, 'deck-match');
}
