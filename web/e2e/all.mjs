// Runs all scenarios against BASE, JOBS at a time, because a scenario mostly waits for the bots. Arguments select
// scenarios by name. A scenario that fails runs once more, alone. If it passes then, it is reported as unsteady, which
// does not fail the run but should be investigated.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ALL = [
  'duel',
  'two',
  'watch',
  'tools',
  'clock',
  'hydra',
  'six',
  'arena',
  'sides',
  'moments',
  'galaxy',
  'hunt',
  'team',
  'dice',
  'pools',
  'phone',
  'keyboard',
  'access',
  'small',
  'openapi',
  'hotseat',
  'pages',
  'replay',
  'learn',
  'decks',
  'teams',
  'restart',
];

/** Requirements of scenarios: a real server with games and storage, a recorded match, or their own server process. */
/** @type {Record<string, () => boolean>} */
const NEEDS = {
  arena: () => !process.env.FAKE,
  sides: () => !process.env.FAKE,
  galaxy: () => !process.env.FAKE,
  team: () => !process.env.FAKE,
  dice: () => !process.env.FAKE,
  pools: () => !process.env.FAKE,
  decks: () => !process.env.FAKE,
  teams: () => !process.env.FAKE,
  replay: () => !process.env.FAKE,
  learn: () => !process.env.FAKE,
  small: () => !process.env.FAKE,
  openapi: () => !process.env.FAKE,
  moments: () => process.env.MATCH !== undefined,
  hunt: () => process.env.HUNT !== undefined,
  restart: () => process.env.SERVE !== undefined,
};

/** @param {string} name */
const possible = (name) => NEEDS[name]?.() ?? true;

/** @param {string} name */
async function run(name) {
  const env = { ...process.env };
  if (name === 'restart')
    env.BASE = env.RESTART_BASE ?? `http://${/--listen[ =](\S+)/.exec(env.SERVE ?? '')?.[1]}`;
  const file = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [file], { env, stdio: 'inherit' });
  await once(child, 'exit');
  return child.exitCode === 0;
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const began = Date.now();
/** @type {string[]} */
const failedOnce = [];
const queue = wanted.filter(possible);

async function work() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (!(await run(name))) failedOnce.push(name);
  }
}

await Promise.all(Array.from({ length: Number(process.env.JOBS ?? 2) }, work));
/** @type {string[]} */
const failed = [];
for (const name of failedOnce) {
  console.log(`${name}: running again, alone`);
  if (!(await run(name))) failed.push(name);
}
const unsteady = failedOnce.filter((name) => !failed.includes(name));
const left = wanted.filter((name) => !possible(name));
const count = wanted.length - left.length;
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`${count - failed.length} of ${count} scenarios passed in ${seconds} s`);
if (left.length > 0)
  console.log(`skipped, because this environment lacks what they need: ${left.join(', ')}`);
if (unsteady.length > 0) console.log(`unsteady, passed only when run alone: ${unsteady.join(', ')}`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
