import { api } from '../api';
import { go } from '../router.svelte';
import { ensureMe } from './house.svelte';
import { tell } from './notes.svelte';

/** Begins the lesson of a game. */
export async function takeLesson(game: string): Promise<void> {
  const opened = await tell(ensureMe().then(() => api.lesson(game)));
  if (opened) go(opened.path);
}

/** A match against the gentlest machine, without a script. */
export async function playCadet(game: string): Promise<void> {
  const opened = await tell(ensureMe().then(() => api.open({ game, seats: ['me', { machine: 'cadet' }] })));
  if (opened) go(opened.path);
}
