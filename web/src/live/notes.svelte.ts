import { ApiFail } from '../api';
import { has, t } from '../i18n/index.svelte';

/** A short message for the whole page. */
export interface Note {
  id: number;
  text: string;
  bad: boolean;
}

let notes = $state.raw<Note[]>([]);
let count = 0;

export const noticeboard = {
  get notes(): Note[] {
    return notes;
  },
};

export function note(text: string, bad = false): void {
  count += 1;
  const id = count;
  notes = [...notes.filter((other) => other.text !== text), { id, text, bad }];
  setTimeout(() => dismiss(id), bad ? 15_000 : 6_000);
}

export function dismiss(id: number): void {
  notes = notes.filter((other) => other.id !== id);
}

/** The words for a refused request. */
export function failure(error: unknown): string {
  if (!(error instanceof ApiFail)) return t('fail-other', { message: String(error) });
  const id = `fail-${error.code}`;
  return has(id) ? t(id) : t('fail-other', { message: error.message || error.code });
}

/** Waits for a request; if it is refused, says so and gives nothing back. */
export async function tell<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    note(failure(error), true);
    return null;
  }
}
