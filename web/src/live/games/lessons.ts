import { api } from '../../api';
import { go } from '../../router.svelte';
import { ensureMe } from '../connection/session.svelte';
import { orNotify } from '../ui/notices.svelte';

/** Starts the lesson of a game. */
export async function startLesson(game: string): Promise<void> {
  const opened = await orNotify(ensureMe().then(() => api.lesson(game)));
  if (opened) go(opened.path);
}

/** Starts a match against the weakest bot, without a script. */
export async function playCadet(game: string): Promise<void> {
  const opened = await orNotify(
    ensureMe().then(() => api.open({ game, seats: ['me', { machine: 'cadet' }] })),
  );
  if (opened) go(opened.path);
}
