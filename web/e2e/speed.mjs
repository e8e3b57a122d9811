// Measures how long the page needs to show an update of a six-player table: message, DOM, layout. It replays the
// messages of a match to a page without a server, so that it measures only the page. docs/BENCHMARKS.md records
// the numbers. This is no gate, because the numbers vary between machines.
import { scenario } from './browser.mjs';
import { startAgainstBots } from './people.mjs';
import { playOn, waitForTable } from './player.mjs';

/** Records all messages of the socket. */
function record() {
  window.heard = [];
  const slot = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...slot,
    /** @param {(event: MessageEvent) => void} call */
    set(call) {
      slot?.set?.call(this, (/** @type {MessageEvent<string | ArrayBuffer>} */ event) => {
        const { data } = event;
        window.heard.push(typeof data === 'string' ? data : [...new Uint8Array(data)]);
        call.call(this, event);
      });
    },
  });
}

/** Replaces the socket with one that sends nothing. */
function silenceSocket() {
  const silent = class {
    /** @type {(() => void) | undefined} */
    onopen;
    /** @type {((event: { data: string | ArrayBuffer }) => void) | undefined} */
    onmessage;

    constructor() {
      window.socket = this;
      setTimeout(() => this.onopen?.());
    }
    /** @param {string} text */
    send(text) {
      window.lastSent = /** @type {{ t: string }} */ (JSON.parse(text)).t;
    }
    close() {
      // There is no connection.
    }
  };
  // It has only what the client uses.
  window.WebSocket = /** @type {typeof WebSocket} */ (/** @type {unknown} */ (silent));
}

/**
 * Delivers one message per animation frame and measures the time until script and layout are done.
 *
 * @param {(string | number[])[]} messages
 */
async function replay(messages) {
  /** @param {string} what */
  const until = async (what) => {
    while (window.lastSent !== what) await new Promise((done) => setTimeout(done, 10));
  };
  const took = [];
  await until('hello');
  for (const [i, kept] of messages.entries()) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const data = typeof kept === 'string' ? kept : new Uint8Array(kept).buffer;
    const began = performance.now();
    window.socket.onmessage?.({ data });
    // All effects of the message run in microtasks.
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
  await startAgainstBots(page, { mode: 'emperor' });
  let steps = 0;
  await playOn([page], { enough: () => ++steps > 60, quiet: 90_000 });
  await page.addInitScript(record);
  await page.reload();
  await waitForTable(page);
  steps = 0;
  await playOn([page], { enough: () => ++steps > 60, quiet: 90_000 });
  const heard = await page.evaluate(() => window.heard);

  await page.addInitScript(silenceSocket);
  await page.reload();
  const took = (await page.evaluate(replay, heard)).slice(5); // without the first view, which builds the page
  const what = await page.evaluate(() => `${document.querySelectorAll('.card').length} cards at the end`);
  console.log(`${took.length} messages, ${what}`);
  for (const [at, name] of ['script', 'script and layout'].entries()) {
    const sorted = took.map((times) => times[at] ?? 0).sort((a, b) => a - b);
    /** @param {number} share */
    const ms = (share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
    console.log(`${name}: median ${ms(0.5)} ms, 95 % within ${ms(0.95)} ms, longest ${ms(1)} ms`);
  }
});
