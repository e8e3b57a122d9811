/** What is looked at on the map of a table: shared by the map itself, the question and the log. */
class Atlas {
  /** The places are shown as a list. */
  listed = $state(false);
  /** Printed cards of the places that a line of the log is about. */
  lit: readonly number[] = $state.raw([]);
  /** Opens the log, where the page has one. */
  log: (() => void) | null = $state.raw(null);

  /** Another table has another map. */
  clear(): void {
    this.listed = false;
    this.lit = [];
  }
}

export const atlas = new Atlas();
