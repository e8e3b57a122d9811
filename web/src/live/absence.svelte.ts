import { untrack } from 'svelte';
import { missed, subjectOf, wasAway, type Sight } from '../state/since';
import type { Entry } from '../wire';
import { atlas } from './atlas.svelte';
import { lastSeen, see } from './sight';
import type { Table } from './table.svelte';

/** What somebody missed at a table while they were away, from their coming back until they play on. */
export class Absence {
  /** The line that is looked at. */
  here: number | null = $state(null);
  /** The lines of the absence: after the first number, up to the second. */
  #span: [number, number] | null = $state.raw(null);
  #left: Sight | null = null;
  #entered = false;
  readonly #table: Table;
  readonly news: Entry[] = $derived.by(() => {
    const { log } = this.#table.state;
    return this.#span === null ? [] : missed(log.lines, ...this.#span, this.#table.mine);
  });

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      const { n } = table.state;
      if (n !== null) untrack(() => this.#follow(n));
    });
    // Whoever plays on has read it.
    $effect(() => {
      const to = this.#span?.[1] ?? Infinity;
      const own = (entry: Entry): boolean => entry.n > to && table.mine.includes(entry.seat ?? -1);
      if (table.state.log.lines.some(own)) this.close();
    });
    $effect(() => {
      const turn = (): void => this.#turn();
      document.addEventListener('visibilitychange', turn);
      return () => document.removeEventListener('visibilitychange', turn);
    });
  }

  /** Shows what a line is about, or no longer. */
  show(entry: Entry): void {
    const { places, ref } = subjectOf(entry, this.#table.state.view);
    const again = this.here === entry.n;
    this.here = again ? null : entry.n;
    atlas.lit = again ? [] : places;
    this.#table.pointed = again || places.length > 0 ? null : ref;
  }

  close(): void {
    this.#span = null;
    this.here = null;
    atlas.lit = [];
    this.#table.pointed = null;
  }

  #follow(n: number): void {
    const { id } = this.#table.state;
    if (!this.#entered) this.#back(lastSeen(id));
    this.#entered = true;
    if (!document.hidden) see(id, n);
  }

  /** The page is turned away from, or to. */
  #turn(): void {
    const { id, n } = this.#table.state;
    if (n === null) return;
    if (document.hidden) this.#left = { n, at: Date.now() };
    else {
      this.#back(this.#left);
      see(id, n);
    }
  }

  /** Somebody comes back to a table that may have gone on without them. */
  #back(last: Sight | null): void {
    const { mine, lesson, state } = this.#table;
    const plays = mine.length === 1 && lesson === null && state.room?.phase === 'running';
    if (!plays || state.n === null || !wasAway(last, Date.now())) return;
    if (missed(state.log.lines, last.n, state.n, mine).length > 0) this.#span = [last.n, state.n];
  }
}
