// How long a frame of a full six-player table takes in the page: the message, the new page, its layout. The messages
// of a played match are played again to a page without a server, so that nothing but the page is measured. Recorded in
// docs/BENCHMARKS.md, never a gate: machines are noisy.
import { scenario } from './browser.mjs';
import { amongMachines } from './people.mjs';
import { playOn, seated } from './player.mjs';

/** Keeps what the socket says. */
function record() {
  window.heard = [];
  const slot = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...slot,
    set(call) {
      slot.set.call(this, (event) => {
        const { data } = event;
        window.heard.push(typeof data === 'string' ? data : [...new Uint8Array(data)]);
        call.call(this, event);
      });
    },
  });
}

/** In the place of the socket: says nothing by itself. */
function mute() {
  window.WebSocket = class {
    constructor() {
      window.socket = this;
      setTimeout(() => this.onopen?.());
    }
    send(text) {
      window.said = JSON.parse(text).t;
    }
    close() {}
  };
}

/** Says the messages one a frame, and measures from each until script and layout are done. */
async function replay(heard) {
  const until = async (what) => {
    while (window.said !== what) await new Promise((done) => setTimeout(done, 10));
  };
  const took = [];
  await until('hello');
  for (const [i, kept] of heard.entries()) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const data = typeof kept === 'string' ? kept : new Uint8Array(kept).buffer;
    const began = performance.now();
    window.socket.onmessage({ data });
    // Whatever follows from the message is done in microtasks.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    const script = performance.now() - began;
    void document.body.offsetHeight;
    took.push([script, performance.now() - began]);
    if (i === 0) await until('join');
  }
  return took;
}

await scenario('speed', async ({ open }) => {
  const viewport = { width: 1440, height: 900 };
  const page = await open({ viewport });
  await amongMachines(page, { mode: 'emperor' });
  let steps = 0;
  await playOn([page], { enough: () => ++steps > 60, quiet: 90_000 });
  await page.addInitScript(record);
  await page.reload();
  await seated(page);
  steps = 0;
  await playOn([page], { enough: () => ++steps > 60, quiet: 90_000 });
  const heard = await page.evaluate(() => window.heard);

  await page.addInitScript(mute);
  await page.reload();
  const took = (await page.evaluate(replay, heard)).slice(5); // without the first view, which builds the page
  const what = await page.evaluate(() => `${document.querySelectorAll('.card').length} cards at the end`);
  console.log(`${took.length} messages, ${what}`);
  for (const [name, at] of [
    ['script', 0],
    ['script and layout', 1],
  ]) {
    const sorted = took.map((times) => times[at]).sort((a, b) => a - b);
    const ms = (share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
    console.log(`${name}: median ${ms(0.5)} ms, 95 % within ${ms(0.95)} ms, longest ${ms(1)} ms`);
  }
});
