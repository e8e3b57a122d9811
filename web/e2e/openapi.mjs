// Checks the description of the HTTP API against the JSON schema of OpenAPI 3.1. Tests of the server compare it with
// the actual routes.
import { Validator } from '@seriousme/openapi-schema-validator';

/** @typedef {{ paths: Record<string, Record<string, { parameters?: unknown[] }>> }} Description */

const BASE = process.env.BASE ?? 'http://127.0.0.1:8000';

/**
 * Returns the errors of a description; empty if there are none.
 *
 * @param {Description} description
 */
async function validationErrors(description) {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(description);
  if (!valid) return typeof errors === 'string' ? errors : JSON.stringify(errors?.slice(0, 10), null, 2);
  return validator.version === '3.1' ? '' : `its version is ${validator.version}`;
}

const began = Date.now();
const answer = await fetch(`${BASE}/api/openapi.json`);
const description = /** @type {Description} */ (await answer.json());
// Make sure that the validator reports a broken description.
const [path] = Object.keys(description.paths);
const broken = /** @type {Description} */ (structuredClone(description));
for (const operation of Object.values(broken.paths[path ?? ''] ?? {}))
  operation.parameters = [{ name: 'x', in: 'nowhere' }];
const found =
  (await validationErrors(description)) ||
  ((await validationErrors(broken)) === '' ? 'the validator accepts a broken description' : '');
if (found) {
  console.error(`openapi: FAILED: ${found}`);
  process.exit(1);
}
const seconds = ((Date.now() - began) / 1000).toFixed(1);
console.log(`openapi: ok (${seconds} s), ${Object.keys(description.paths).length} paths`);
