import type { TableView } from '../wire';

/**
 * The server's `view_hash`: two FNV-1a lanes of 32 bits over the UTF-8 bytes of the view's JSON.
 *
 * It works because the server writes fields in the order of its structs and the client keeps the order of
 * the received objects.
 */
export function viewHash(view: TableView): string {
  const { status, tracks, gauges, seats, zones, map } = view;
  const bytes = new TextEncoder().encode(JSON.stringify({ status, tracks, gauges, seats, zones, map }));
  return lane(bytes, 0x811c9dc5) + lane(bytes, 0x0dc5811c);
}

function lane(bytes: Uint8Array, basis: number): string {
  let hash = basis;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
