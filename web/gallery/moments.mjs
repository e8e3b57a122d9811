// Plays tables to interesting positions. A scene has an address and the steps before the screenshot.
import { readTable, playOn, takeOption, waitForTable, playStep } from '../e2e/player.mjs';
import { readMatch } from '../e2e/recorded.mjs';
/** @import { Opened } from '../src/wire.ts' */
/** @import { Prepared, Scene } from '../e2e/types.ts' */
/** @import { Page } from 'playwright-core' */

const GAME = 'star-realms';
const CARDS = 'sw-lcg';
const MAP = 'rebellion';

/**
 * @param {Page} page
 * @param {object} request
 */
async function openTable(page, request, where = '/api/tables') {
  const made = await page.evaluate(
    async ({ where, body }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(where, { method: 'POST', headers, body: JSON.stringify(body) });
      return /** @type {Promise<Partial<Opened>>} */ (answer.json());
    },
    { where, body: request },
  );
  if (made.id === undefined || made.path === undefined) throw new Error(`no table: ${JSON.stringify(made)}`);
  await page.goto(new URL(made.path, page.url()).href);
  await waitForTable(page);
  return made.id;
}

/**
 * @param {Page} page
 * @param {string} selector
 */
const has = (page, selector) =>
  page
    .locator(selector)
    .count()
    .then((n) => n > 0);

/**
 * Plays until the page shows an element, up to `limit` steps.
 *
 * @param {Page} page
 * @param {() => boolean | Promise<boolean>} wanted
 */
async function playUntil(page, wanted, limit = 400) {
  await playOn([page], { limit, enough: wanted }).catch(() => undefined);
  for (let i = 0; i < 50 && !(await has(page, '#decision [data-key]')); i++) await page.waitForTimeout(100);
}

/**
 * Plays a duel to a position of this kind; starts another one if a match ends without it.
 *
 * @param {Page} page
 * @param {() => boolean | Promise<boolean>} wanted
 */
async function playTo(page, wanted, game = GAME) {
  for (;;) {
    const id = await openTable(page, { game, seats: ['me', { machine: 'cadet' }] });
    await playUntil(page, wanted);
    if (!(await readTable(page)).over) return id;
  }
}

/**
 * Prepares tables, one for each kind of position.
 *
 * @param {Page} page
 */
export async function prepare(page) {
  /** @type {Prepared} */
  const made = {};
  made.first = await openTable(page, { game: GAME });

  made.middle = await playTo(page, async () => {
    const [mine, theirs] = [page.locator('.own .play .card'), page.locator('.wide .play .card')];
    const { options } = await readTable(page);
    return options.length > 3 && (await mine.count()) >= 2 && (await theirs.count()) >= 1;
  });
  made.question = await playTo(page, async () => {
    const { options, kind, busy, asking } = await readTable(page);
    const open = options.length > 1 && !options.some((option) => option.obvious);
    return open && (kind === 'one' || kind === 'some') && !busy && !asking;
  });

  for (const [name, mode, players] of [
    ['four', 'free-for-all', 4],
    ['hunter', 'hunter', 3],
    ['hydra', 'hydra', 4],
    ['emperor', 'emperor', 6],
    ['raid', 'raid', 4],
  ]) {
    made[name] = await openTable(page, { game: GAME, mode, players });
    let steps = 0;
    await playUntil(page, () => ++steps > 30);
  }

  await prepareCards(page, made);
  await prepareMap(page, made);
  for (const [name, game, at] of [
    ['lesson', GAME, 14],
    ['lessonCards', CARDS, 8],
    ['lessonMap', MAP, 9],
  ]) {
    made[name] = await openTable(page, { game }, '/api/lessons');
    await playUntil(page, () => has(page, `[data-testid=coach][data-step="${at}"]`));
  }

  made.over = await openTable(page, { game: GAME, seats: ['me', { machine: 'commander' }] });
  await playOn([page]);
  await page.waitForSelector('[data-testid=result]');
  return made;
}

/**
 * The same for the two-sided card game.
 *
 * @param {Page} page
 * @param {Prepared} made
 */
async function prepareCards(page, made) {
  made.arena = await openTable(page, { game: CARDS, seats: ['me', { machine: 'cadet' }] });
  /** @param {string} selector */
  const shown = (selector) => page.locator(selector).count();
  made.deploy = await playTo(
    page,
    async () => {
      const play = await has(page, '#decision [data-verb=play]');
      return (
        play &&
        (await shown('.arena-side.own .units .card')) >= 2 &&
        (await shown('.arena-side .units .card')) >= 5
      );
    },
    CARDS,
  );
  made.pay = await playTo(page, () => has(page, '#decision .confirm[aria-disabled=false]'), CARDS);
  made.edge = await playTo(
    page,
    async () => (await has(page, '#decision [data-verb=edge]')) && (await shown('.front .card')) >= 2,
    CARDS,
  );
  made.arenaOver = await openTable(page, { game: CARDS, seats: ['me', { machine: 'cadet' }] });
  await playOn([page]);
  await page.waitForSelector('[data-testid=result]');
}

/**
 * The same for the map game: the first round, and positions of a recorded match.
 *
 * @param {Page} page
 * @param {Prepared} made
 */
