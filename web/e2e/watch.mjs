// A watcher sees the table, and of a hand only what everybody at the table knows.
import { gunzipSync } from 'node:zlib';
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { ask } from './map.mjs';
import { gatherAt } from './people.mjs';
import { look, playOn, seated, side } from './player.mjs';

/** The names of the face-up cards in a hand, as this page shows them, and the frame it shows. */
function hand(page, seat) {
  return page.evaluate((owner) => {
    const cards = document.querySelectorAll(`[data-zone="hand/${owner}"] .card:not(.back)`);
    const names = [...cards].map((card) => card.querySelector('.top').textContent.trim());
    return { n: document.querySelector('.table').dataset.n, names };
  }, seat);
}

await scenario('watch', async ({ open }) => {
  const [ann, ben, eve] = [await open(), await open(), await open({ colorScheme: 'dark' })];
  const heard = [];
  eve.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(payload)));
  const path = await gatherAt([ann, ben]);
  await seated(ann);
  await eve.goto(BASE + path);
  await eve.waitForSelector('.zone');

  let [steps, compared] = [0, 0];
  await playOn([ann, ben], {
    enough: async () => {
      // Cards can become known to all, e.g. when a deck runs out; the opponent then sees them as well.
      for (const [seat, opponent] of [
        [0, ben],
        [1, ann],
      ]) {
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
  check(compared > 20, 'the watcher was never at the same frame as the players');

  const msgs = heard.map((data) => JSON.parse(typeof data === 'string' ? data : gunzipSync(data).toString()));
  const first = msgs.find((msg) => msg.t === 'snap').view.zones.filter((zone) => zone.role === 'hand');
  const shown = first.flatMap((zone) => zone.cards.filter((card) => card.card !== undefined));
  check(shown.length === 0, `the first view tells a watcher a hand: ${JSON.stringify(shown)}`);
  check(
    msgs.every((msg) => msg.open?.decision === undefined),
    'a watcher was asked something',
  );
  check((await look(eve)).options.length === 0, 'a watcher has options');
  for (const page of [ann, eve]) await side(page, 'match');
  await ann.waitForFunction(() => /1 watcher/.test(document.body.innerText));
  await accessible(eve, 'table of a watcher');
  await shot(eve, 'watch');

  // Ann lets Eve look over her shoulder, and then not any more. There must be something to see.
  await playOn([ann, ben], { enough: async () => (await hand(ann, 0)).names.length > 0 });
  await ann.click('.people button:text-is("Show your cards")');
  await eve.click('.people button:has-text("Look over the shoulder")');
  await eve.waitForSelector('.people button:text-is("Back among the watchers")');
  await eve.waitForFunction(() => document.querySelector('[data-zone="hand/0"] .card:not(.back)') !== null);
  check((await look(eve)).options.length === 0, 'a coach has options');
  await ann.click('.people button:text-is("Show no more")');
  await eve.waitForSelector('.people button:text-is("Back among the watchers")', { state: 'detached' });
  await eve.waitForSelector('.zone');

  // A match without watchers says so at its table and at its replay, while it is played and afterwards.
  const options = { public: false, rated: false, clock: 'none', watch: false, chat: true, undo: true };
  const seats = ['me', { machine: 'cadet' }];
  const shut = await ask(ann, '/api/tables', { game: 'star-realms', seats, options });
  const closed = async () => {
    for (const where of [shut, shut.replace('/t/', '/r/')]) {
      await eve.goto(BASE + where);
      await eve.waitForFunction(() => /not open to watchers/.test(document.querySelector('main')?.innerText));
    }
  };
  await ann.goto(BASE + shut);
  await seated(ann);
  await closed();
  await ann.click('#tab-match');
  await ann.click('aside button:text-is("Give up")');
  await ann.click('aside .sure button.danger');
  await ann.waitForSelector('[data-testid=result]');
  await closed();
  await shot(eve, 'watch-closed');
});
