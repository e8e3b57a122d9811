import { placeOf } from '../../state/choose';

/** Letters with a fixed meaning. */
const LETTERS = {
  t: 'text',
  z: 'zoom',
  l: 'last',
  s: 'status',
  o: 'opponents',
  c: 'clocks',
  d: 'decision',
  h: 'hint',
} as const;

type Plain =
  | 'default'
  | 'confirm'
  | 'cancel'
  | 'undo'
  | 'redo'
  | 'chat'
  | 'help'
  | 'ping'
  | (typeof LETTERS)[keyof typeof LETTERS];

/** What a key does at a table. */
export type KeyAct = { do: 'option'; place: number } | { do: 'act'; key: string } | { do: Plain } | null;

/**
 * Reads a key press. Ignores keys typed into fields, with modifiers, or on a button that
 * handles them.
 *
 * On keyboards without Latin letters the physical key counts. Action groups have their own letters
 * (`acts`); the usual meaning of these letters then needs Shift.
 */
export function readKey(event: KeyboardEvent, single: boolean, acts = ''): KeyAct {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return { do: 'cancel' };
  if (!single || inField(event.target)) return null;
  if (event.key === ' ') return onControl(event.target) ? null : { do: 'default' };
  if (event.key === 'Enter') return onControl(event.target) ? null : { do: 'confirm' };
  if (event.key === '?') return { do: 'help' };
  if (event.key === '/') return { do: 'chat' };
  if (event.key === 'Backspace') return { do: 'undo' };
  const key = latin(event);
  const other = event.shiftKey && acts.includes(key) && key in LETTERS;
  if (other) return { do: LETTERS[key as keyof typeof LETTERS] };
  if (!event.shiftKey && acts.includes(key)) return { do: 'act', key };
  if (key === 'u') return { do: event.shiftKey ? 'redo' : 'undo' };
  if (event.shiftKey) return key === 'p' ? { do: 'ping' } : null;
  if (key in LETTERS) return { do: LETTERS[key as keyof typeof LETTERS] };
  const place = placeOf(key);
  return place === null ? null : { do: 'option', place };
}

function latin(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  if (/^[\x20-\x7e]$/.test(key)) return key;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : key;
}

function inField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), select, textarea') !== null;
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, input, select, textarea') !== null;
}
