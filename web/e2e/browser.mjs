// Starts Chromium and knows what every scenario needs. Plain JavaScript, so that Node runs it as it is.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { attachFake, cutFake, file } from './fake.mjs';

export const BASE = process.env.BASE ?? (process.env.FAKE ? 'http://orrery.test' : 'http://127.0.0.1:8000');
/** The button that opens the table these scenarios play at, among those of the games on offer. */
export const PLAY = process.env.FAKE ? '[data-testid=play]' : '[data-testid=play][data-game=star-realms]';
const SHOTS = process.env.SHOTS;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A page that comes from no address may not speak to this machine otherwise.
if (process.env.DIST) ARGS.push('--disable-features=LocalNetworkAccessChecks');

export class Failed extends Error {}

export function check(ok, message) {
  if (!ok) throw new Failed(message);
}

/** Runs a scenario and ends the process with 0 or 1. */
export async function scenario(name, play) {
  const began = Date.now();
  const took = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const browser = await launch();
  const errors = [];
  const house = { browser, errors, open: (options) => openPage(browser, errors, options) };
  let code = 0;
  try {
    await play(house);
    check(errors.length === 0, `errors in the page: ${errors.join('; ')}`);
    console.log(`${name}: ok (${took()})`);
  } catch (error) {
    code = 1;
    console.error(`${name}: FAILED (${took()}): ${error instanceof Failed ? error.message : (error.stack ?? error)}`);
    for (const [i, page] of browser
      .contexts()
      .flatMap((c) => c.pages())
      .entries())
      await shot(page, `${name}-failed-${i}`);
  }
  await browser.close().catch(() => undefined);
  process.exit(code);
}

/** Chromium itself falls over now and then before it shows anything; that says nothing about the client. */
export async function launch(tries = 3) {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  try {
    return await chromium.launch({ executablePath, args: ARGS });
  } catch (error) {
    if (tries <= 1) throw error;
    return launch(tries - 1);
  }
}

/** A page in a context of its own: another person. */
async function openPage(browser, errors, options = {}) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  await dress(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A cut line and a missing session are part of the scenarios; a broken content policy is not.
    if (message.type() === 'error' && !/Failed to load resource|WebSocket|net::ERR/.test(message.text())) {
      errors.push(message.text());
    }
  });
  page.setDefaultTimeout(20_000);
  return page;
}

/** Decides where the page of a context comes from. */
export async function dress(context) {
  if (process.env.FAKE) await attachFake(context);
  // The page as it was built last, in front of a server that has none or an older one inside.
  else if (process.env.DIST) {
    const own = (url) => url.origin === BASE && !/^\/(api|art|ws)(\/|$)/.test(url.pathname);
    await context.route(own, (route) => file(route, new URL(route.request().url()).pathname));
  }
}

/** Takes the network away from a page, or gives it back. */
export async function offline(page, on) {
  cutFake(page.context(), on);
  await page.context().setOffline(on);
}

export async function shot(page, name) {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: false }).catch(() => undefined);
}

/** No serious or critical finding of axe on this page. What moves while axe looks, it sees wrong: it looks again. */
export async function accessible(page, where) {
  // The content policy forbids scripts of others in the page, not those of the inspector.
  await page.evaluate(AXE);
  let found = await findings(page);
  for (let again = 0; found.length > 0 && again < 2; again++) {
    await page.waitForTimeout(400);
    found = await findings(page);
  }
  check(found.length === 0, `axe on ${where}: ${found.join(' | ')}`);
}

function findings(page) {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map(
        (v) =>
          `${v.id}: ${v.nodes
            .slice(0, 3)
            .map((n) => n.target.join(' '))
            .join(', ')} (${v.help})`,
      );
  });
}
