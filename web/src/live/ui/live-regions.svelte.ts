import { untrack } from 'svelte';

/** How long events are collected, so that a burst is announced as one text. */
const BREATH_MS = 600;
/** Only this many sentences of a burst are announced; the log has all of them. */
const SENTENCES = 6;

let polite = $state('');
let assertive = $state('');
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The texts of the two live regions: events, and urgent messages. */
export const liveRegions = {
  get polite(): string {
    return polite;
  },
  get assertive(): string {
    return assertive;
  },
};

/** Adds a space to a repeated text, because screen readers announce only changes. */
function anew(old: string, text: string): string {
  return old === text ? `${text}\u00a0` : text;
}

/** Announces an event politely. */
export function announce(text: string): void {
  if (text === '') return;
  waiting.push(text);
  timer ??= setTimeout(() => {
    timer = undefined;
    polite = anew(polite, waiting.slice(-SENTENCES).join(' '));
    waiting = [];
  }, BREATH_MS);
}

/** Announces something urgent: the user's turn, or an error. */
export function announceUrgently(text: string): void {
  // Untracked, so that an effect which announces something does not depend on the text.
  if (text !== '') assertive = untrack(() => anew(assertive, text));
}
