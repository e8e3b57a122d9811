import { api } from '../api';
import { spoken } from '../i18n/index.svelte';
import type { About, GameInfo, Lang } from '../wire';

let about = $state.raw<About | null>(null);
let asked: Lang | null = null;

/** What can be played here, in the language that is shown. */
export const offer = {
  get about(): About | null {
    return about;
  },
};

/** Fetches it, once per language. */
export async function loadAbout(): Promise<void> {
  const lang = spoken();
  if (asked === lang) return;
  asked = lang;
  try {
    about = await api.about(lang);
  } catch (error) {
    asked = null;
    throw error;
  }
}

export function gameOf(slug: string): GameInfo | null {
  return about?.games.find((game) => game.slug === slug) ?? null;
}

/** The title of a game and its mode; what is unknown is called by its slug. */
export function titleOf(game: string, mode: string): string {
  const info = gameOf(game);
  const title = info?.modes.find((m) => m.slug === mode)?.title ?? mode;
  return `${info?.title ?? game} · ${title}`;
}

export function levelTitle(slug: string): string {
  return about?.levels.find((level) => level.slug === slug)?.title ?? slug;
}
