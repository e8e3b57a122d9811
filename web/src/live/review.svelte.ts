import { api } from '../api';
import type { Analysis, Lang, Point } from '../wire';
import { failure } from './notes.svelte';

/** The machine goes on while somebody asks. */
const POLL_MS = 1500;

/** What the machine thinks of a finished match, asked for when somebody wants to know. */
export class Review {
  data: Analysis | null = $state.raw(null);
  asked = $state(false);
  failed = $state('');
  #id: string;
  #run = 0;
  #lang: Lang | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  get done(): boolean {
    return this.data !== null && this.data.done >= this.data.total;
  }

  get points(): Point[] {
    return this.data?.points ?? [];
  }

  /** The judgment of the choice in a line, if there was a choice. */
  at(n: number): Point | null {
    return this.points.find((point) => point.n === n) ?? null;
  }

  start(lang: Lang): void {
    this.asked = true;
    this.#lang = lang;
    void this.#ask(() => api.analyze(this.#id, lang));
  }

  /** Labels in another language; nothing is judged again. */
  speak(lang: Lang): void {
    if (this.asked && lang !== this.#lang) this.start(lang);
  }

  stop(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
  }

  async #ask(request: () => Promise<Analysis>): Promise<void> {
    this.stop();
    const run = this.#run;
    this.failed = '';
    try {
      const data = await request();
      if (run !== this.#run) return;
      this.data = data;
      const lang = this.#lang ?? 'en';
      if (!this.done)
        this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.#id, lang)), POLL_MS);
    } catch (error) {
      if (run !== this.#run) return;
      this.failed = failure(error);
      this.asked = false;
    }
  }
}
