/** Private notes on places of a map, stored on this device only. No other player ever sees them. */

export type Note = 'likely' | 'unlikely';

export class MapNotes {
  #notes: Record<number, Note> = $state.raw({});
  readonly #key: string;

  constructor(table: string) {
    this.#key = `orrery-pencil-${table}`;
    try {
      this.#notes = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<number, Note>;
    } catch {
      this.#notes = {};
    }
  }

  readonly at = (card: number | undefined): Note | '' =>
    card === undefined ? '' : (this.#notes[card] ?? '');

  /** Adds a note, or removes it if it is already there. */
  write(card: number | undefined, note: Note): void {
    if (card === undefined) return;
    const { [card]: old, ...rest } = this.#notes;
    this.#notes = old === note ? rest : { ...rest, [card]: note };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#notes));
    } catch {
      // Without storage the notes last as long as the page.
    }
  }
}
