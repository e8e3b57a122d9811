import type { Plan } from '../state/moves';
import { lessonOf } from '../state/lesson';
import type { TableState } from '../state/table';
import type { Choice, Decision, Gauge, View } from '../wire';
import type { Follower } from './follow.svelte';

/** Something that is shared out at the cards before any of it is said. */
export interface Draft {
  /** What it is, and how much there was. */
  readonly flow: Gauge | null;
  readonly left: number;
  /** What says it all; null as long as something is left. */
  readonly plan: Plan | null;
  /** One more for whoever stands at this place. */
  add(place: number): void;
  send(): void;
  clear(): void;
}

/** What the board needs to know and to do: a table one plays or watches, a moment of the past, a replay. */
export interface Desk {
  /** Whose eyes. */
  readonly seat: number | null;
  /** Seats the visitor plays for. */
  readonly mine: number[];
  readonly decision: Decision | null;
  readonly gathered: string[];
  /** What the option under the pointer or the focus is about. */
  pointed: string | null;
  readonly state: Pick<TableState, 'room' | 'open' | 'clocks' | 'clocksAt' | 'drafts'>;
  choose(option: Choice): void;
  why(ref: string): void;
  /** Answers several questions in a row by a plan. */
  rush?(plan?: Plan): void;
  /** A draft that is ready to be said: what the space bar does, and an answer that means "ready". */
  pledge?: Plan | null;
  /** What is shared out at the cards now: nothing else answers the question meanwhile. */
  sharing?: Draft | null;
  /** The option that was sent last, if it was one alone. */
  aimed?(): Choice | null;
  /** The table itself, where people can act. */
  readonly live?: Follower | undefined;
}

/** A moment of the past: nobody's to act on. */
export function pastDesk({ seat, mine, state: { room } }: Pick<Desk, 'seat' | 'mine' | 'state'>): Desk {
  return {
    seat,
    mine,
    decision: null,
    gathered: [],
    pointed: null,
    state: { room, open: { waiting: [] }, clocks: [], clocksAt: 0, drafts: {} },
    choose: () => undefined,
    why: () => undefined,
  };
}

/**
 * Can a run of questions be answered from a draft here? A lesson asks for one answer after the other. Where a
 * side has several players, others are asked in between, unless the questions are one player's alone.
 */
export function canDraft(desk: Desk, view: View, alone = false): boolean {
  const { decision, live, state, seat } = desk;
  if (decision === null || live === undefined || lessonOf(state.room, seat) !== null) return false;
  const team = view.seats.find((panel) => panel.seat === decision.seat)?.team;
  return alone || team === undefined || view.seats.filter((panel) => panel.team === team).length === 1;
}
