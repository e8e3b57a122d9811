import { api } from '../../api';
import type { MuteKind, Mute } from '../../wire';

let list = $state.raw<Mute[] | null>(null);

export const mutes = {
  get list(): Mute[] {
    return list ?? [];
  },
};

export function isMuted(user: string): boolean {
  return list?.some((entry) => entry.user === user && entry.how !== undefined) ?? false;
}

/** The user has changed. */
export function forgetMutes(): void {
  list = null;
}

/** Loads the list of muted users once. */
export async function loadMutes(): Promise<void> {
  if (list !== null) return;
  list = await api.mutes().catch(() => null);
}

/** Mutes a user, or unmutes them if `how` is absent. Takes effect locally at once. */
export async function setMute(user: string, how: MuteKind | undefined): Promise<void> {
  const entry: Mute = how === undefined ? { user } : { user, how };
  await api.setMute(entry);
  const rest = (list ?? []).filter((other) => other.user !== user);
  list = how === undefined ? rest : [...rest, entry];
}
