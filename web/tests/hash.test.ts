import { expect, test } from 'vitest';
import { viewHash } from '../src/state/hash';
import type { View } from '../src/wire';
import vectors from './hashes.json';

// The hashes were computed by `protocol::view_hash`.
test('the hash is the one the server computes', () => {
  for (const { view, hash } of vectors as { view: View; hash: string }[]) expect(viewHash(view)).toBe(hash);
});
