import { api } from '../../api';
import { changed, sameDeck, undone, type History } from '../../state/decks';
import type { DeckCheck, DeckList, KeptDeck, Lang } from '../../wire';
import { errorMessage } from '../ui/notices.svelte';

/** How long the builder waits for another change before it saves, and before it retries after a failure. */
const SAVE_MS = 700;
const RETRY_MS = 5000;
const CHECK_MS = 150;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/** The deck in the deck builder: saved automatically, checked after every change, with undo. */
export class Builder {
  #history: History = $state.raw({
    list: { game: '', name: '', notes: '', identity: '', main: [] },
    past: [],
  });
  /** Whether the current list is saved. */
  state: SaveState = $state('saved');
  /** Why it is not saved. */
  failed = $state('');
  check: DeckCheck | null = $state.raw(null);
  #kept: DeckList;
  #lang: Lang;
  #saving: ReturnType<typeof setTimeout> | undefined;
  #checking: ReturnType<typeof setTimeout> | undefined;
  /** Number of the last request; only its answer counts. */
  #asked = 0;
  #last = '';

  constructor(
    readonly deck: KeptDeck,
    lang: Lang,
  ) {
    this.#history = { list: deck.list, past: [] };
    this.#kept = deck.list;
    this.#lang = lang;
    void this.recheck();
  }

  get list(): DeckList {
    return this.#history.list;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  set lang(lang: Lang) {
    if (lang === this.#lang) return;
    this.#lang = lang;
    void this.recheck();
  }

  /** Consecutive changes of one field are one undo step. */
  change(list: DeckList, field = ''): void {
    this.#take(changed(this.#history, list, field !== '' && field === this.#last));
    this.#last = field;
  }

  undo(): void {
    this.#take(undone(this.#history));
    this.#last = '';
  }

  #take(next: History): void {
    const other = !sameDeck(this.#history.list, next.list);
    this.#history = next;
    if (!other) return;
    this.#later(SAVE_MS);
    clearTimeout(this.#checking);
    this.#checking = setTimeout(() => void this.recheck(), CHECK_MS);
  }

  #later(ms: number): void {
    clearTimeout(this.#saving);
    if (this.state !== 'failed') this.state = 'waiting';
    this.#saving = setTimeout(() => void this.save(), ms);
  }

  async save(): Promise<void> {
    clearTimeout(this.#saving);
    const list = this.list;
    if (sameDeck(list, this.#kept)) {
      this.state = 'saved';
      return;
    }
    this.state = 'saving';
    try {
      await api.changeDeck(this.deck.id, list);
      this.#kept = list;
      this.failed = '';
      if (sameDeck(list, this.list)) this.state = 'saved';
      else this.#later(SAVE_MS);
    } catch (error) {
      this.failed = errorMessage(error);
      this.state = 'failed';
      this.#later(RETRY_MS);
    }
  }

  async recheck(): Promise<void> {
    const number = ++this.#asked;
    try {
      const check = await api.checkDeck(this.list, this.#lang);
      if (number === this.#asked) this.check = check;
    } catch (error) {
      if (number === this.#asked) this.failed = errorMessage(error);
    }
  }

  /** The builder is closed: unsaved changes are sent immediately. */
  end(): void {
    clearTimeout(this.#checking);
    if (!sameDeck(this.list, this.#kept)) void this.save();
    else clearTimeout(this.#saving);
  }
}
