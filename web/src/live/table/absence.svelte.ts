import { untrack } from 'svelte';
import { missed, subjectOf, wasAway, type LastSeen } from '../../state/since';
import type { Entry } from '../../wire';
import { mapState } from './map-state.svelte';
import { lastSeen, rememberSeen } from './last-seen';
import type { Table } from './table.svelte';

/** What a player missed at a table while away, shown from their return until their next choice. */
export class Absence {
  /** The selected line. */
  here: number | null = $state(null);
  /** The missed lines: after the first number, up to the second. */
  #span: [number, number] | null = $state.raw(null);
  #left: LastSeen | null = null;
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
    // A player who has made a choice has read it.
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

  /** Highlights what a line is about, or removes the highlight. */
  show(entry: Entry): void {
    const { places, ref } = subjectOf(entry, this.#table.state.view);
    const again = this.here === entry.n;
    this.here = again ? null : entry.n;
    mapState.lit = again ? [] : places;
    this.#table.pointed = again || places.length > 0 ? null : ref;
  }

  close(): void {
    this.#span = null;
    this.here = null;
    mapState.lit = [];
    this.#table.pointed = null;
  }

  #follow(n: number): void {
    const { id } = this.#table.state;
    if (!this.#entered) this.#back(lastSeen(id));
    this.#entered = true;
    if (!document.hidden) rememberSeen(id, n);
  }

  /** The page was hidden or shown. */
  #turn(): void {
    const { id, n } = this.#table.state;
    if (n === null) return;
    if (document.hidden) this.#left = { n, at: Date.now() };
    else {
      this.#back(this.#left);
      rememberSeen(id, n);
    }
  }

  /** The player returns to a table that may have continued. */
  #back(last: LastSeen | null): void {
    const { mine, lesson, state } = this.#table;
    const plays = mine.length === 1 && lesson === null && state.status?.phase === 'running';
    if (!plays || state.n === null || !wasAway(last, Date.now())) return;
    if (missed(state.log.lines, last.n, state.n, mine).length > 0) this.#span = [last.n, state.n];
  }
}
