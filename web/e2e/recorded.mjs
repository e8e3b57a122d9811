// Reads the recorded matches that scenarios continue.
import { readFileSync } from 'node:fs';

/**
 * A line of a match; a line that is no pick has an empty one.
 *
 * @typedef {{ pick: string, seat: number }} RecordedLine
 */

/**
 * Reads a saved match by its name.
 *
 * @param {string} name
 */
export function readMatch(name) {
  const file = new URL(`../../crates/games/tests/saves/0.1.0/${name}.orrery`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { pick = '', seat = 0 } = /** @type {Partial<RecordedLine>} */ (JSON.parse(line));
    return { pick, seat };
  });
}
