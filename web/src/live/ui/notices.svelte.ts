import { ApiFail } from '../../api';
import { has, t } from '../../i18n/index.svelte';

/** A short message shown on every page. */
export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

let list = $state.raw<Notice[]>([]);
let count = 0;

export const notices = {
  get list(): Notice[] {
    return list;
  },
};

export function notify(text: string, bad = false): void {
  count += 1;
  const id = count;
  list = [...list.filter((other) => other.text !== text), { id, text, bad }];
  setTimeout(() => dismiss(id), bad ? 15_000 : 6_000);
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id);
}

/** The message for a refused request. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiFail)) return t('fail-other', { message: String(error) });
  const id = `fail-${error.code}`;
  return has(id) ? t(id) : t('fail-other', { message: error.message || error.code });
}

/** Waits for a request; if it is refused, reports that and returns null. */
export async function orNotify<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    notify(errorMessage(error), true);
    return null;
  }
}
