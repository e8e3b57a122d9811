import type { Choice, Decision } from '../wire';
import { nextRequest, type ProposalRequest } from './choose';

type Picks = NonNullable<Decision['proposal']>;

/** The last click on an option of a proposal: the requested change, and the request before it. */
interface Click {
  key: string;
  /** How often the option should be included; 0 removes it. */
  times: number;
  alone: ProposalRequest;
  before: ProposalRequest;
  picks: Picks;
}

/** What to show after a click that could not be followed, and the next request, if any. */
export interface Back {
  picks: Picks;
  again: ProposalRequest | null;
}

const nothing = (): ProposalRequest => ({ with: [], without: [] });

/**
 * The changes requested for a proposal. If they are impossible together, the server drops some of them, and not
 * always the older ones. Then the last click is requested alone. If that is impossible too, the state
 * before the click stays, and the click is dropped.
 */
export class ProposalRequests {
  #now = nothing();
  #click: Click | null = null;
  /** The number of pending answers; only the last one is about the last click. */
  #open = 0;

  /** The request after one more click. */
  click(decision: Decision, option: Choice, most: number): ProposalRequest {
    const alone = nextRequest(nothing(), decision, option, most);
    const picks = decision.proposal ?? [];
    this.#click = { key: option.key, times: alone.with.length, alone, before: this.#now, picks };
    return this.#ask(nextRequest(this.#now, decision, option, most));
  }

  /** Handles a new proposal: null, or the way back. */
  receive(picks: Picks): Back | null {
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

  #ask(request: ProposalRequest): ProposalRequest {
    this.#now = request;
    this.#open += 1;
    return request;
  }
}
