// Plays any game through the page: reads the question, takes a sensible option.
import { check } from './browser.mjs';

/** What answers a question: buttons, or the places of a map where those stand for them. */
export const ANSWERS = '#decision [data-key], .pin[data-key]';

const fingers = new WeakSet();
const hasty = new WeakSet();

/** From now on this page is played by touch. */
export function byTouch(page) {
  fingers.add(page);
}

/** From now on this page is played without a pointer on its way: for long games that are about something else. */
export function inHaste(page) {
  hasty.add(page);
}

/** A click, or a tap where somebody plays by touch. */
function hit(page, locator, options) {
  if (hasty.has(page)) return locator.evaluate((button) => button.click(), undefined, options);
  return fingers.has(page) ? locator.tap(options) : locator.click(options);
}

/** What the table shows now. */
export function look(page) {
  return page.evaluate((answers) => {
    const table = document.querySelector('.table');
    const options = [];
    for (const button of document.querySelectorAll(answers)) {
      const { key, obvious } = button.dataset;
      const pin = button.matches('.pin');
      if (pin && document.querySelector(`#decision [data-key=${JSON.stringify(key)}]`) !== null) continue;
      options.push({
        key,
        obvious: obvious !== undefined,
        end: button.classList.contains('end'),
        pressed: pin ? null : button.getAttribute('aria-pressed'),
        label: button.textContent.trim(),
      });
    }
    return {
      n: Number(table?.dataset.n ?? -1),
      phase: table?.dataset.phase ?? '',
      turn: table?.dataset.turn === 'true',
      busy: document.querySelector('#decision')?.getAttribute('aria-busy') === 'true',
      kind: document.querySelector('#decision')?.dataset.kind,
      over: document.querySelector('[data-testid=result]') !== null,
      asking: document.querySelector('#decision .danger') !== null,
      rush: document.querySelector('#decision .rush') !== null,
      curtain: document.querySelector('.curtain') !== null,
      options,
    };
  }, ANSWERS);
}

/** The place of the option to take: what is obvious, else the first that does not end the turn, else the last. */
export function sensible(options) {
  const obvious = options.findIndex((option) => option.obvious);
  if (obvious >= 0) return obvious;
  const open = options.findIndex(
    (option) => !option.end && option.key !== 'done' && option.pressed !== 'true',
  );
  return open >= 0 ? open : options.length - 1;
}

/** Does one thing by clicking. Gives back what was done, or null when it was not this player's turn. */
export async function step(page) {
  const seen = await look(page);
  if (seen.over) return 'over';
  if (seen.curtain) {
    await hit(page, page.locator('.curtain button'));
    return 'curtain';
  }
  if (seen.busy) return null;
  if (seen.asking) {
    await hit(page, page.locator('#decision .danger'));
    return 'confirmed';
  }
  if (seen.options.length === 0) return unfold(page);
  if (seen.rush) {
    await hit(page, page.locator('#decision .rush'), { timeout: 3000 }).catch(() => undefined);
    return 'rush';
  }
  if (seen.options.some((option) => option.pressed !== null)) return gather(page, seen);
  const option = seen.options[sensible(seen.options)];
  await press(page, option.key);
  return option.key;
}

/** Where all actions are of kinds that hold several, the first kind is opened. */
async function unfold(page) {
  const kind = page.locator('#decision [data-act]:not([data-key])').first();
  if ((await kind.count()) === 0) return null;
  await hit(page, kind, { timeout: 3000 }).catch(() => undefined);
  return 'unfold';
}

/** A question that takes several: one pick, then confirm. */
async function gather(page, seen) {
  const confirm = page.locator('#decision .confirm[aria-disabled="false"]');
  if ((await confirm.count()) > 0) {
    await hit(page, confirm.first());
    return 'confirm';
  }
  const option = seen.options[sensible(seen.options)];
  await press(page, option.key);
  return option.key;
}

/** Takes an option by its key. */
export async function press(page, key) {
  const [name, pin] = ['#decision ', '.pin'].map((of) => `${of}[data-key=${JSON.stringify(key)}]`);
  // A place may lie outside the part of the map in sight.
  if ((await page.locator(name).count()) === 0 && (await page.locator(pin).count()) > 0) {
    await page.locator(pin).evaluate((button) => button.click(), undefined, { timeout: 3000 }).catch(() => undefined);
    return;
  }
  const button = page.locator(name).first();
  // The list may have changed since it was read; then the next step reads it again.
  await hit(page, button, { timeout: 3000 }).catch(() => undefined);
}

/** Plays until the match is over, or until `enough` says so. */
export async function playOn(pages, { enough = () => false, limit = 4000, quiet = 60_000 } = {}) {
  let last = Date.now();
  for (let i = 0; i < limit; i++) {
    let done = false;
    for (const page of pages) {
      const did = await step(page);
      if (did === 'over') return 'over';
      if (did !== null) done = true;
      if (await enough(i)) return 'enough';
    }
    if (done) last = Date.now();
    else await pages[0].waitForTimeout(30);
    check(Date.now() - last < quiet, `nobody was asked anything for ${quiet / 1000} s`);
  }
  check(false, `the match was not over after ${limit} steps`);
}

/** Waits for a running table with a view. */
export async function seated(page) {
  await page.waitForSelector('.table[data-phase=running]');
  await page.waitForSelector('.zone, .curtain, .table h3');
}

/** Waits until this page is asked something and nothing of it is under way: now the table stands still. */
export async function asked(page) {
  const at = '#decision[aria-busy=false]';
  await page.waitForSelector(`${at} [data-key], body:has(${at}) .pin[data-key]`, { timeout: 60_000 });
}

/** Opens a tab of the panel beside the table, wherever its button is. */
export async function side(page, tab) {
  const button = page.locator(`#tab-${tab}`);
  if (!(await button.isVisible())) await page.locator(`header .tool.${tab}, header .tool`).first().click();
  await button.click();
}
