import { api } from '../../api';
import type { CardFace, Lang, Mark } from '../../wire';
import { errorMessage } from '../ui/notices.svelte';

const HUES = 8;
/** Factions named after a color are drawn in it. */
const COLORS: Record<string, number> = { gray: 0, green: 1, blue: 2, yellow: 3, red: 4 };

/** The printed cards of a table, and the selected card. */
export class Faces {
  all = $state.raw(new Map<number, CardFace>());
  /** Why loading failed. */
  failed = $state('');
  /** The card shown in the side panel. */
  shown: number | null = $state(null);
  /** The tokens on it, if it was selected on the table. */
  marks: Mark[] = $state.raw([]);
  /** Show its text in English. */
  english = $state(false);
  #english = $state.raw(new Map<number, CardFace>());
  #hues = new Map<string, number>();
  #loaded = '';
  #source: (lang: Lang) => Promise<CardFace[]> = () => Promise.resolve([]);

  /** Loads the cards of a table. */
  async load(table: string, lang: Lang): Promise<void> {
    await this.#load(`${table} ${lang}`, lang, (to) => api.cards(table, to));
  }

  /** Loads all cards of a game. */
  async loadGame(game: string, lang: Lang): Promise<void> {
    await this.#load(`${game} ${lang}`, lang, (to) => api.gameCards(game, to));
  }

  async #load(what: string, lang: Lang, source: (lang: Lang) => Promise<CardFace[]>): Promise<void> {
    if (this.#loaded === what) return;
    this.#loaded = what;
    this.#source = source;
    try {
      const cards = await source(lang);
      // Colors only repeat what the type line says, so any order of factions will do; neutral cards are gray.
      const factions = new Set(['neutral', ...cards.map((card) => card.faction)]);
      if (!cards.some((card) => card.faction === 'neutral')) factions.delete('neutral');
      this.#hues = new Map([...factions].map((faction, i) => [faction, COLORS[faction] ?? i % HUES]));
      this.all = new Map(cards.map((card) => [card.card, card]));
      this.failed = '';
    } catch (error) {
      this.#loaded = '';
      this.failed = errorMessage(error);
    }
  }

  get(card: number | undefined): CardFace | null {
    return card === undefined ? null : (this.all.get(card) ?? null);
  }

  hue(card: number | undefined): number {
    return this.#hues.get(this.get(card)?.faction ?? '') ?? 0;
  }

  show(card: number | undefined, marks: Mark[] = []): void {
    if (card === undefined) return;
    this.shown = card;
    this.marks = marks;
  }

  hide(): void {
    this.shown = null;
  }

  inEnglish(card: number): CardFace | null {
    return this.#english.get(card) ?? null;
  }

  async toggleEnglish(): Promise<void> {
    this.english = !this.english;
    if (!this.english || this.#english.size > 0) return;
    try {
      const cards = await this.#source('en');
      this.#english = new Map(cards.map((card) => [card.card, card]));
    } catch {
      this.english = false;
    }
  }
}
