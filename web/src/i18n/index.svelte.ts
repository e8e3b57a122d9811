import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import type { MessageId } from '../generated/messages';
import type { Lang } from '../wire';

export type { MessageId };

export const LANGS = ['en', 'ru', 'uk', 'ja'] as const satisfies readonly Lang[];

/** The name of each language in that language. */
export const LANG_NAMES: Record<Lang, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  ja: '日本語',
};

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  ru: () => import('./ru.ftl?raw'),
  uk: () => import('./uk.ftl?raw'),
  ja: () => import('./ja.ftl?raw'),
};

/** Tips for newcomers; a table loads them after everything it needs. */
const TIPS: typeof FILES = {
  en: () => import('./tips/en.ftl?raw'),
  ru: () => import('./tips/ru.ftl?raw'),
  uk: () => import('./tips/uk.ftl?raw'),
  ja: () => import('./tips/ja.ftl?raw'),
};

let current = $state.raw<{ lang: Lang; bundle: FluentBundle | null }>({ lang: 'en', bundle: null });

let wanted: Lang | null = null;

/** Loads a language and shows the page in it, unless another one was requested in the meantime. */
export async function speak(lang: Lang, read = FILES[lang]): Promise<void> {
  wanted = lang;
  const { default: text } = await read();
  if (wanted !== lang) return;
  current = { lang, bundle: bundleOf(lang, text) };
  document.documentElement.lang = lang;
}

/** The bundle that has its tips loaded. */
let tipped: FluentBundle | null = null;

/** Loads the tips of the current language. */
export async function fetchTips(): Promise<void> {
  const { lang, bundle } = current;
  if (bundle === null || bundle === tipped) return;
  tipped = bundle;
  const { default: text } = await TIPS[lang]();
  bundle.addResource(new FluentResource(text));
  if (current.bundle === bundle) current = { lang, bundle };
}

export function bundleOf(lang: Lang, text: string): FluentBundle {
  // Isolation marks are for mixed directions; all four languages run from left to right.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(text));
  if (error) throw error;
  return bundle;
}

/** The current language of the page. */
export function spoken(): Lang {
  return current.lang;
}

/** Returns a message of the client. */
export function t(id: MessageId, args?: Record<string, FluentVariable>): string {
  const message = current.bundle?.getMessage(id);
  if (!message?.value || current.bundle === null) return id;
  return current.bundle.formatPattern(message.value, args ?? null);
}

/** Returns a message whose id contains a word of the server; the id itself if there is no such message. */
export function tDynamic(id: string, args?: Record<string, FluentVariable>): string {
  return has(id) ? t(id, args) : id;
}

/** Whether a message exists: for ids that contain codes of the server or names of games. */
export function has(id: string): id is MessageId {
  return current.bundle?.hasMessage(id) ?? false;
}

/** The initial language. */
export function preferred(wanted: readonly string[]): Lang {
  const [best] = negotiateLanguages([...wanted], [...LANGS], { defaultLocale: 'en', strategy: 'lookup' });
  return LANGS.find((lang) => lang === best) ?? 'en';
}

/** Formats a time in its shortest form. */
export function when(ms: number): string {
  const day = new Date(ms).toDateString() === new Date().toDateString();
  const style = day
    ? { timeStyle: 'short' as const }
    : { dateStyle: 'medium' as const, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(current.lang, style).format(ms);
}

/** Formats a fraction as whole percents; `signed` adds the sign of a change. */
export function percent(share: number, signed = false): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  const signs = signed ? ({ signDisplay: 'exceptZero' } as const) : {};
  const text = new Intl.NumberFormat(current.lang, { ...style, ...signs }).format(share).replace('-', '−');
  // Browsers omit the space before the percent sign in Ukrainian; the game texts have it.
  return current.lang === 'uk' ? text.replace(/\s*%/, '\u00a0%') : text;
}

/** Joins numbers with "or": "4 or 6". */
export function either(list: readonly number[]): string {
  return new Intl.ListFormat(current.lang, { type: 'disjunction' }).format(list.map(String));
}

/** Joins names: "A, B and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(current.lang, { type: 'conjunction' }).format(names);
}
