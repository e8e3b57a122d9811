import { untrack } from 'svelte';
import { NOTHING, turned, type Turned } from '../../state/dice';
import type { Card } from '../../wire';

/** How long a turned die shows its previous side. */
const SHOWN_MS = 3000;

/** Tracks the dice of a pool: which ones are new or turned, and their previous sides. */
export class DiceChanges {
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
        // Positions have changed, so the stored marks would belong to other dice.
        if (found === NOTHING && !moved) return;
        this.now = found;
        clearTimeout(timer);
        timer = setTimeout(() => (this.now = NOTHING), SHOWN_MS);
      });
    });
    $effect(() => () => clearTimeout(timer));
  }
}
