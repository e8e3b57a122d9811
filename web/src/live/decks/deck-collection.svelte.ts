import { api } from '../../api';
import type { GameInfo, KeptDeck, Lang, DeckCatalog } from '../../wire';
import { serverInfo } from '../games/games.svelte';
import { session } from '../connection/session.svelte';
import { errorMessage } from '../ui/notices.svelte';

/** The deck catalog of a game, and the user's decks. */
export class DeckCollection {
  catalog: DeckCatalog | null = $state.raw(null);
  own: KeptDeck[] | null = $state.raw(null);
  /** Why loading failed. */
  failed = $state('');
  #asked = '';

  async load(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`;
    if (this.#asked === key) return;
    this.#asked = key;
    try {
      const catalog = await api.deckCatalog(game, lang);
      if (this.#asked !== key) return;
      this.catalog = catalog;
      this.failed = '';
    } catch (error) {
      this.#asked = '';
      this.failed = errorMessage(error);
    }
  }

  /** Visitors without an account have no decks. */
  async loadOwn(game: string): Promise<void> {
    if (session.me === null) {
      this.own = [];
      return;
    }
    try {
      this.own = await api.decks(game);
    } catch (error) {
      this.failed = errorMessage(error);
    }
  }
}

/** The games that are played with decks. */
export function deckGames(): GameInfo[] {
  return serverInfo.about?.games.filter((game) => game.decks) ?? [];
}
