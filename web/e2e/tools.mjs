// The tools around the question: why not, undo and redo, undo requests, chat, mute, concede, rematch.
import { checkAccessibility, check, scenario, screenshot } from './browser.mjs';
import { startTogether } from './people.mjs';
import { readTable, playOn, waitForTable, openTab } from './player.mjs';
/** @import { Page } from 'playwright-core' */

/**
 * @param {Page} page
 * @param {string} text
 */
const waitForText = (page, text) =>
  page
    .waitForFunction((words) => document.body.innerText.includes(words), text)
    .catch(() => {
      throw new Error(`“${text}” does not appear`);
    });

await scenario('tools', async ({ open }) => {
  const [ann, ben] = [await open(), await open()];
  const path = await startTogether([ann, ben]);
  await Promise.all([waitForTable(ann), waitForTable(ben)]);
  await ann.waitForFunction(() => document.querySelector('#decision [data-key], #decision h2'));
  const [on, off] = (await readTable(ann)).options.length > 0 ? [ann, ben] : [ben, ann];

  // A card that cannot be chosen says why and links to the rule.
  await on.locator('[data-role=market] .card:not(.legal)').first().click();
  await on.click('#decision button.link');
  await on.waitForFunction(() => document.activeElement?.matches('#side-panel [data-rule].here'));
  await screenshot(on, 'why');
  await checkAccessibility(on, 'the rule beside the table');
  await on.keyboard.press('Escape');
  await openTab(on, 'log');

  // Changing the language during a turn changes the page and the game texts.
  await on.click('.preferences summary');
  await on.selectOption('.preferences select >> nth=0', 'ja');
  await on.waitForFunction(() =>
    /[ぁ-ん]/.test(document.querySelector('#decision [data-key]')?.textContent ?? ''),
  );
  await screenshot(on, 'table-ja');
  await on.selectOption('.preferences select >> nth=0', 'en');
  await on.waitForFunction(() =>
    /[A-Z]/.test(document.querySelector('#decision [data-key]')?.textContent ?? ''),
  );
  await on.click('.preferences summary');

  // A free undo strikes the line out in the log, and redo restores it.
  await on.locator('#decision [data-obvious]').first().click();
  await on.click('#decision button:has-text("Undo")');
  await on.waitForSelector('.log .void');
  await off.waitForSelector('.log .void');
  await on.click('#decision button:has-text("Redo")');
  await on.waitForSelector('.log .void', { state: 'detached' });

  // After the turn the opponent must agree: a refusal is shown, an agreement undoes the turn.
  let ended = false;
  await playOn([on], {
    enough: async () => {
      ended = !(await readTable(on)).turn;
      return ended;
    },
  });
  await on.click('#decision button:has-text("Ask to undo")');
  await off.click('#decision button:has-text("Refuse")');
  await waitForText(on, 'cannot be undone');
  await on.click('#decision button:has-text("Ask to undo")');
  await off.click('#decision button:text-is("Agree")');
  await on.waitForSelector('.log .void');
  await screenshot(off, 'taken-back');

  // Chat and mute.
  for (const page of [on, off]) await openTab(page, 'chat');
  await on.fill('#chat-text', 'hello there');
  await on.press('#chat-text', 'Enter');
  await waitForText(off, 'hello there');
  await off.click('.chat .line summary');
  await off.click('.chat button:text-is("Mute")');
  await off.waitForFunction(() => !document.querySelector('.chat')?.innerText.includes('hello there'));

  // Standing orders; then conceding asks for confirmation.
  for (const page of [on, off]) await openTab(page, 'match');
  await on.click('summary:has-text("Standing orders")');
  await on.locator('aside input[type=checkbox]').nth(1).check();
  await on.waitForTimeout(300);
  await on.reload();
  await waitForTable(on);
  await openTab(on, 'match');
  await on.click('summary:has-text("Standing orders")');
  check(await on.locator('aside input[type=checkbox]').nth(1).isChecked(), 'standing orders are lost');
  await off.click('aside button:text-is("Give up")');
  await off.click('aside .sure button.danger');
  await on.waitForSelector('[data-testid=result]');
  await off.waitForSelector('[data-testid=result]');
  await waitForText(on, 'You have won!');
  await waitForText(off, 'Gave up:');
  await on.click('[data-testid=result] button:text-is("Rematch")');
  await on.waitForFunction((old) => location.pathname !== old, path);
  await off.click('[data-testid=result] button:has-text("To the rematch")');
  await off.waitForFunction((old) => location.pathname !== old, path);
  check(
    (await on.evaluate(() => location.pathname)) === (await off.evaluate(() => location.pathname)),
    'two rematches',
  );
  await Promise.all([waitForTable(on), waitForTable(off)]);
});
