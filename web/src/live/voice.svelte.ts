import { untrack } from 'svelte';

/** So long what happened is gathered, so that a burst of it is heard as one. */
const BREATH_MS = 600;
/** Of a burst only so much is read; the log has the rest. */
const SENTENCES = 6;

let calm = $state('');
let urgent = $state('');
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The two things a screen reader hears without being asked: what happened, and what cannot wait. */
export const voice = {
  get calm(): string {
    return calm;
  },
  get urgent(): string {
    return urgent;
  },
};

/** The same words twice are news as well, so one of the two ends in a space. */
function anew(old: string, text: string): string {
  return old === text ? `${text}\u00a0` : text;
}

/** Something happened; it is read when there is time. */
export function mention(text: string): void {
  if (text === '') return;
  waiting.push(text);
  timer ??= setTimeout(() => {
    timer = undefined;
    calm = anew(calm, waiting.slice(-SENTENCES).join(' '));
    waiting = [];
  }, BREATH_MS);
}

/** It is the visitor's turn, or something failed. */
export function exclaim(text: string): void {
  // Whoever speaks does not listen: an effect that did would hear itself.
  if (text !== '') urgent = untrack(() => anew(urgent, text));
}
