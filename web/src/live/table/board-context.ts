import type { Plan } from '../../state/moves';
import { lessonOf } from '../../state/lesson';
import type { TableState } from '../../state/table';
import type { Choice, Decision, Gauge, TableView } from '../../wire';
import type { Follower } from './follow.svelte';

/** A draft: something is shared out on the cards before the server receives any of it. */
export interface Draft {
  /** The kind and the total amount. */
  readonly flow: Gauge | null;
  readonly left: number;
  /** The plan that submits all of it; null while something is left. */
  readonly plan: Plan | null;
  /** Gives one more to the card at this place. */
  add(place: number): void;
  send(): void;
  clear(): void;
}

/** What a board can show and do: a table being played or watched, an earlier position, or a replay. */
export interface BoardContext {
  /** The viewer's seat. */
  readonly seat: number | null;
  /** Seats the user plays for. */
  readonly mine: number[];
  readonly decision: Decision | null;
  readonly gathered: string[];
  /** What the option under the pointer or the focus refers to. */
  pointed: string | null;
  readonly state: Pick<TableState, 'status' | 'open' | 'clocks' | 'clocksAt' | 'drafts'>;
  choose(option: Choice): void;
  why(ref: string): void;
  /** Answers several questions in a row by a plan. */
  runPlan?(plan?: Plan): void;
  /** A complete draft: the space bar submits it, and so does the answer that means "ready". */
  readyPlan?: Plan | null;
  /** The draft on the cards; while it exists, nothing else answers the question. */
  sharing?: Draft | null;
  /** The last option sent, if it was the only one. */
  aimed?(): Choice | null;
  /** The live table, if players can act there. */
  readonly live?: Follower | undefined;
}

/** A context for an earlier position, in which no player can act. */
export function pastContext({
  seat,
  mine,
  state: { status },
}: Pick<BoardContext, 'seat' | 'mine' | 'state'>): BoardContext {
  return {
    seat,
    mine,
    decision: null,
    gathered: [],
    pointed: null,
    state: { status, open: { waiting: [] }, clocks: [], clocksAt: 0, drafts: {} },
    choose: () => undefined,
    why: () => undefined,
  };
}

/**
 * Returns whether a draft can answer a run of questions. A lesson asks for one answer at a time. If a side has
 * several players, others get questions in between, unless the questions are for one player only.
 */
export function canDraft(boardContext: BoardContext, view: TableView, alone = false): boolean {
  const { decision, live, state, seat } = boardContext;
  if (decision === null || live === undefined || lessonOf(state.status, seat) !== null) return false;
  const team = view.seats.find((panel) => panel.seat === decision.seat)?.team;
  return alone || team === undefined || view.seats.filter((panel) => panel.team === team).length === 1;
}
