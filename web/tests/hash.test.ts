import { expect, test } from 'vitest';
import { viewHash } from '../src/state/hash';
import type { TableView } from '../src/wire';
import vectors from './hashes.json';

// The hashes were computed by `protocol::view_hash`.
test('the hash equals the one of the server', () => {
  for (const { view, hash } of vectors as { view: TableView; hash: string }[])
    expect(viewHash(view)).toBe(hash);
});
