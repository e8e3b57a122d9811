// Several people at one table.
import { BASE, check } from './browser.mjs';

/** The first page opens a table with free seats, the others come by its link and sit down. */
export async function gatherAt(pages, { mode, players } = {}) {
  const [host, ...guests] = pages;
  await host.goto(`${BASE}/new`);
  await host.waitForSelector('form');
  if (mode) await host.selectOption('#mode', mode);
  if (players) await host.selectOption('#players', String(players));
  await host.click('form button[type=submit]');
  await host.waitForSelector('#link');
  const link = await host.inputValue('#link');
  check(/\/t\/[^/]+$/.test(link), `no link to the table: ${link}`);
  for (const guest of guests) {
    await guest.goto(BASE + new URL(link).pathname);
    await guest.waitForSelector('ol li button');
    await guest.locator('ol li button').first().click();
    await guest.waitForFunction(() => document.body.innerText.includes('(you)'));
  }
  return new URL(link).pathname;
}
