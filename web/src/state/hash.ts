import type { View } from '../wire';

/**
 * The server's `view_hash`: two FNV-1a lanes of 32 bits over the UTF-8 bytes of the view's JSON.
 *
 * It works because both sides write the fields in the order of the structs and the client keeps objects
 * as they came.
 */
export function viewHash(view: View): string {
  const { status, tracks, gauges, seats, zones, map } = view;
  const bytes = new TextEncoder().encode(JSON.stringify({ status, tracks, gauges, seats, zones, map }));
  return lane(bytes, 0x811c9dc5) + lane(bytes, 0x0dc5811c);
}

function lane(bytes: Uint8Array, basis: number): string {
  let hash = basis;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
