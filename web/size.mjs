// Measures what a first visit to a table loads, compressed: code, style, one language. Fails beyond the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const dist = join(fileURLToPath(new URL('.', import.meta.url)), process.argv[2] ?? 'dist');
/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */
const manifest = /** @type {Manifest} */ (
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
);
/** @param {string} file */
const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/**
 * Collects a chunk and all its static imports.
 *
 * @param {string} key
 * @param {Set<string>} [seen]
 * @returns {Set<string>}
 */
function needed(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) needed(other, seen);
  return seen;
}

/** @type {Set<string>} */
const files = new Set();
for (const key of needed('index.html')) {
  files.add(manifest[key].file);
  for (const style of manifest[key].css ?? []) files.add(style);
}
const code = [...files].reduce((sum, file) => sum + size(file), 0);
const languages = Object.keys(manifest).filter((key) => key.includes('.ftl'));
const words = Math.max(...languages.map((key) => size(manifest[key].file)));
/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
console.log(
  `first load: ${kb(code)} KB code and style, ${kb(words)} KB words (budget ${BUDGET / 1000} KB, compressed)`,
);
process.exit(code + words <= BUDGET ? 0 : 1);
