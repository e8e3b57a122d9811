// The card game from each side against the machine, to its result; the side follows from the deck.
import { accessible, BASE, check, scenario, shot } from './browser.mjs';
import { inHaste, playOn, seated } from './player.mjs';

/** Makes a table with this deck against a machine and goes there. */
async function begin(page, deck) {
  await page.goto(BASE);
  await page.waitForSelector('[data-testid=play][data-game=sw-lcg]');
  const path = await page.evaluate(async (starter) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/session/guest', { method: 'POST', headers, body: '{}' });
    const seats = ['me', { machine: 'cadet' }];
    const body = JSON.stringify({ game: 'sw-lcg', seats, decks: [{ starter }] });
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return answer.ok ? (await answer.json()).path : `refused: ${await answer.text()}`;
  }, deck);
  check(path.startsWith('/t/'), path);
  await page.goto(`${BASE}${path}`);
  await seated(page);
  await page.waitForSelector('.arena');
}

await scenario('sides', async ({ open }) => {
  for (const [deck, side] of [
    ['rebel-alliance', 'Light side'],
    ['imperial-navy', 'Dark side'],
  ]) {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    inHaste(page);
    await begin(page, deck);
    const own = await page.locator('.arena').innerText();
    check(own.includes(side), `nobody is told of the ${side}`);
    await playOn([page], { quiet: 120_000 });
    await page.waitForSelector('[data-testid=result]');
    await accessible(page, `the end of a game of the ${side}`);
    await shot(page, `sides-${deck}`);
    await page.context().close();
  }
});
