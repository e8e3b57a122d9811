// The server is killed during a turn, later stopped properly, and started again each time; the page reconnects.
// SERVE is the command line that starts it, e.g. "orrery serve --listen 127.0.0.1:8199 --data DIR --no-limits".
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkAccessibility, BASE, check, PLAY, scenario, screenshot } from './browser.mjs';
import { readTable, playOn, waitForTable } from './player.mjs';
/** @import { ChildProcess } from 'node:child_process' */
/** @import { Page } from 'playwright-core' */

const [program, ...args] = (process.env.SERVE ?? '').split(/\s+/).filter((word) => word !== '');
/** @type {ChildProcess | null} */
let server = null;

async function start() {
  server = spawn(program, args, { stdio: 'ignore' });
  for (let i = 0; i < 150; i++) {
    const answer = await fetch(`${BASE}/api/about?lang=en`).catch(() => null);
    if (answer?.ok) return;
    check(server.exitCode === null, `the server exited with ${server.exitCode}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  check(false, 'the server does not answer');
}

/** @param {NodeJS.Signals} signal */
async function stop(signal) {
  if (server === null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

/**
 * @param {Page} page
 * @param {string} text
 */
const banner = (page, text) =>
  page.waitForFunction((words) => document.querySelector('.banner')?.innerText.includes(words), text);

await scenario('restart', async ({ open }) => {
  check(program !== undefined, 'set SERVE to the command that starts the server');
  await start();
  try {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await page.goto(BASE);
    await page.click(PLAY);
    await waitForTable(page);
    let steps = 0;
    await playOn([page], { enough: () => ++steps > 20 });
    await page.waitForSelector('#decision [data-key]');
    const before = (await readTable(page)).n;

    // A choice is under way when the server dies.
    await page.locator('#decision [data-key]').first().click();
    await stop('SIGKILL');
    await banner(page, 'connection is lost');
    check((await page.locator('.zone').count()) > 0, 'the table is gone with the server');
    await checkAccessibility(page, 'table without a server');
    await screenshot(page, 'restart-lost');
    await start();
    await page.waitForSelector('.banner .bar', { state: 'detached' });
    check((await readTable(page)).n >= before, 'choices were lost');
    steps = 0;
    await playOn([page], { enough: () => ++steps > 10 });

    // A proper shutdown is announced.
    const after = (await readTable(page)).n;
    await page.waitForSelector('#decision [data-key]');
    const leaving = banner(page, 'server is restarting');
    await Promise.all([stop('SIGTERM'), leaving]);
    await screenshot(page, 'restart-leaves');
    await start();
    await page.waitForSelector('.banner .bar', { state: 'detached' });
    check((await readTable(page)).n >= after, 'choices were lost at a proper shutdown');
    steps = 0;
    await playOn([page], { enough: () => ++steps > 10 });
  } finally {
    server?.kill('SIGKILL');
  }
});