async function prepareMap(page, made) {
  const seats = ['me', { machine: 'cadet' }];
  /** @param {string} which */
  const asked = (which) => page.waitForSelector(`#decision[aria-busy=false] [data-key${which}]`);
  made.hide = await openTable(page, { game: MAP, mode: 'first-game', first: 0, seats });
  for (const [name, ...keys] of [
    ['assign', 'hide tatooine'],
    ['command', 'hide tatooine', 'assign build-alliance mon-mothma', 'ready'],
    ['moving', 'hide tatooine', 'ready', 'activate nal-hutta', 'with general-rieekan', 'from bothawui'],
  ]) {
    made[name] = await openTable(page, { game: MAP, mode: 'first-game', first: 0, seats });
    for (const key of keys) {
      await asked(`="${key}"`);
      await takeOption(page, key);
    }
    await asked('');
  }
  // The server knows the recorded match as HUNT.
  if (process.env.HUNT === undefined) return;
  const lines = readMatch('rebellion-hunt-2');
  for (const [name, pick] of [
    ['mission', 'send darth-vader'],
    ['combat', 'play space-take-it-down'],
    ['retreat', 'retreat luke-skywalker'],
    ['superlaser', 'at sullust'],
  ]) {
    const n = lines.findLastIndex((line) => line.pick === pick);
    const request = { n: n - 1, seat: lines[n].seat, machine: 'rules' };
    made[name] = await openTable(page, request, `/api/tables/${process.env.HUNT}/branch`);
  }
}

/**
 * Lists every page and position: a name, an address, and the steps before the screenshot.
 *
 * @param {Prepared} made
 * @param {string} me
 * @returns {Scene[]}
 */
export function scenes(made, me) {
  /** @param {string | undefined} id */
  const at = (id) => `/t/${id}`;
  return [
    ['page-landing', '/'],
    ['page-lobby', '/lobby'],
    ['page-new', '/new'],
    ['page-cards', '/cards'],
    ['page-card', '/cards#blob-destroyer'],
    ['page-cards-lcg', `/cards?game=${CARDS}`],
    ['page-decks', '/decks'],
    ['page-new-lcg', `/new?game=${CARDS}`],
    ['page-help', '/help#SR-OUT-01'],
    ['page-help-lcg', `/help?game=${CARDS}#LCG-EDGE-01`],
    ['page-learn', '/learn'],
    ['page-settings', '/settings'],
    ['page-me', '/me'],
    ['page-user', `/u/${me}`],
    ['page-login', '/login'],
    ['page-missing', '/nowhere'],
    ['table-first', at(made.first)],
    ['table-middle', at(made.middle)],
    ['table-question', at(made.question)],
    ['table-zoom', at(made.middle), (page) => holdCard(page, '[data-role=market] .card')],
    ['table-why', at(made.first), (page) => page.click('[data-role=market] .card:not(.legal)')],
    ['table-warning', at(made.first), (page) => page.click('#decision .end')],
    ['table-hint', at(made.middle), hint],
    ['table-four', at(made.four)],
    ['table-hunter', at(made.hunter)],
    ['table-hydra', at(made.hydra)],
    ['table-emperor', at(made.emperor)],
    ['table-raid', at(made.raid)],
    ['table-over', at(made.over)],
    ['table-tip', at(made.first), tip],
    ['lesson-sr', at(made.lesson)],
    ['lesson-lcg', at(made.lessonCards)],
    ['arena-first', at(made.arena)],
    ['arena-deploy', at(made.deploy)],
    ['arena-pay', at(made.pay)],
    ['arena-edge', at(made.edge)],
    ['arena-tip', at(made.edge), tip],
    ['arena-zoom', at(made.deploy), (page) => holdCard(page, '.arena-side.own .goals .card')],
    ['arena-why', at(made.deploy), (page) => page.click('[data-role=goals] .card:not(.legal)')],
    ['arena-over', at(made.arenaOver)],
    ['lesson-reb', at(made.lessonMap)],
    ['galaxy-setup', at(made.hide)],
    ['galaxy-assignment', at(made.assign)],
    ['galaxy-command', at(made.command)],
    ['galaxy-movement', at(made.moving)],
    ['galaxy-tip', at(made.command), tip],
    [
      'galaxy-system',
      at(made.assign),
      (page) =>
        page
          .locator('.pin')
          .nth(24)
          .evaluate((/** @type {HTMLElement} */ pin) => pin.click()),
    ],
    ...['mission', 'combat', 'retreat', 'superlaser'].flatMap((name) =>
      made[name] === undefined ? [] : [/** @type {Scene} */ ([`galaxy-${name}`, at(made[name])])],
    ),
    ['replay', `/r/${made.over}#40`],
    ['replay-analysis', `/r/${made.over}?tab=analysis#60`, analysis],
    // Must be the last: the text table stays on once it is chosen.
    ['table-text', at(made.middle), (page) => page.keyboard.press('t')],
  ];
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function holdCard(page, selector) {
  const card = page.locator(selector).first();
  const hovers = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  if (hovers) await card.hover();
  else await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(600);
  if (!hovers) await card.dispatchEvent('pointerup', { pointerType: 'touch' });
}

/** @param {Page} page */
async function hint(page) {
  if (!(await has(page, '#decision button.hint'))) return playStep(page);
  await page.click('#decision button.hint', { timeout: 5000 });
  await page.waitForSelector('section.hint', { timeout: 10_000 });
}

/** @param {Page} page */
async function tip(page) {
  await page.click('#decision button.tip');
  await page.waitForSelector('#tip');
}

/** @param {Page} page */
async function analysis(page) {
  const start = page.locator('[data-testid=analyze]');
  await page.waitForSelector('[data-testid=analysis]');
  if (await start.isVisible()) await start.click();
  await page.waitForSelector('[data-testid=analysis][data-done=true] .graph', { timeout: 120_000 });
}
