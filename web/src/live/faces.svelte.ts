import { api } from '../api';
import type { CardFace, Lang, Mark } from '../wire';
import { failure } from './notes.svelte';

const HUES = 8;
/** Factions that are called by a color have it. */
const COLORS: Record<string, number> = { gray: 0, green: 1, blue: 2, yellow: 3, red: 4 };

/** The printed cards of a table, and the one that is looked at. */
export class Faces {
  all: Map<number, CardFace> = $state.raw(new Map());
  /** Why there are none. */
  failed = $state('');
  /** Looked at in the side area. */
  shown: number | null = $state(null);
  /** What is on it, where it was looked at on the table. */
  marks: Mark[] = $state.raw([]);
  /** Its text is shown in English. */
  english = $state(false);
  #english: Map<number, CardFace> = $state.raw(new Map());
  #hues: Map<string, number> = new Map();
  #loaded = '';
  #source: (lang: Lang) => Promise<CardFace[]> = async () => [];

  /** The cards of a table. */
  async load(table: string, lang: Lang): Promise<void> {
    await this.#load(`${table} ${lang}`, lang, (to) => api.cards(table, to));
  }

  /** All cards of a game. */
  async loadGame(game: string, lang: Lang): Promise<void> {
    await this.#load(`${game} ${lang}`, lang, (to) => api.gameCards(game, to));
  }

  async #load(what: string, lang: Lang, source: (lang: Lang) => Promise<CardFace[]>): Promise<void> {
    if (this.#loaded === what) return;
    this.#loaded = what;
    this.#source = source;
    try {
      const cards = await source(lang);
      // Colors only repeat what the card's line says, so any order of factions will do; those of none are gray.
      const factions = new Set(['neutral', ...cards.map((card) => card.faction)]);
      if (!cards.some((card) => card.faction === 'neutral')) factions.delete('neutral');
      this.#hues = new Map([...factions].map((faction, i) => [faction, COLORS[faction] ?? i % HUES]));
      this.all = new Map(cards.map((card) => [card.card, card]));
      this.failed = '';
    } catch (error) {
      this.#loaded = '';
      this.failed = failure(error);
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
