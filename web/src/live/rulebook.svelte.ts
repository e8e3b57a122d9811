import { api } from '../api';
import { readDigest, type Chapter } from '../state/digest';
import type { Lang } from '../wire';
import { failure } from './notes.svelte';

/** A game's rules in a language, as far as they have come. */
export interface Book {
  lang: string;
  chapters: Chapter[];
  failed: string;
}

let books = $state.raw<Record<string, Book>>({});
const asked = new Set<string>();

/** The rules of a game; the first to ask fetches them for all. */
export function rulebook(game: string, lang: Lang): Book {
  const key = `${game} ${lang}`;
  if (!asked.has(key)) {
    asked.add(key);
    api.rules(game, lang).then(
      ({ text, lang: written }) => {
        books = { ...books, [key]: { lang: written, chapters: readDigest(text).chapters, failed: '' } };
      },
      (error: unknown) => {
        asked.delete(key);
        books = { ...books, [key]: { lang, chapters: [], failed: failure(error) } };
      },
    );
  }
  return books[key] ?? { lang, chapters: [], failed: '' };
}
