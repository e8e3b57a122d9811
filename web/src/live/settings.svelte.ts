import { LANGS, preferred, speak } from '../i18n/index.svelte';
import type { Lang } from '../wire';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const SIZES = ['90', '100', '115', '130', '160'] as const;
export type Size = (typeof SIZES)[number];

/** What a visitor likes. Kept on this device, and with the account if there is one. */
export interface Likes {
  /** Of the interface. */
  lang: Lang;
  /** Of cards, questions and the log. */
  cards: Lang | 'same';
  theme: Theme;
  size: Size;
  /** Single keys choose options. */
  keys: boolean;
  /** The table as plain lists. */
  text: boolean;
  sound: boolean;
  /** How much moves. */
  motion: Motion;
  /** Ends of turns that leave something unused are asked about. */
  warn: boolean;
  /** The side panel is open, where there is room beside the table. */
  side: boolean;
  /** The panel and the closing buttons are on the left. */
  left: boolean;
  /** Against machines: asked at windows only where there is something to answer with. */
  able: boolean;
  /** Where one wants to be asked, by game. */
  stops: Record<string, string>;
}

export const MOTIONS = ['normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

const STORE = 'orrery.likes';
const FLAGS = ['keys', 'text', 'sound', 'warn', 'side', 'left', 'able'] as const;

let likes = $state.raw<Likes>(read());
/** Called with what changed here, so that an account can keep it. */
let keeper: ((likes: Likes) => void) | null = null;

export const settings = {
  get likes(): Likes {
    return likes;
  },
  keepWith(keep: (likes: Likes) => void): void {
    keeper = keep;
  },
};

/** The language of cards, questions and the log. */
export function gameLang(from: Likes = likes): Lang {
  return from.cards === 'same' ? from.lang : from.cards;
}

export function like(change: Partial<Likes>): void {
  take({ ...likes, ...change });
  keeper?.(likes);
}

/** Takes over what an account knows. */
export function adopt(client: Record<string, string>): void {
  take(known(client, likes));
}

/** As an account keeps it. */
export function toClient(from: Likes): Record<string, string> {
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

/** Only what this client understands; anything else stays as it is. */
export function known(client: Record<string, string>, base: Likes): Likes {
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

/** Texts by name, as they were written; `null` for anything else. */
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

/** Shows the page as the visitor likes it. */
export async function applyAll(): Promise<void> {
  dress();
  await speak(likes.lang);
}

function take(next: Likes): void {
  const old = likes;
  likes = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(toClient(next)));
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
  dress();
  if (old.lang !== next.lang) void speak(next.lang);
}

/** What the browser's own edges are painted with, as the head of the page. */
const EDGES = { dark: '#111829', light: '#ffffff' } as const;

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = likes.theme;
  root.dataset.size = likes.size;
  root.dataset.motion = likes.motion;
  root.dataset.left = String(likes.left);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = EDGES[likes.theme === 'auto' ? own : likes.theme];
  }
}

function read(): Likes {
  const base: Likes = {
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
