import { api } from '../../api';
import { readDigest, type Chapter } from '../../state/digest';
import type { Lang } from '../../wire';
import { errorMessage } from '../ui/notices.svelte';

/** The rules digest of a game in a language, as far as it is loaded. */
export interface Book {
  lang: string;
  chapters: Chapter[];
  failed: string;
}

let books = $state.raw<Record<string, Book>>({});
const asked = new Set<string>();

/** Returns the rules of a game; the first call loads them for all callers. */
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
        books = { ...books, [key]: { lang, chapters: [], failed: errorMessage(error) } };
      },
    );
  }
  return books[key] ?? { lang, chapters: [], failed: '' };
}
