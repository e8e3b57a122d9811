// Whole games with dice: each starter deck that a mode has, three and four players, focus, indirect damage, redeploy.
import { accessible, check, scenario, shot } from './browser.mjs';
import { deal, lines, moved, offers, playUntil, see, shared, sound } from './dicetable.mjs';
import { heard } from './map.mjs';
import { inHaste } from './player.mjs';

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Decks to play with against one another, by their slugs, as far as players can bring decks: `a:b c:d`. */
const DECKS = (process.env.DECKS ?? '').split(' ').filter((pair) => pair !== '');
/** Without them, each seat has its own. */
const GAMES = [
  ...DECKS.map((pair) => ({ decks: pair.split(':').map((slug) => ({ slug })) })),
  { at: 0 },
  { at: 1 },
  { players: 3, at: 2, phone: true },
  { players: 4, at: 3 },
];

/** A game from its first question to its last. */
async function whole(open, { phone = false, ...wish }) {
  const page = await open(phone ? PHONE : WIDE);
  inHaste(page);
  await deal(page, wish);
  let shown = false;
  const told = async (seen) => {
    if (!shown && seen.acts.includes('resolve')) {
      shown = true;
      await sound(page, `seat ${wish.at ?? 0} of ${wish.players ?? 2}`);
      await shot(page, `pools-${wish.players ?? 2}-${wish.at ?? 0}`);
      await accessible(page, `a table of ${wish.players ?? 2}`);
    }
    return false;
  };
  check((await playUntil([page], told, { patience: 300_000 })) === 'over', 'the game does not end');
  check(shown, 'no die was ever to be resolved');
  await shot(page, `pools-${wish.players ?? 2}-${wish.at ?? 0}-over`);
  const log = await heard(page).catch(() => '');
  await page.context().close();
  return log;
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
  const now = await page.locator('.pools [data-die]:has(.was)').first().getAttribute('data-die');
  check(now === wanted, `turned to ${now}, not to ${wanted}`);
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
    await deal(page);
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
  // Luck may be slow to bring it: on demand.
  if (process.env.MORE) await redeployed(open);
});
