import { noted, type LastSeen } from '../../state/since';

const KEY = 'orrery-seen';

function all(): Record<string, LastSeen> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, LastSeen>) : {};
  } catch {
    return {};
  }
}

/** How far this device has seen a match. */
export function lastSeen(id: string): LastSeen | null {
  return all()[id] ?? null;
}

export function rememberSeen(id: string, n: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(noted(all(), id, { n, at: Date.now() })));
  } catch {
    // Without storage the next visit starts without a summary.
  }
}
