import { LANGS, preferred, speak } from '../../i18n/index.svelte';
import type { Lang } from '../../wire';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const SIZES = ['90', '100', '115', '130', '160'] as const;
export type Size = (typeof SIZES)[number];

/** The preferences of the user. Stored on this device, and in the account if there is one. */
export interface Preferences {
  /** The language of the interface. */
  lang: Lang;
  /** The language of cards, questions and the log. */
  cards: Lang | 'same';
  theme: Theme;
  size: Size;
  /** Single keys choose options. */
  keys: boolean;
  /** Show the table as plain lists. */
  text: boolean;
  sound: boolean;
  /** The amount of animation. */
  motion: Motion;
  /** Ask before ending a turn that leaves something unused. */
  warn: boolean;
  /** The side panel is open, on screens that have room for it. */
  side: boolean;
  /** The panel and the closing buttons are on the left. */
  left: boolean;
  /** Against bots: stop at action windows only if the player has something to play there. */
  able: boolean;
  /** The stops at action windows, by game. */
  stops: Record<string, string>;
}

export const MOTIONS = ['normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

const STORE = 'orrery.likes';
const FLAGS = ['keys', 'text', 'sound', 'warn', 'side', 'left', 'able'] as const;

let current = $state.raw<Preferences>(read());
/** Called with local changes, so that they can be saved in the account. */
let changed: ((next: Preferences) => void) | null = null;

export const preferences = {
  get current(): Preferences {
    return current;
  },
  /** Calls back after every local change. */
  onChange(then: (next: Preferences) => void): void {
    changed = then;
  },
};

/** The language of cards, questions and the log. */
export function gameLang(from: Preferences = current): Lang {
  return from.cards === 'same' ? from.lang : from.cards;
}

export function changePreferences(change: Partial<Preferences>): void {
  take({ ...current, ...change });
  changed?.(current);
}

/** Applies the settings of an account. */
export function adopt(client: Record<string, string>): void {
  take(known(client, current));
}

/** The format in which accounts store the settings. */
export function toClient(from: Preferences): Record<string, string> {
  return {
    lang: from.lang,
    theme: from.theme,
    size: from.size,
    cards: from.cards,
    motion: from.motion,
    stops: JSON.stringify(from.stops),
    ...Object.fromEntries(FLAGS.map((flag) => [flag, String(from[flag])])),
  };
}

/** Reads the settings that this client understands; all others keep their value. */
export function known(client: Record<string, string>, base: Preferences): Preferences {
  const flag = (value: string | undefined, old: boolean): boolean =>
    value === 'true' ? true : value === 'false' ? false : old;
  return {
    lang: LANGS.find((lang) => lang === client.lang) ?? base.lang,
    theme: THEMES.find((theme) => theme === client.theme) ?? base.theme,
    size: SIZES.find((size) => size === client.size) ?? base.size,
    cards: client.cards === 'same' ? 'same' : (LANGS.find((lang) => lang === client.cards) ?? base.cards),
    motion: MOTIONS.find((motion) => motion === client.motion) ?? base.motion,
    keys: flag(client.keys, base.keys),
    text: flag(client.text, base.text),
    sound: flag(client.sound, base.sound),
    warn: flag(client.warn, base.warn),
    side: flag(client.side, base.side),
    left: flag(client.left, base.left),
    able: flag(client.able, base.able),
    stops: texts(client.stops) ?? base.stops,
  };
}

/** Parses a JSON object of strings; `null` for anything else. */
function texts(json: string | undefined): Record<string, string> | null {
  try {
    const found = JSON.parse(json ?? '') as unknown;
    const fits = typeof found === 'object' && found !== null && !Array.isArray(found);
    return fits && Object.values(found).every((v) => typeof v === 'string')
      ? (found as Record<string, string>)
      : null;
  } catch {
    return null;
  }
}

/** Applies the settings to the page. */
export async function applyAll(): Promise<void> {
  dress();
  await speak(current.lang);
}

function take(next: Preferences): void {
  const old = current;
  current = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(toClient(next)));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  dress();
  if (old.lang !== next.lang) void speak(next.lang);
}

/** The browser's own bars get the color of the page header. */
const EDGES = { dark: '#111829', light: '#ffffff' } as const;

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = current.theme;
  root.dataset.size = current.size;
  root.dataset.motion = current.motion;
  root.dataset.left = String(current.left);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = EDGES[current.theme === 'auto' ? own : current.theme];
  }
}

function read(): Preferences {
  const base: Preferences = {
    lang: preferred(navigator.languages),
    theme: 'auto',
    size: '100',
    cards: 'same',
    motion: 'normal',
    keys: true,
    text: false,
    sound: false,
    warn: true,
    side: true,
    left: false,
    able: true,
    stops: {},
  };
  try {
    return known(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, string>, base);
  } catch {
    return base;
  }
}
