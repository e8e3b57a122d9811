// Two people join by a link; one reloads the page and loses the connection during a turn; both can continue.
import { checkAccessibility, check, setOffline, scenario, screenshot } from './browser.mjs';
import { startTogether } from './people.mjs';
import { useFastClicks, readTable, playOn, waitForTable, openTab } from './player.mjs';

await scenario('two', async ({ open }) => {
  const [ann, ben] = [await open(), await open()];
  await startTogether([ann, ben]);
  await Promise.all([waitForTable(ann), waitForTable(ben)]);
  await screenshot(ann, 'two-start');

  // After some choices Ann reloads the page during her turn.
  let steps = 0;
  await playOn([ann, ben], { enough: () => ++steps > 12 });
  const before = (await readTable(ann)).n;
  await ann.reload();
  await waitForTable(ann);
  check((await readTable(ann)).n >= before, 'the table is older after a reload');

  // The test hook cuts Ben's connection, possibly while a command is under way.
  steps = 0;
  await playOn([ann, ben], { enough: () => ++steps > 8 });
  await ben.evaluate(() => window.__orrery.drop());
  steps = 0;
  await playOn([ann, ben], { enough: () => ++steps > 8 });

  // Ann is offline for a while: the table stays readable, and she can act when she is back online.
  await setOffline(ann, true);
  await ann.waitForSelector('.banner .bar');
  check((await ann.locator('.zone').count()) > 0, 'the table is gone while offline');
  await checkAccessibility(ann, 'table without a connection');
  await screenshot(ann, 'two-offline');
  await openTab(ben, 'chat');
  await ben.fill('#chat-text', 'are you there?');
  await ben.press('#chat-text', 'Enter');
  await setOffline(ann, false);
  await ann.waitForSelector('.banner .bar', { state: 'detached' });

  await ann.waitForSelector('#tab-chat .news');
  await openTab(ann, 'chat');
  await ann.waitForFunction(() => document.body.innerText.includes('are you there?'));
  await ann.fill('#chat-text', 'good game');
  await ann.press('#chat-text', 'Enter');
  await ben.waitForFunction(() => document.body.innerText.includes('good game'));

  [ann, ben].forEach(useFastClicks);
  await playOn([ann, ben]);
  await ben.waitForSelector('[data-testid=result]');
  const [a, b] = [await readTable(ann), await readTable(ben)];
  check(a.n === b.n, `the two saw different ends: ${a.n} and ${b.n}`);
  await screenshot(ben, 'two-result');
});
