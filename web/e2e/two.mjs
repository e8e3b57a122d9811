// Two people by a link; one loads the page anew and loses the line in the middle of a turn; both can play on.
import { accessible, check, offline, scenario, shot } from './browser.mjs';
import { gatherAt } from './people.mjs';
import { inHaste, look, playOn, seated, side } from './player.mjs';

await scenario('two', async ({ open }) => {
  const [ann, ben] = [await open(), await open()];
  await gatherAt([ann, ben]);
  await Promise.all([seated(ann), seated(ben)]);
  await shot(ann, 'two-start');

  // Some choices, then Ann loads the page anew in the middle.
  let steps = 0;
  await playOn([ann, ben], { enough: () => ++steps > 12 });
  const before = (await look(ann)).n;
  await ann.reload();
  await seated(ann);
  check((await look(ann)).n >= before, 'the table has fewer frames after loading anew');

  // Ben's line is cut by the test hook while something may be on its way.
  steps = 0;
  await playOn([ann, ben], { enough: () => ++steps > 8 });
  await ben.evaluate(() => window.__orrery.drop());
  steps = 0;
  await playOn([ann, ben], { enough: () => ++steps > 8 });

  // Ann's network is gone for a while: the table stays readable, and she can act when it is back.
  await offline(ann, true);
  await ann.waitForSelector('.banner .bar');
  check((await ann.locator('.zone').count()) > 0, 'the table is gone while offline');
  await accessible(ann, 'table without a connection');
  await shot(ann, 'two-offline');
  await side(ben, 'chat');
  await ben.fill('#chat-text', 'are you there?');
  await ben.press('#chat-text', 'Enter');
  await offline(ann, false);
  await ann.waitForSelector('.banner .bar', { state: 'detached' });

  await ann.waitForSelector('#tab-chat .news');
  await side(ann, 'chat');
  await ann.waitForFunction(() => document.body.innerText.includes('are you there?'));
  await ann.fill('#chat-text', 'good game');
  await ann.press('#chat-text', 'Enter');
  await ben.waitForFunction(() => document.body.innerText.includes('good game'));

  [ann, ben].forEach(inHaste);
  await playOn([ann, ben]);
  await ben.waitForSelector('[data-testid=result]');
  const [a, b] = [await look(ann), await look(ben)];
  check(a.n === b.n, `the two saw different ends: ${a.n} and ${b.n}`);
  await shot(ben, 'two-result');
});
