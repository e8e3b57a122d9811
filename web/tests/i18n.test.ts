import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { bundleOf, fetchTips, has, LANGS, speak, spoken, t } from '../src/i18n/index.svelte';
import type { Lang } from '../src/wire';

const FTL = import.meta.glob<string>('../src/i18n/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CODE = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const DICE = Object.values(
  import.meta.glob<string>('../../crates/destiny/src/phrases/prompt.rs', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');
const text = (lang: Lang): string =>
  [`${lang}.ftl`, `tips/${lang}.ftl`].map((file) => FTL[`../src/i18n/${file}`] ?? '').join('\n');

/** The messages of a language and the arguments each one uses. */
function messages(lang: Lang): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value } of new FluentResource(text(lang)).body) {
    const args = [...JSON.stringify(value).matchAll(/"type":"var","name":"([\w-]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    found.set(id, [...new Set(args)].sort());
  }
  return found;
}

test('arguments are found', () => {
  expect(messages('en').get('undo-waits')).toEqual(['name', 'others']);
  expect(messages('en').get('rating')).toEqual(['count', 'margin', 'value']);
});

test.each(LANGS)('%s has every message of English with the same arguments', (lang) => {
  expect(Object.fromEntries(messages(lang))).toEqual(Object.fromEntries(messages('en')));
});

test.each(LANGS)('%s formats every message without an error', (lang) => {
  const bundle = bundleOf(lang, text(lang));
  for (const [id, args] of messages(lang)) {
    for (const count of [0, 1, 2, 5, 11, 21, 22, 1.5]) {
      const errors: Error[] = [];
      const value = bundle.getMessage(id)?.value ?? '';
      const shown = bundle.formatPattern(
        value,
        Object.fromEntries(args.map((name) => [name, count])),
        errors,
      );
      expect([id, errors]).toEqual([id, []]);
      expect(shown.trim()).not.toBe('');
    }
  }
});

test('Russian and Ukrainian distinguish one, few and many', () => {
  const ru = bundleOf('ru', text('ru'));
  const cards = (n: number): string => ru.formatPattern(ru.getMessage('zone-cards')!.value!, { count: n });
  expect([1, 2, 5, 11, 21, 22].map(cards)).toEqual([
    '1 карта',
    '2 карты',
    '5 карт',
    '11 карт',
    '21 карта',
    '22 карты',
  ]);
  for (const lang of ['ru', 'uk'] as const) {
    const blocks = text(lang)
      .split(/\n(?=[a-z])/)
      .filter((block) => block.includes('[few]'));
    for (const block of blocks) expect(block).toContain('[one]');
    expect(blocks.length).toBeGreaterThan(8);
  }
});

/** Beginnings of message ids that are composed in code, with all possible endings from the wire types. */
const wire = CODE['../src/wire.ts'] ?? '';
const union = (name: string): string[] =>
  [...(new RegExp(`export type ${name} = ([^;]+);`).exec(wire)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
    (m) => m[1] ?? '',
  );

test('every code of the server has a message', () => {
  const en = messages('en');
  const families: [string, string[], string][] = [
    ['nack-', union('Nack'), ''],
    ['log-', union('Event'), ''],
    ['phase-', union('Phase'), ''],
    ['kind-', union('AccountKind'), ''],
    ['mute-kind-', union('MuteKind'), ''],
    ['mute-', union('MuteKind'), '-done'],
  ];
  for (const [head, ends, tail] of families) {
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) expect(en.has(`${head}${end}${tail}`), `${head}${end}${tail}`).toBe(true);
  }
});

test('every question of the dice game has a tip', () => {
  const asked = [...DICE.matchAll(/"swd\.ask\.([\w-]+)"/g)].map((m) => m[1] ?? '');
  expect(asked.length).toBeGreaterThan(30);
  const en = messages('en');
  expect(asked.filter((topic) => !en.has(`tip-destiny-${topic}`))).toEqual([]);
  // Every tip belongs to an existing question.
  const tips = [...en.keys()].flatMap((id) => /^tip-destiny-(.+)$/.exec(id)?.[1] ?? []);
  const known = (tip: string): boolean =>
    tip === 'pass' || asked.some((topic) => tip === topic || tip.startsWith(`${topic}-`));
  expect(tips.filter((tip) => !known(tip))).toEqual([]);
});

/** Families of messages whose ids are composed in code. */
const FAMILIES =
  /^(history|feature|does|motion|nack|fail|log|phase|kind|mute|mute-kind|activity|keys|orders|theme|title|nav|new-table|new-table-clock|clock|level|side|move|mistake|learn|deck-how|deck-save|deck-tab|deck-form|deck-group|lesson-sr|lesson-lcg|lesson-reb|lesson-swd|galaxy-note|galaxy-tab|galaxy-column|tip|rule)-/;

test('every message used exists, and every existing message is used', () => {
  const en = messages('en');
  const all = Object.entries(CODE).filter(([path]) => !path.endsWith('wire.ts'));
  const source = all.map(([, code]) => code).join('\n');
  for (const [, id] of source.matchAll(/\bt\(\s*'([^']+)'/g)) expect(en.has(id ?? ''), id).toBe(true);
  for (const id of en.keys()) {
    expect(FAMILIES.test(id) || new RegExp(`['\`]${id}['\`]`).test(source), `${id} is not used`).toBe(true);
  }
});

/** Attributes that people see or hear. */
const READ = new Set([
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-description',
  'aria-roledescription',
]);
/** Names that are the same in every language. */
const NAMES = new Set(['Orrery', 'https://', 'U']);

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Literal texts of a component that people would read. */
function literals(node: unknown, inTag = false, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const child of node) literals(child, inTag, found);
  if (typeof node !== 'object' || node === null || !('type' in node)) return found;
  const here = node as Node;
  const say = (words: unknown): void => {
    if (typeof words === 'string' && /\p{L}/u.test(words) && !NAMES.has(words.trim()))
      found.push(words.trim());
  };
  switch (here.type) {
    case 'Text':
      say(here.data);
      return found;
    case 'Attribute':
      if (READ.has(String(here.name))) literals(here.value, true, found);
      return found;
    case 'Literal':
      if (inTag) say(here.value);
      return found;
    case 'TemplateElement':
      if (inTag) say((here.value as { raw: string }).raw);
      return found;
    case 'CallExpression':
      return found; // arguments of a function are not shown as they are
    case 'BinaryExpression':
      return found; // a comparison
    case 'ExpressionTag':
      return literals(here.expression, true, found);
    case 'ConditionalExpression':
      return literals([here.consequent, here.alternate], inTag, found);
    case 'MemberExpression':
    case 'StyleSheet':
    case 'Script':
      return found;
  }
  const tests = new Set(['test', 'metadata', 'key', 'context', 'parameters']);
  for (const [name, child] of Object.entries(here)) {
    if (!tests.has(name) && !(here.type === 'EachBlock' && name === 'expression'))
      literals(child, inTag, found);
  }
  return found;
}

test('components contain no literal text', () => {
  const own = Object.entries(CODE)
    .filter(([path]) => path.endsWith('.svelte'))
    .flatMap(([path, code]) =>
      literals(parse(code, { modern: true }).fragment).map((words) => `${path}: ${words}`),
    );
  expect(own).toEqual([]);
  expect(literals(parse("<p title='Hi'>a {x ? 'Yes' : t('no')}</p>", { modern: true }).fragment)).toEqual([
    'Hi',
    'a',
    'Yes',
  ]);
});

test('a language that loads late does not replace a newer choice', async () => {
  let arrive = (_: { default: string }): void => undefined;
  const late = speak('ja', () => new Promise((resolve) => (arrive = resolve)));
  await speak('en', () => Promise.resolve({ default: text('en') }));
  arrive({ default: text('ja') });
  await late;
  expect(spoken()).toBe('en');
  expect(t('undo')).toBe('Undo');
});

test('tips load after the messages, in the current language', async () => {
  for (const lang of ['uk', 'ja'] as const) {
    await speak(lang);
    expect([has('yes'), has('tip-destiny-action')]).toEqual([true, false]);
    await fetchTips();
    expect(has('tip-destiny-action')).toBe(true);
    expect(t('tip-destiny-action')).toBe(bundleOf(lang, text(lang)).getMessage('tip-destiny-action')?.value);
  }
});
