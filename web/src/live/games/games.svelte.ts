import { api } from '../../api';
import { spoken } from '../../i18n/index.svelte';
import type { About, GameInfo, Lang } from '../../wire';

let about = $state.raw<About | null>(null);
let asked: { lang: Lang; answer: Promise<void> } | null = null;

/** The games on this server, in the current language. */
export const serverInfo = {
  get about(): About | null {
    return about;
  },
};

/** Loads the list once per language. Concurrent calls share one request. */
export async function loadAbout(): Promise<void> {
  const lang = spoken();
  if (asked?.lang !== lang) asked = { lang, answer: fetchAbout(lang) };
  await asked.answer;
}

async function fetchAbout(lang: Lang): Promise<void> {
  try {
    const found = await api.about(lang);
    if (asked?.lang === lang) about = found;
  } catch (error) {
    if (asked?.lang === lang) asked = null;
    throw error;
  }
}

export function gameOf(slug: string): GameInfo | null {
  return about?.games.find((game) => game.slug === slug) ?? null;
}

/** The title of a game and its mode in one string. */
export function titleOf(game: string, mode: string): string {
  return titlesOf(game, mode).join('\u00a0· ');
}

/** The titles of a game and its mode, by default the usual mode. Unknown ones are shown by their slug. */
export function titlesOf(game: string, mode: string): string[] {
  const info = gameOf(game);
  const known = info?.modes.find((m) => m.slug === mode) ?? (mode === '' ? info?.modes[0] : undefined);
  return [info?.title ?? game, known?.title ?? mode].filter((part) => part !== '');
}

export function levelTitle(slug: string): string {
  return about?.levels.find((level) => level.slug === slug)?.title ?? slug;
}
