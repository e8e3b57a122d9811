// Brings tables to telling moments. A moment is an address, and what to do there before the picture is taken.
import { readFileSync } from 'node:fs';
import { look, playOn, press, seated, step } from '../e2e/player.mjs';

const GAME = 'star-realms';
const CARDS = 'sw-lcg';
const MAP = 'rebellion';
/** A recorded match around the map, which the server knows as HUNT. */
const HUNT = new URL('../../crates/games/tests/saves/0.1.0/rebellion-hunt-2.orrery', import.meta.url);

async function table(page, wish, where = '/api/tables') {
  const made = await page.evaluate(
    async ([where, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(where, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    },
    [where, wish],
  );
  if (made.id === undefined) throw new Error(`no table: ${JSON.stringify(made)}`);
  await page.goto(new URL(made.path, page.url()).href);
  await seated(page);
  return made.id;
}

const has = (page, selector) => page.locator(selector).count().then((n) => n > 0);

/** Plays until the page shows something, at most so many steps. */
async function until(page, wanted, limit = 400) {
  await playOn([page], { limit, enough: wanted }).catch(() => undefined);
  for (let i = 0; i < 50 && !(await has(page, '#decision [data-key]')); i++) await page.waitForTimeout(100);
}

/** A duel at a moment of this kind: another one is begun when a match ends without it. */
async function moment(page, wanted, game = GAME) {
  for (;;) {
    const id = await table(page, { game, seats: ['me', { machine: 'cadet' }] });
    await until(page, wanted);
    if (!(await look(page)).over) return id;
  }
}

/** Tables, one for each kind of moment. */
export async function prepare(page) {
  const made = {};
  made.first = await table(page, { game: GAME });

  made.middle = await moment(page, async () => {
    const [mine, theirs] = [page.locator('.own .play .card'), page.locator('.wide .play .card')];
    const { options } = await look(page);
    return options.length > 3 && (await mine.count()) >= 2 && (await theirs.count()) >= 1;
  });
  made.question = await moment(page, async () => {
    const { options, kind, busy, asking } = await look(page);
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
    made[name] = await table(page, { game: GAME, mode, players });
    let steps = 0;
    await until(page, () => ++steps > 30);
  }

  await prepareCards(page, made);
  await prepareMap(page, made);
  for (const [name, game, at] of [
    ['lesson', GAME, 14],
    ['lessonCards', CARDS, 8],
    ['lessonMap', MAP, 9],
  ]) {
    made[name] = await table(page, { game }, '/api/lessons');
    await until(page, () => has(page, `[data-testid=coach][data-step="${at}"]`));
  }

  made.over = await table(page, { game: GAME, seats: ['me', { machine: 'commander' }] });
  await playOn([page]);
  await page.waitForSelector('[data-testid=result]');
  return made;
}

/** The same for the game of two sides with a lane between them. */
async function prepareCards(page, made) {
  made.arena = await table(page, { game: CARDS, seats: ['me', { machine: 'cadet' }] });
  const shown = (selector) => page.locator(selector).count();
  made.deploy = await moment(
    page,
    async () => {
      const play = await has(page, '#decision [data-verb=play]');
      return play && (await shown('.camp.own .units .card')) >= 2 && (await shown('.camp .units .card')) >= 5;
    },
    CARDS,
  );
  made.pay = await moment(page, () => has(page, '#decision .confirm[aria-disabled=false]'), CARDS);
  made.edge = await moment(
    page,
    async () => (await has(page, '#decision [data-verb=edge]')) && (await shown('.front .card')) >= 2,
    CARDS,
  );
  made.arenaOver = await table(page, { game: CARDS, seats: ['me', { machine: 'cadet' }] });
  await playOn([page]);
  await page.waitForSelector('[data-testid=result]');
}

/** The same for the game around a map: the first round, and moments of a recorded match. */
async function prepareMap(page, made) {
  const seats = ['me', { machine: 'cadet' }];
  const asked = (which) => page.waitForSelector(`#decision[aria-busy=false] [data-key${which}]`);
  made.hide = await table(page, { game: MAP, mode: 'first-game', first: 0, seats });
  for (const [name, ...keys] of [
    ['assign', 'hide tatooine'],
    ['command', 'hide tatooine', 'assign build-alliance mon-mothma', 'ready'],
    ['moving', 'hide tatooine', 'ready', 'activate nal-hutta', 'with general-rieekan', 'from bothawui'],
  ]) {
    made[name] = await table(page, { game: MAP, mode: 'first-game', first: 0, seats });
    for (const key of keys) {
      await asked(`="${key}"`);
      await press(page, key);
    }
    await asked('');
  }
  if (process.env.HUNT === undefined) return;
  const lines = readFileSync(HUNT, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  for (const [name, pick] of [
    ['mission', 'send darth-vader'],
    ['combat', 'play space-take-it-down'],
    ['retreat', 'retreat luke-skywalker'],
    ['superlaser', 'at sullust'],
  ]) {
    const n = lines.findLastIndex((line) => line.pick === pick);
    const wish = { n: n - 1, seat: lines[n].seat, machine: 'rules' };
    made[name] = await table(page, wish, `/api/tables/${process.env.HUNT}/branch`);
  }
}

/** Every page and moment: a name, an address, and what to do there. */
export function scenes(made, me) {
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
    ['table-zoom', at(made.middle), (page) => hold(page, '[data-role=market] .card')],
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
    ['arena-zoom', at(made.deploy), (page) => hold(page, '.camp.own .goals .card')],
    ['arena-why', at(made.deploy), (page) => page.click('[data-role=goals] .card:not(.legal)')],
    ['arena-over', at(made.arenaOver)],
    ['lesson-reb', at(made.lessonMap)],
    ['galaxy-setup', at(made.hide)],
    ['galaxy-assignment', at(made.assign)],
    ['galaxy-command', at(made.command)],
    ['galaxy-movement', at(made.moving)],
    ['galaxy-tip', at(made.command), tip],
    ['galaxy-system', at(made.assign), (page) => page.locator('.pin').nth(24).evaluate((pin) => pin.click())],
    ...['mission', 'combat', 'retreat', 'superlaser'].flatMap((name) =>
      made[name] === undefined ? [] : [[`galaxy-${name}`, at(made[name])]],
    ),
    ['replay', `/r/${made.over}#40`],
    ['replay-analysis', `/r/${made.over}?tab=analysis#60`, analysis],
    // The last one: the text table stays once it is chosen.
    ['table-text', at(made.middle), (page) => page.keyboard.press('t')],
  ];
}

async function hold(page, selector) {
  const card = page.locator(selector).first();
  const hovers = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  if (hovers) await card.hover();
  else await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(600);
  if (!hovers) await card.dispatchEvent('pointerup', { pointerType: 'touch' });
}

async function hint(page) {
  if (!(await has(page, '#decision button.hint'))) return step(page);
  await page.click('#decision button.hint', { timeout: 5000 });
  await page.waitForSelector('section.hint', { timeout: 10_000 });
}

async function tip(page) {
  await page.click('#decision button.tip');
  await page.waitForSelector('#tip');
}

async function analysis(page) {
  const start = page.locator('[data-testid=analyze]');
  await page.waitForSelector('[data-testid=analysis]');
  if (await start.isVisible()) await start.click();
  await page.waitForSelector('[data-testid=analysis][data-done=true] .graph', { timeout: 120_000 });
}
