// The description of the HTTP interface against the JSON schema of OpenAPI 3.1. The tests of the server compare it with
// the routes there are.
import { Validator } from '@seriousme/openapi-schema-validator';

const BASE = process.env.BASE ?? 'http://127.0.0.1:8000';

/** What is wrong with a description; empty when nothing is. */
async function faults(description) {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(description);
  if (!valid) return typeof errors === 'string' ? errors : JSON.stringify(errors.slice(0, 10), null, 2);
  return validator.version === '3.1' ? '' : `it is of version ${validator.version}`;
}

const began = Date.now();
const answer = await fetch(`${BASE}/api/openapi.json`);
const description = await answer.json();
// A validator that finds nothing anywhere would be of no use.
const [path] = Object.keys(description.paths);
const broken = structuredClone(description);
for (const operation of Object.values(broken.paths[path])) operation.parameters = [{ name: 'x', in: 'nowhere' }];
const found = (await faults(description)) || ((await faults(broken)) === '' ? 'a broken one is valid too' : '');
if (found) {
  console.error(`openapi: FAILED: ${found}`);
  process.exit(1);
}
const seconds = ((Date.now() - began) / 1000).toFixed(1);
console.log(`openapi: ok (${seconds} s), ${Object.keys(description.paths).length} paths`);
