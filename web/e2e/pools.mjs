// Whole games with dice: each starter deck that a mode has, three and four players, focus, indirect damage, redeploy.
import { accessible, check, scenario, shot } from './browser.mjs';
import { deal, lines, moved, offers, playUntil, see, shared, sound } from './dicetable.mjs';
import { heard } from './map.mjs';
import { inHaste } from './player.mjs';

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Every starter deck meets another. */
const PAIRS = [
  ['rey-starter', 'kylo-ren-starter'],
  ['kylo-ren-and-captain-phasma-starter', 'rey-and-poe-dameron-starter'],
  ['luke-skywalker-starter', 'boba-fett-starter'],
  ['general-grievous-starter', 'obi-wan-kenobi-starter'],
];
const GAMES = [
  ...PAIRS.map((pair, at) => ({ decks: pair.map((starter) => ({ starter })), name: pair[0], phone: at === 1 })),
  { players: 3, at: 2, name: 'three' },
];

/** Four troopers, and most weapons that are redeployed. */
const TROOPERS = {
  list: {
    game: 'destiny',
    main: [
      { code: '01002', qty: 4 },
      { code: '01168', qty: 1 },
      ...['01008', '09169', '02008', '01075', '01151', '01153', '01154', '01155', '01156', '02080'].map((code) => ({
        code,
        qty: 2,
      })),
    ],
  },
};

/** A game from its first question to its last. */
async function whole(open, { phone = false, name, ...wish }) {
  const page = await open(phone ? PHONE : WIDE);
  inHaste(page);
  await deal(page, wish);
  let shown = false;
  const told = async (seen) => {
    if (!shown && seen.acts.includes('resolve')) {
      shown = true;
      await sound(page, `the table of ${name}`);
      await shot(page, `pools-${name}`);
      await accessible(page, `the table of ${name}`);
    }
    return false;
  };
  check((await playUntil([page], told, { patience: 300_000 })) === 'over', 'the game does not end');
  check(shown, 'no die was ever to be resolved');
  await shot(page, `pools-${name}-over`);
  await page.context().close();
}

/** A die is turned: what it shows stands beside what it could show, and afterward beside what it showed. */
async function turned(page) {
  const strip = page.locator('[data-testid=turning]');
  await strip.waitFor();
  const sides = strip.locator('[data-turn]');
  check((await sides.count()) === (await see(page)).options.length, 'not every side is shown as a die');
  await shot(page, 'pools-turning');
  await accessible(page, 'a die that is turned');
  const wanted = await sides.first().locator('svg').getAttribute('data-code');
  const before = await lines(page);
  await sides.first().click();
  await moved(page, before);
  await page.waitForSelector('.pools .was', { timeout: 5000 });
  // Others may have been turned or rolled a moment ago.
  const now = await page.locator('.pools [data-die]:has(.was)').evaluateAll((dice) => dice.map((d) => d.dataset.die));
  check(now.includes(wanted), `turned to ${now}, not to ${wanted}`);
  await shot(page, 'pools-turned');
}

/** Four with decks full of focus and indirect damage. */
async function focusAndIndirect(open) {
  const page = await open(WIDE);
  inHaste(page);
  let [focus, indirect] = [false, false];
  for (let game = 0; game < 4 && !(focus && indirect); game++) {
    await deal(page, { players: 4, at: 2, mode: 'standard' });
    let begun = false;
    const enough = (seen) => {
      begun ||= seen.acts.length > 0;
      return (!focus && offers('turn ')(seen)) || (begun && !indirect && seen.sharing);
    };
    while ((await playUntil([page], enough, { wishes: ['resolve', 'activate', 'play', 'pass'] })) === 'enough') {
      if (offers('turn ')(await see(page))) {
        await turned(page);
        focus = true;
      } else if (await shared(page)) indirect = true;
      if (focus && indirect) break;
    }
  }
  check(focus, 'no die was turned');
  check(indirect, 'nobody was dealt indirect damage');
  await page.context().close();
}

/** Whoever bears a weapon that is redeployed falls by the own dice, and the weapon goes on to the next. */
async function redeployed(open) {
  const page = await open(WIDE);
  inHaste(page);
  for (let game = 0; game < 5; game++) {
    await deal(page, { decks: [TROOPERS] });
    const gone = async () => /moves to/.test(await heard(page));
    const ways = { wishes: ['play', 'activate', 'resolve', 'pass'], aim: 'laden' };
    if ((await playUntil([page], gone, ways)) === 'enough' || (await gone())) {
      await shot(page, 'pools-redeployed');
      await page.context().close();
      return;
    }
  }
  check(false, 'nothing was redeployed in five games');
}

await scenario('pools', async ({ open }) => {
  for (const wish of GAMES) await whole(open, wish);
  await focusAndIndirect(open);
  await redeployed(open);
});
