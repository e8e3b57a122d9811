import type { BoardContext } from '../../live/table/board-context';
import type { Faces } from '../../live/games/cards.svelte';
import type { Choice } from '../../wire';

/** The props of every part of a board. */
export interface Common {
  table: BoardContext;
  faces: Faces;
  /** The options by place on the table. */
  byRef: Map<string, Choice[]>;
}
