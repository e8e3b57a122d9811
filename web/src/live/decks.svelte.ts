import { api } from '../api';
import type { GameInfo, KeptDeck, Lang, Workshop } from '../wire';
import { offer } from './about.svelte';
import { house } from './house.svelte';
import { failure } from './notes.svelte';

/** What decks of a game are made of, and the visitor's own. */
export class Shop {
  shop: Workshop | null = $state.raw(null);
  own: KeptDeck[] | null = $state.raw(null);
  /** Why there is nothing. */
  failed = $state('');
  #asked = '';

  async load(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`;
    if (this.#asked === key) return;
    this.#asked = key;
    try {
      const shop = await api.workshop(game, lang);
      if (this.#asked !== key) return;
      this.shop = shop;
      this.failed = '';
    } catch (error) {
      this.#asked = '';
      this.failed = failure(error);
    }
  }

  /** Whoever is not known here has no decks. */
  async loadOwn(game: string): Promise<void> {
    if (house.me === null) {
      this.own = [];
      return;
    }
    try {
      this.own = await api.decks(game);
    } catch (error) {
      this.failed = failure(error);
    }
  }
}

/** The games that are played with decks. */
export function deckGames(): GameInfo[] {
  return offer.about?.games.filter((game) => game.decks) ?? [];
}
