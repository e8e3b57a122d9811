import type { Desk } from '../../live/desk';
import type { Faces } from '../../live/faces.svelte';
import type { Choice } from '../../wire';

/** What every part of a board is given. */
export interface Common {
  table: Desk;
  faces: Faces;
  /** What can be chosen by pointing at a place. */
  byRef: Map<string, Choice[]>;
}
