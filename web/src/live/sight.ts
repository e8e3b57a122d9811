import { noted, type Sight } from '../state/since';

const KEY = 'orrery-seen';

function all(): Record<string, Sight> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Sight>) : {};
  } catch {
    return {};
  }
}

/** How far a match was seen on this device. */
export function lastSeen(id: string): Sight | null {
  return all()[id] ?? null;
}

export function see(id: string, n: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(noted(all(), id, { n, at: Date.now() })));
  } catch {
    // Without a place to keep it, the next visit begins without a summary.
  }
}
