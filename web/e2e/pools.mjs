// Plays whole dice games: each starter deck, three and four players, focus, indirect damage, redeploy.
import { checkAccessibility, check, scenario, screenshot } from './browser.mjs';
import {
  openDiceTable,
  lineCount,
  waitForLine,
  offers,
  playUntil,
  readDiceTable,
  checkSharing,
  checkLayout,
} from './dicetable.mjs';
import { logText } from './map.mjs';
import { useFastClicks } from './player.mjs';
/** @import { DealOptions, DiceTable, Open, TurnOptions } from './types.ts' */
/** @import { Page } from 'playwright-core' */

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Every starter deck plays against another one. */
const PAIRS = [
  ['rey-starter', 'kylo-ren-starter'],
  ['kylo-ren-and-captain-phasma-starter', 'rey-and-poe-dameron-starter'],
  ['luke-skywalker-starter', 'boba-fett-starter'],
  ['general-grievous-starter', 'obi-wan-kenobi-starter'],
];
/** @type {({ phone?: boolean, name: string } & DealOptions)[]} */
const GAMES = [
  ...PAIRS.map((pair, at) => ({
    decks: pair.map((starter) => ({ starter })),
    name: pair[0],
    phone: at === 1,
  })),
  { players: 3, at: 2, name: 'three' },
];

/** A deck with four troopers and most upgrades that redeploy. */
const TROOPERS = {
  list: {
    game: 'destiny',
    name: '',
    notes: '',
    identity: '',
    main: [
      { code: '01002', qty: 4 },
      { code: '01168', qty: 1 },
      ...['01008', '09169', '02008', '01075', '01151', '01153', '01154', '01155', '01156', '02080'].map(
        (code) => ({
          code,
          qty: 2,
        }),
      ),
    ],
  },
};

/**
 * Plays a game from its first question to its end.
 *
 * @param {Open} open
 * @param {{ phone?: boolean, name: string } & DealOptions} options
 */
async function playGame(open, { phone = false, name, ...wish }) {
  const page = await open(phone ? PHONE : WIDE);
  useFastClicks(page);
  await openDiceTable(page, wish);
  let shown = false;
  /** @param {DiceTable} seen */
  const told = async (seen) => {
    if (!shown && seen.acts.includes('resolve')) {
      shown = true;
      await checkLayout(page, `the table of ${name}`);
      await screenshot(page, `pools-${name}`);
      await checkAccessibility(page, `the table of ${name}`);
    }
    return false;
  };
  check((await playUntil([page], told, { patience: 300_000 })) === 'over', 'the game does not end');
  check(shown, 'no die could ever be resolved');
  await screenshot(page, `pools-${name}-over`);
  await page.context().close();
}

/**
 * Turns a die: its side is shown beside the possible new sides, and afterward beside the side before.
 *
 * @param {Page} page
 */
async function checkTurnedDie(page) {
  const strip = page.locator('[data-testid=turning]');
  await strip.waitFor();
  const sides = strip.locator('[data-turn]');
  check(
    (await sides.count()) === (await readDiceTable(page)).options.length,
    'not every side is shown as a die',
  );
  await screenshot(page, 'pools-turning');
  await checkAccessibility(page, 'turning a die');
  const wanted = await sides.first().locator('svg').getAttribute('data-code');
  check(wanted !== null, 'a side has no letters');
  const before = await lineCount(page);
  await sides.first().click();
  await waitForLine(page, before);
  await page.waitForSelector('.pools .was', { timeout: 5000 });
  // The bots may have turned or rolled other dice a moment ago.
  const now = await page
    .locator('.pools [data-die]:has(.was)')
    .evaluateAll((dice) => dice.map((d) => d.dataset.die));
  check(now.includes(wanted), `turned to ${now}, not to ${wanted}`);
  await screenshot(page, 'pools-turned');
}

/**
 * Four players with decks full of focus and indirect damage.
 *
 * @param {Open} open
 */
async function checkFocusAndIndirect(open) {
  const page = await open(WIDE);
  useFastClicks(page);
  let [focus, indirect] = [false, false];
  for (let game = 0; game < 4 && !(focus && indirect); game++) {
    await openDiceTable(page, { players: 4, at: 2, mode: 'standard' });
    let begun = false;
    /** @param {DiceTable} seen */
    const enough = (seen) => {
      begun ||= seen.acts.length > 0;
      return (!focus && offers('turn ')(seen)) || (begun && !indirect && seen.sharing);
    };
    while (
      (await playUntil([page], enough, { preferred: ['resolve', 'activate', 'play', 'pass'] })) === 'enough'
    ) {
      if (offers('turn ')(await readDiceTable(page))) {
        await checkTurnedDie(page);
        focus = true;
      } else if (await checkSharing(page)) indirect = true;
      if (focus && indirect) break;
    }
  }
  check(focus, 'no die was turned');
  check(indirect, 'no player was dealt indirect damage');
  await page.context().close();
}

/**
 * The player's own dice defeat a character with a redeploy upgrade, which moves to the next character.
 *
 * @param {Open} open
 */
async function checkRedeploy(open) {
  const page = await open(WIDE);
  useFastClicks(page);
  for (let game = 0; game < 5; game++) {
    await openDiceTable(page, { decks: [TROOPERS] });
    const gone = async () => (await logText(page)).includes('moves to');
    /** @type {TurnOptions} */
    const ways = { preferred: ['play', 'activate', 'resolve', 'pass'], aim: 'laden' };
    if ((await playUntil([page], gone, ways)) === 'enough' || (await gone())) {
      await screenshot(page, 'pools-redeployed');
      await page.context().close();
      return;
    }
  }
  check(false, 'nothing was redeployed in five games');
}

await scenario('pools', async ({ open }) => {
  for (const wish of GAMES) await playGame(open, wish);
  await checkFocusAndIndirect(open);
  await checkRedeploy(open);
});
