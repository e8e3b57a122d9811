import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import type { Lang } from '../wire';

export const LANGS = ['en', 'ru', 'uk', 'ja'] as const satisfies readonly Lang[];

/** Each language by its own name. */
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

/** What newcomers are told of questions: fetched at a table, after all that is needed there. */
const TIPS: typeof FILES = {
  en: () => import('./tips/en.ftl?raw'),
  ru: () => import('./tips/ru.ftl?raw'),
  uk: () => import('./tips/uk.ftl?raw'),
  ja: () => import('./tips/ja.ftl?raw'),
};

let current = $state.raw<{ lang: Lang; bundle: FluentBundle | null }>({ lang: 'en', bundle: null });

let wanted: Lang | null = null;

/** Fetches a language and shows everything in it, unless another one was wished for meanwhile. */
export async function speak(lang: Lang, read = FILES[lang]): Promise<void> {
  wanted = lang;
  const { default: text } = await read();
  if (wanted !== lang) return;
  current = { lang, bundle: bundleOf(lang, text) };
  document.documentElement.lang = lang;
}

/** The words that have their tips. */
let tipped: FluentBundle | null = null;

/** Fetches the tips of the language that is shown. */
export async function fetchTips(): Promise<void> {
  const { lang, bundle } = current;
  if (bundle === null || bundle === tipped) return;
  tipped = bundle;
  const { default: text } = await TIPS[lang]();
  bundle.addResource(new FluentResource(text));
  if (current.bundle === bundle) current = { lang, bundle };
}

export function bundleOf(lang: Lang, text: string): FluentBundle {
  // Isolation marks help mixed directions; all four languages run from left to right.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(text));
  if (error) throw error;
  return bundle;
}

/** The language everything is shown in. */
export function spoken(): Lang {
  return current.lang;
}

/** A fixed string of the client. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = current.bundle?.getMessage(id);
  if (!message?.value || current.bundle === null) return id;
  return current.bundle.formatPattern(message.value, args ?? null);
}

export function has(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

/** The language to begin with. */
export function preferred(wanted: readonly string[]): Lang {
  const [best] = negotiateLanguages([...wanted], [...LANGS], { defaultLocale: 'en', strategy: 'lookup' });
  return LANGS.find((lang) => lang === best) ?? 'en';
}

/** A moment, as short as it can be said. */
export function when(ms: number): string {
  const day = new Date(ms).toDateString() === new Date().toDateString();
  const style = day
    ? { timeStyle: 'short' as const }
    : { dateStyle: 'medium' as const, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(current.lang, style).format(ms);
}

/** A share of 1 as whole percents. What is given or taken has its sign. */
export function percent(share: number, signed = false): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  const signs = signed ? ({ signDisplay: 'exceptZero' } as const) : {};
  const text = new Intl.NumberFormat(current.lang, { ...style, ...signs }).format(share).replace('-', '−');
  // Browsers know no gap in Ukrainian; the games' own texts have it.
  return current.lang === 'uk' ? text.replace(/\s*%/, '\u00a0%') : text;
}

/** One of these: "4 or 6". */
export function either(list: readonly number[]): string {
  return new Intl.ListFormat(current.lang, { type: 'disjunction' }).format(list.map(String));
}

/** Names one after the other: "A, B and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(current.lang, { type: 'conjunction' }).format(names);
}
