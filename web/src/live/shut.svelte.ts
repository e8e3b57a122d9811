import { api } from '../api';
import type { Shut, ShutInfo } from '../wire';

let list = $state.raw<ShutInfo[] | null>(null);

export const shutOut = {
  get list(): ShutInfo[] {
    return list ?? [];
  },
};

export function isShut(user: string): boolean {
  return list?.some((entry) => entry.user === user && entry.how !== undefined) ?? false;
}

/** Somebody else is here now. */
export function forgetShut(): void {
  list = null;
}

/** Asks once whom this user shuts out. */
export async function loadShut(): Promise<void> {
  if (list !== null) return;
  list = await api.shut().catch(() => null);
}

/** Shuts somebody out, or forgives them when `how` is absent. It holds here at once. */
export async function setShut(user: string, how: Shut | undefined): Promise<void> {
  const entry: ShutInfo = how === undefined ? { user } : { user, how };
  await api.setShut(entry);
  const rest = (list ?? []).filter((other) => other.user !== user);
  list = how === undefined ? rest : [...rest, entry];
}
