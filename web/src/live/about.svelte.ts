import { api } from '../api';
import { spoken } from '../i18n/index.svelte';
import type { About, GameInfo, Lang } from '../wire';

let about = $state.raw<About | null>(null);
let asked: { lang: Lang; answer: Promise<void> } | null = null;

/** What can be played here, in the language that is shown. */
export const offer = {
  get about(): About | null {
    return about;
  },
};

/** Fetches it, once per language. Whoever asks meanwhile waits for the same answer. */
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

/** The title of a game and its mode, in one. */
export function titleOf(game: string, mode: string): string {
  return titlesOf(game, mode).join('\u00a0· ');
}

/** A game and its mode, the usual one if none is named; what is unknown is called by its slug. */
export function titlesOf(game: string, mode: string): string[] {
  const info = gameOf(game);
  const known = info?.modes.find((m) => m.slug === mode) ?? (mode === '' ? info?.modes[0] : undefined);
  return [info?.title ?? game, known?.title ?? mode].filter((part) => part !== '');
}

export function levelTitle(slug: string): string {
  return about?.levels.find((level) => level.slug === slug)?.title ?? slug;
}
