// Everything around the question: why not, undo and redo, asking for it, chat, mute, give up, rematch.
import { accessible, check, scenario, shot } from './browser.mjs';
import { gatherAt } from './people.mjs';
import { look, playOn, seated, side } from './player.mjs';

const says = (page, text) =>
  page
    .waitForFunction((words) => document.body.innerText.includes(words), text)
    .catch(() => {
      throw new Error(`“${text}” does not appear`);
    });

await scenario('tools', async ({ open }) => {
  const [ann, ben] = [await open(), await open()];
  const path = await gatherAt([ann, ben]);
  await Promise.all([seated(ann), seated(ben)]);
  await ann.waitForFunction(() => document.querySelector('#decision [data-key], #decision h2'));
  const [on, off] = (await look(ann)).options.length > 0 ? [ann, ben] : [ben, ann];

  // Something that is no option says why, with a link to the rule.
  await on.locator('[data-role=market] .card:not(.legal)').first().click();
  await on.click('#decision button.link');
  await on.waitForFunction(() => document.activeElement?.matches('#side-panel [data-rule].here'));
  await shot(on, 'why');
  await accessible(on, 'the rule beside the table');
  await on.keyboard.press('Escape');
  await side(on, 'log');

  // Another language changes the page and the words of the game, in the middle of a turn.
  await on.click('.likes summary');
  await on.selectOption('.likes select >> nth=0', 'ja');
  await on.waitForFunction(() =>
    /[ぁ-ん]/.test(document.querySelector('#decision [data-key]')?.textContent ?? ''),
  );
  await shot(on, 'table-ja');
  await on.selectOption('.likes select >> nth=0', 'en');
  await on.waitForFunction(() =>
    /[A-Z]/.test(document.querySelector('#decision [data-key]')?.textContent ?? ''),
  );
  await on.click('.likes summary');

  // A free undo and its redo strike the line out and bring it back.
  await on.locator('#decision [data-obvious]').first().click();
  await on.click('#decision button:has-text("Undo")');
  await on.waitForSelector('.log .void');
  await off.waitForSelector('.log .void');
  await on.click('#decision button:has-text("Redo")');
  await on.waitForSelector('.log .void', { state: 'detached' });

  // After the turn others are asked; a refusal is told, an agreement takes back.
  let ended = false;
  await playOn([on], {
    enough: async () => {
      ended = !(await look(on)).turn;
      return ended;
    },
  });
  await on.click('#decision button:has-text("Ask to undo")');
  await off.click('#decision button:has-text("Refuse")');
  await says(on, 'cannot be undone');
  await on.click('#decision button:has-text("Ask to undo")');
  await off.click('#decision button:text-is("Agree")');
  await on.waitForSelector('.log .void');
  await shot(off, 'taken-back');

  // Chat, mute.
  for (const page of [on, off]) await side(page, 'chat');
  await on.fill('#chat-text', 'hello there');
  await on.press('#chat-text', 'Enter');
  await says(off, 'hello there');
  await off.click('.chat .line summary');
  await off.click('.chat button:text-is("Mute")');
  await off.waitForFunction(() => !document.querySelector('.chat')?.innerText.includes('hello there'));

  // Standing orders, then giving up asks once more.
  for (const page of [on, off]) await side(page, 'match');
  await on.click('summary:has-text("Standing orders")');
  await on.locator('aside input[type=checkbox]').nth(1).check();
  await on.waitForTimeout(300);
  await on.reload();
  await seated(on);
  await side(on, 'match');
  await on.click('summary:has-text("Standing orders")');
  check(await on.locator('aside input[type=checkbox]').nth(1).isChecked(), 'orders are forgotten');
  await off.click('aside button:text-is("Give up")');
  await off.click('aside .sure button.danger');
  await on.waitForSelector('[data-testid=result]');
  await off.waitForSelector('[data-testid=result]');
  await says(on, 'You have won!');
  await says(off, 'Gave up:');
  await on.click('[data-testid=result] button:text-is("Rematch")');
  await on.waitForFunction((old) => location.pathname !== old, path);
  await off.click('[data-testid=result] button:has-text("To the rematch")');
  await off.waitForFunction((old) => location.pathname !== old, path);
  check(
    (await on.evaluate(() => location.pathname)) === (await off.evaluate(() => location.pathname)),
    'two rematches',
  );
  await Promise.all([seated(on), seated(off)]);
});
