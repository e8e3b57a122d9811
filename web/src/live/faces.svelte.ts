import { api } from '../api';
import type { CardFace, Lang } from '../wire';

const HUES = 8;

/** The printed cards of a table, and the one that is looked at. */
export class Faces {
  all: Map<number, CardFace> = $state.raw(new Map());
  /** Looked at in the side area. */
  shown: number | null = $state(null);
  #hues: Map<string, number> = new Map();
  #loaded = '';

  async load(table: string, lang: Lang): Promise<void> {
    const what = `${table} ${lang}`;
    if (this.#loaded === what) return;
    this.#loaded = what;
    try {
      const cards = await api.cards(table, lang);
      // Colors only repeat what the card's line says, so any order of factions will do.
      const factions = [...new Set(cards.map((card) => card.faction))];
      this.#hues = new Map(factions.map((faction, i) => [faction, i % HUES]));
      this.all = new Map(cards.map((card) => [card.card, card]));
    } catch {
      this.#loaded = '';
    }
  }

  get(card: number | undefined): CardFace | null {
    return card === undefined ? null : (this.all.get(card) ?? null);
  }

  hue(card: number | undefined): number {
    return this.#hues.get(this.get(card)?.faction ?? '') ?? 0;
  }

  show(card: number | undefined): void {
    if (card !== undefined) this.shown = card;
  }
}
