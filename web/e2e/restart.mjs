// The server is killed in mid-turn, later told to stop, and started again each time: the page stays with it.
// SERVE is the command line that starts it, e.g. "orrery serve --listen 127.0.0.1:8199 --data DIR --no-limits".
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessible, BASE, check, PLAY, scenario, shot } from './browser.mjs';
import { look, playOn, seated } from './player.mjs';

const [program, ...args] = (process.env.SERVE ?? '').split(/\s+/).filter((word) => word !== '');
let server = null;

async function start() {
  server = spawn(program, args, { stdio: 'ignore' });
  for (let i = 0; i < 150; i++) {
    const answer = await fetch(`${BASE}/api/about?lang=en`).catch(() => null);
    if (answer?.ok) return;
    check(server.exitCode === null, `the server ended with ${server.exitCode}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  check(false, 'the server does not answer');
}

async function stop(signal) {
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

const banner = (page, text) =>
  page.waitForFunction((words) => document.querySelector('.banner')?.innerText.includes(words), text);

await scenario('restart', async ({ open }) => {
  check(program !== undefined, 'SERVE must say how to start the server');
  await start();
  try {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await page.goto(BASE);
    await page.click(PLAY);
    await seated(page);
    let steps = 0;
    await playOn([page], { enough: () => ++steps > 20 });
    await page.waitForSelector('#decision [data-key]');
    const before = (await look(page)).n;

    // A choice is on its way when the power goes.
    await page.locator('#decision [data-key]').first().click();
    await stop('SIGKILL');
    await banner(page, 'connection is lost');
    check((await page.locator('.zone').count()) > 0, 'the table is gone with the server');
    await accessible(page, 'table without a server');
    await shot(page, 'restart-lost');
    await start();
    await page.waitForSelector('.banner .bar', { state: 'detached' });
    check((await look(page)).n >= before, 'choices were forgotten');
    steps = 0;
    await playOn([page], { enough: () => ++steps > 10 });

    // An orderly stop is announced.
    const after = (await look(page)).n;
    await page.waitForSelector('#decision [data-key]');
    const leaving = banner(page, 'server is restarting');
    await Promise.all([stop('SIGTERM'), leaving]);
    await shot(page, 'restart-leaves');
    await start();
    await page.waitForSelector('.banner .bar', { state: 'detached' });
    check((await look(page)).n >= after, 'choices were forgotten at an orderly stop');
    steps = 0;
    await playOn([page], { enough: () => ++steps > 10 });
  } finally {
    server.kill('SIGKILL');
  }
});
