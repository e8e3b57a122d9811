// Measures what the landing page and a table load: requests and bytes, headers included. docs/BENCHMARKS.md records
// the numbers. This is no gate; `size.mjs` is.
import { BASE, PLAY, scenario } from './browser.mjs';
import { waitForTable } from './player.mjs';
/** @import { Page } from 'playwright-core' */

/**
 * Counts what this page loads from the network, as Chromium reports it. Answers from its cache count as nothing.
 *
 * @param {Page} page
 */
async function measureNetwork(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  /** @type {[string, number][]} */
  let loads = [];
  /** @type {Map<string, string>} */
  const urls = new Map();
  /** @type {Set<string>} */
  const cached = new Set();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!cached.has(requestId) && encodedDataLength > 0)
      loads.push([urls.get(requestId) ?? '', encodedDataLength]);
  });
  return {
    /** @param {string} what */
    report(what) {
      /** @param {number} bytes */
      const kb = (bytes) => (bytes / 1000).toFixed(1);
      const sum = loads.reduce((total, [, bytes]) => total + bytes, 0);
      console.log(`${what}: ${loads.length} requests, ${kb(sum)} KB`);
      const largest = loads.toSorted(([, a], [, b]) => b - a).slice(0, 5);
      for (const [url, bytes] of largest)
        console.log(`  ${kb(bytes).padStart(7)} KB  ${url.replace(BASE, '')}`);
      loads = [];
    },
  };
}

await scenario('load', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  const wire = await measureNetwork(page);
  const settled = () => page.waitForLoadState('networkidle');

  await page.goto(BASE);
  await page.waitForSelector(PLAY);
  await settled();
  wire.report('landing page, first visit');

  await page.goto(BASE);
  await page.waitForSelector(PLAY);
  await settled();
  wire.report('landing page, later visit');

  await page.click(PLAY);
  await waitForTable(page);
  await page.waitForSelector('#decision [data-key]');
  await settled();
  wire.report('a table after the landing page, without its socket');
});
