// A watcher sees the table, and of a hand only the cards that all players know.
import { gunzipSync } from 'node:zlib';
import { checkAccessibility, BASE, check, scenario, screenshot } from './browser.mjs';
import { createTable } from './map.mjs';
import { startTogether } from './people.mjs';
import { readTable, playOn, waitForTable, openTab } from './player.mjs';
/** @import { ServerMsg } from '../src/wire.ts' */
/** @import { Page } from 'playwright-core' */

/**
 * Returns the names of face-up cards in a hand on this page, and the number of the view.
 *
 * @param {Page} page
 * @param {number} seat
 */
function hand(page, seat) {
  return page.evaluate((owner) => {
    const cards = document.querySelectorAll(`[data-zone="hand/${owner}"] .card:not(.back)`);
    const names = [...cards].map((card) => card.querySelector('.top')?.textContent.trim());
    return { n: document.querySelector('.table')?.dataset.n, names };
  }, seat);
}

await scenario('watch', async ({ open }) => {
  const [ann, ben, eve] = [await open(), await open(), await open({ colorScheme: 'dark' })];
  /** @type {(string | Buffer)[]} */
  const received = [];
  eve.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(payload)));
  const path = await startTogether([ann, ben]);
  await waitForTable(ann);
  await eve.goto(BASE + path);
  await eve.waitForSelector('.zone');

  let [steps, compared] = [0, 0];
  await playOn([ann, ben], {
    enough: async () => {
      // All players can learn cards, e.g. when a deck runs out; the opponent then sees them as well.
      for (const [seat, opponent] of [ben, ann].entries()) {
        const [watcher, other] = [await hand(eve, seat), await hand(opponent, seat)];
        if (watcher.n !== other.n) continue;
        compared += 1;
        check(
          JSON.stringify(watcher.names) === JSON.stringify(other.names),
          `a watcher sees ${watcher.names} in a hand, the opponent ${other.names}`,
        );
      }
      return ++steps > 60;
    },
  });
  check(compared > 20, 'the watcher never saw the same update as the players');

  const msgs = received.map(
    (data) =>
      /** @type {ServerMsg} */ (JSON.parse(typeof data === 'string' ? data : gunzipSync(data).toString())),
  );
  const first = msgs.find((msg) => msg.t === 'snap')?.view.zones.filter((zone) => zone.role === 'hand');
  check(first !== undefined, 'the watcher got no view');
  const shown = first.flatMap((zone) => zone.cards.filter((card) => card.card !== undefined));
  check(shown.length === 0, `the first view shows a hand to a watcher: ${JSON.stringify(shown)}`);
  check(
    msgs.every((msg) => !('open' in msg) || msg.open?.decision === undefined),
    'a watcher has a decision',
  );
  check((await readTable(eve)).options.length === 0, 'a watcher has options');
  for (const page of [ann, eve]) await openTab(page, 'match');
  await ann.waitForFunction(() => document.body.innerText.includes('1 watcher'));
  await checkAccessibility(eve, 'table of a watcher');
  await screenshot(eve, 'watch');

  // Ann lets Eve see her hand and then withdraws the permission. The hand must not be empty.
  await playOn([ann, ben], { enough: async () => (await hand(ann, 0)).names.length > 0 });
  await ann.click('.people button:text-is("Show your cards")');
  await eve.click('.people button:has-text("Look over the shoulder")');
  await eve.waitForSelector('.people button:text-is("Back among the watchers")');
  await eve.waitForFunction(() => document.querySelector('[data-zone="hand/0"] .card:not(.back)') !== null);
  check((await readTable(eve)).options.length === 0, 'a coach has options');
  await ann.click('.people button:text-is("Show no more")');
  await eve.waitForSelector('.people button:text-is("Back among the watchers")', { state: 'detached' });
  await eve.waitForSelector('.zone');

  // A match without watchers says so at its table and in its replay, during the match and afterwards.
  const options = { public: false, rated: false, clock: 'none', watch: false, chat: true, undo: true };
  const seats = ['me', { machine: 'cadet' }];
  const closedTable = await createTable(ann, '/api/tables', { game: 'star-realms', seats, options });
  const closed = async () => {
    for (const where of [closedTable, closedTable.replace('/t/', '/r/')]) {
      await eve.goto(BASE + where);
      await eve.waitForFunction(() =>
        (document.querySelector('main')?.innerText ?? '').includes('not open to watchers'),
      );
    }
  };
  await ann.goto(BASE + closedTable);
  await waitForTable(ann);
  await closed();
  await ann.click('#tab-match');
  await ann.click('aside button:text-is("Give up")');
  await ann.click('aside .sure button.danger');
  await ann.waitForSelector('[data-testid=result]');
  await closed();
  await screenshot(eve, 'watch-closed');
});
