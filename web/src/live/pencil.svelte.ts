/** Private notes on places of a map, kept on this device. Nobody else ever sees them. */

export type Note = 'likely' | 'unlikely';

export class Pencil {
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

  readonly at = (card: number | undefined): string => (card === undefined ? '' : (this.#notes[card] ?? ''));

  /** Writes a note, or rubs it out if it stands there already. */
  write(card: number | undefined, note: Note): void {
    if (card === undefined) return;
    const { [card]: old, ...rest } = this.#notes;
    this.#notes = old === note ? rest : { ...rest, [card]: note };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#notes));
    } catch {
      // Without a place to keep them they last as long as the page.
    }
  }
}
