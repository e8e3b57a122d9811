import { untrack } from 'svelte';
import { NOTHING, turned, type Turned } from '../state/dice';
import type { Card } from '../wire';

/** So long a die that was turned shows what it showed before. */
const SHOWN_MS = 3000;

/** Watches the dice of a pool: which have just come or turned, and what they showed before. */
export class Tray {
  now: Turned = $state.raw(NOTHING);
  #before: Card[] | null = null;

  constructor(cards: () => Card[]) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const after = cards();
      untrack(() => {
        const found = this.#before === null ? NOTHING : turned(this.#before, after);
        const moved = this.#before !== null && this.#before.length !== after.length;
        this.#before = after;
        // Places have changed: what was told of them is about others now.
        if (found === NOTHING && !moved) return;
        this.now = found;
        clearTimeout(timer);
        timer = setTimeout(() => (this.now = NOTHING), SHOWN_MS);
      });
    });
    $effect(() => () => clearTimeout(timer));
  }
}
