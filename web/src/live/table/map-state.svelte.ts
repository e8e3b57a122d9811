/** How long a pinged place stays marked. */
export const MARKED_MS = 8000;

/** What is highlighted on the map of a table: shared by the map, the question and the log. */
class MapState {
  /** Show the places as a list. */
  listed = $state(false);
  /** The printed cards of the places that the selected log line is about. */
  lit: readonly number[] = $state.raw([]);
  /** Places that a teammate has pinged, by their numbers on the map. */
  pinged: readonly number[] = $state.raw([]);
  readonly #pings = new Map<number, ReturnType<typeof setTimeout>>();
  /** Opens the log, if the page has one. */
  log: (() => void) | null = $state.raw(null);

  /** Marks a place for a while. */
  ping(at: number): void {
    clearTimeout(this.#pings.get(at));
    this.#pings.set(
      at,
      setTimeout(() => this.#rest(at), MARKED_MS),
    );
    if (!this.pinged.includes(at)) this.pinged = [...this.pinged, at];
  }

  #rest(at: number): void {
    this.#pings.delete(at);
    this.pinged = this.pinged.filter((other) => other !== at);
  }

  /** Resets everything for another table. */
  clear(): void {
    this.listed = false;
    this.lit = [];
    for (const timer of this.#pings.values()) clearTimeout(timer);
    this.#pings.clear();
    this.pinged = [];
  }
}

export const mapState = new MapState();
