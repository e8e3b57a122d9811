// Starts Chromium and provides helpers for all scenarios. Plain JavaScript, so Node runs it without a build.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { attachFake, cutFake, file } from './fake.mjs';
/** @import { ScenarioContext } from './types.ts' */
/** @import { Browser, BrowserContext, Page } from 'playwright-core' */

export const BASE = process.env.BASE ?? (process.env.FAKE ? 'http://orrery.test' : 'http://127.0.0.1:8000');
/** The button that opens the table for these scenarios, among the games on offer. */
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

// Chromium does not let a page without a network address contact the local host unless this check is off.
if (process.env.DIST) ARGS.push('--disable-features=LocalNetworkAccessChecks');

export class Failed extends Error {}

/**
 * Fails the scenario unless a condition holds.
 *
 * @param {unknown} ok
 * @param {string} message
 * @returns {asserts ok}
 */
export function check(ok, message) {
  if (!ok) throw new Failed(message);
}

/**
 * Runs a scenario and exits with 0 or 1.
 *
 * @param {string} name
 * @param {(context: ScenarioContext) => Promise<void>} play
 */
export async function scenario(name, play) {
  const began = Date.now();
  const duration = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const browser = await launch();
  /** @type {string[]} */
  const errors = [];
  /** @type {ScenarioContext} */
  const context = { browser, errors, open: (options) => openPage(browser, errors, options) };
  let code = 0;
  try {
    await play(context);
    check(errors.length === 0, `errors in the page: ${errors.join('; ')}`);
    console.log(`${name}: ok (${duration()})`);
  } catch (error) {
    code = 1;
    console.error(
      `${name}: FAILED (${duration()}): ${error instanceof Failed ? error.message : error instanceof Error ? error.stack : String(error)}`,
    );
    for (const [i, page] of browser
      .contexts()
      .flatMap((c) => c.pages())
      .entries())
      await screenshot(page, `${name}-failed-${i}`);
  }
  await browser.close().catch(() => undefined);
  process.exit(code);
}

/** Starts Chromium, with retries: it sometimes crashes at startup, which says nothing about the client. */
export async function launch(tries = 3) {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  try {
    return await chromium.launch({ executablePath, args: ARGS });
  } catch (error) {
    if (tries <= 1) throw error;
    return launch(tries - 1);
  }
}

/**
 * Opens a page in its own browser context, which stands for another person.
 *
 * @param {Browser} browser
 * @param {string[]} errors
 */
async function openPage(browser, errors, options = {}) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  await routePages(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // Scenarios cut the connection and drop sessions on purpose; a violation of the content policy is an error.
    if (message.type() === 'error' && !/Failed to load resource|WebSocket|net::ERR/.test(message.text())) {
      errors.push(message.text());
    }
  });
  page.setDefaultTimeout(20_000);
  return page;
}

/**
 * Decides where the pages of a context are loaded from.
 *
 * @param {BrowserContext} context
 */
export async function routePages(context) {
  if (process.env.FAKE) await attachFake(context);
  // Serve the last build in front of a server that embeds no client or an older one.
  else if (process.env.DIST) {
    /** @param {URL} url */
    const own = (url) => url.origin === BASE && !/^\/(api|art|ws)(\/|$)/.test(url.pathname);
    await context.route(own, (route) => file(route, new URL(route.request().url()).pathname));
  }
}

/**
 * Turns the network of a page off or on.
 *
 * @param {Page} page
 * @param {boolean} on
 */
export async function setOffline(page, on) {
  cutFake(page.context(), on);
  await page.context().setOffline(on);
}

/**
 * @param {Page} page
 * @param {string} name
 */
export async function screenshot(page, name) {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: false }).catch(() => undefined);
}

/**
 * Checks that axe reports no serious or critical issue. Animations cause false alarms, so it tries again.
 *
 * @param {Page} page
 * @param {string} where
 */
export async function checkAccessibility(page, where) {
  // The content policy blocks foreign scripts in the page, but not those that the debugger evaluates.
  await page.evaluate(AXE);
  let found = await axeViolations(page);
  for (let again = 0; found.length > 0 && again < 2; again++) {
    await page.waitForTimeout(400);
    found = await axeViolations(page);
  }
  check(found.length === 0, `axe on ${where}: ${found.join(' | ')}`);
}

/** @param {Page} page */
function axeViolations(page) {
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
