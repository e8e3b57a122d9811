/** So long a place that somebody points at is marked. */
export const MARKED_MS = 8000;

/** What is looked at on the map of a table: shared by the map itself, the question and the log. */
class Atlas {
  /** The places are shown as a list. */
  listed = $state(false);
  /** Printed cards of the places that a line of the log is about. */
  lit: readonly number[] = $state.raw([]);
  /** Places that somebody of the team points at, by their numbers on the map. */
  pinged: readonly number[] = $state.raw([]);
  readonly #pings = new Map<number, ReturnType<typeof setTimeout>>();
  /** Opens the log, where the page has one. */
  log: (() => void) | null = $state.raw(null);

  /** Marks a place for a while. */
  ping(at: number): void {
    clearTimeout(this.#pings.get(at));
    this.#pings.set(at, setTimeout(() => this.#rest(at), MARKED_MS));
    if (!this.pinged.includes(at)) this.pinged = [...this.pinged, at];
  }

  #rest(at: number): void {
    this.#pings.delete(at);
    this.pinged = this.pinged.filter((other) => other !== at);
  }

  /** Another table has another map. */
  clear(): void {
    this.listed = false;
    this.lit = [];
    for (const timer of this.#pings.values()) clearTimeout(timer);
    this.#pings.clear();
    this.pinged = [];
  }
}

export const atlas = new Atlas();
