import type { Choice, Decision } from '../wire';
import { wished, type Wish } from './choose';

type Picks = NonNullable<Decision['proposal']>;

/** The last click on an option of a proposal: what it wants, and what was there before it. */
interface Click {
  key: string;
  /** How often its option should be there: not at all, if it takes it out. */
  times: number;
  alone: Wish;
  before: Wish;
  picks: Picks;
}

/** What is shown again after a click that was not followed, and what to ask for now, if anything is left. */
export interface Back {
  picks: Picks;
  again: Wish | null;
}

const nothing = (): Wish => ({ with: [], without: [] });

/**
 * What is asked of a proposal. Where all wishes together are impossible, the server lets some of them go, and
 * not always older ones than the last click. That one is asked for alone then; if it is impossible by itself,
 * what was there before the click stays, and the click is no wish.
 */
export class Wishes {
  #now = nothing();
  #click: Click | null = null;
  /** Answers still to come: only the last one tells of the last click. */
  #open = 0;

  /** What to ask for after one more click. */
  click(decision: Decision, option: Choice, most: number): Wish {
    const alone = wished(nothing(), decision, option, most);
    const picks = decision.proposal ?? [];
    this.#click = { key: option.key, times: alone.with.length, alone, before: this.#now, picks };
    return this.#ask(wished(this.#now, decision, option, most));
  }

  /** A proposal has come: nothing more to do, or the way back. */
  heard(picks: Picks): Back | null {
    this.#open = Math.max(0, this.#open - 1);
    const click = this.#click;
    if (click === null || this.#open > 0) return null;
    const times = picks.filter(({ option }) => option === click.key).length;
    if (click.times === 0 ? times === 0 : times >= click.times) {
      this.#click = null;
      return null;
    }
    if (JSON.stringify(this.#now) !== JSON.stringify(click.alone))
      return { picks: click.picks, again: this.#ask(click.alone) };
    this.#now = click.before;
    this.#click = null;
    return { picks: click.picks, again: null };
  }

  /** Another question, or the same one from the beginning. */
  forget(): void {
    this.#now = nothing();
    this.#click = null;
    this.#open = 0;
  }

  #ask(wish: Wish): Wish {
    this.#now = wish;
    this.#open += 1;
    return wish;
  }
}
