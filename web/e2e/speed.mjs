// How long a frame of a full six-player table takes in the page: the message, the new page, its layout. Recorded in
// docs/BENCHMARKS.md, never a gate: machines are noisy.
import { scenario } from './browser.mjs';
import { amongMachines } from './people.mjs';
import { playOn } from './player.mjs';

/** Wraps what hears the socket, and measures from the message until script and layout are done. */
function watch() {
  window.took = [];
  const listen = WebSocket.prototype.addEventListener;
  const timed = (call) =>
    async function (event) {
      const began = performance.now();
      call.call(this, event);
      // Whatever follows from the message is done in microtasks.
      for (let i = 0; i < 5; i++) await Promise.resolve();
      const script = performance.now() - began;
      void document.body.offsetHeight;
      window.took.push([script, performance.now() - began]);
    };
  WebSocket.prototype.addEventListener = function (kind, call, ...rest) {
    return listen.call(this, kind, kind === 'message' ? timed(call) : call, ...rest);
  };
  const slot = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...slot,
    set(call) {
      slot.set.call(this, timed(call));
    },
  });
}

await scenario('speed', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch);
  await amongMachines(page, { mode: 'emperor' });
  let steps = 0;
  await playOn([page], { enough: () => ++steps > 400, quiet: 90_000 });
  const took = await page.evaluate(() => window.took);
  for (const [what, at] of [
    ['script', 0],
    ['script and layout', 1],
  ]) {
    const sorted = took.map((times) => times[at]).sort((a, b) => a - b);
    const ms = (share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
    console.log(`${took.length} messages, ${what}: median ${ms(0.5)} ms, 95 % within ${ms(0.95)} ms, longest ${ms(1)} ms`);
  }
});
