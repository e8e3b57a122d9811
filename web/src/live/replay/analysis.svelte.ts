import { api } from '../../api';
import type { Analysis, Lang, Point } from '../../wire';
import { errorMessage } from '../ui/notices.svelte';

/** The server continues the analysis while the page polls. */
const POLL_MS = 1500;

/** The analysis of a finished match, requested on demand. */
export class MatchAnalysis {
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

  /** The evaluation of the choice in a line, if there was a choice. */
  at(n: number): Point | null {
    return this.points.find((point) => point.n === n) ?? null;
  }

  start(lang: Lang): void {
    this.asked = true;
    this.#lang = lang;
    void this.#ask(() => api.analyze(this.#id, lang));
  }

  /** Loads the labels in another language; the analysis is reused. */
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
      this.failed = errorMessage(error);
      this.asked = false;
    }
  }
}
