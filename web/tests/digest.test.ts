import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { SidePanelState } from '../src/live/ui/side-panel.svelte';
import RulesPanel from '../src/parts/side/RulesPanel.svelte';
import { heading, pieces, readDigest, search } from '../src/state/digest';

const FILES = import.meta.glob<string>('../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const DIGESTS = Object.fromEntries(
  Object.entries(FILES)
    .map(([path, text]) => [path.replace(/^.*\//, '').replace(/\.md$/, ''), text] as const)
    .filter(([name]) => name !== 'exceptions'),
);
const NAMES = Object.keys(DIGESTS);
const GAMES = NAMES.filter((name) => !name.includes('.'));
const chapters = (name: string) => readDigest(DIGESTS[name] ?? '').chapters;
const ids = (name: string): string[] =>
  chapters(name).flatMap((chapter) => chapter.rules.flatMap((rule) => rule.id ?? []));

/** The reasons of the rules crates why something cannot be chosen: every reason names a rule. */
const WHY = import.meta.glob<string>('../../crates/*/src/phrases/why*.rs', {
  query: '?raw',
  import: 'default',
  eager: true,
});

vi.mock('../src/api', async (load) => {
  const { api, ...rest } = await load<typeof import('../src/api')>();
  const rules = (game: string, lang: string) => {
    const name = lang === 'en' ? game : `${game}.${lang}`;
    return Promise.resolve({ text: DIGESTS[name] ?? '', lang });
  };
  return { ...rest, api: { ...api, rules } };
});

test('every game has its digest in four languages', () => {
  expect(GAMES).toEqual(['destiny', 'rebellion', 'star-realms', 'sw-lcg']);
  expect(NAMES).toHaveLength(16);
});

test.each(NAMES)('%s is read rule by rule', (name) => {
  const found = ids(name);
  const lines = DIGESTS[name]!.split('\n').filter((line) => /^- `[A-Z]+-[A-Z]+-[A-Z]*\d+` /.test(line));
  expect(found.length).toBe(lines.length);
  expect(found.length).toBeGreaterThan(100);
  expect(new Set(found).size).toBe(found.length);
  // Ids are unique, and a search for an id finds its rule.
  const all = chapters(name);
  for (const id of found) {
    const hits = search(all, id).flatMap((chapter) => chapter.rules);
    expect(
      hits.some((rule) => rule.id === id),
      id,
    ).toBe(true);
  }
});

test.each(NAMES)('%s refers only to rules it has, and every source mark is known', (name) => {
  const known = new Set(ids(name));
  for (const chapter of chapters(name)) {
    expect(chapter.title === '' || heading(chapter.title) !== '').toBe(true);
    expect(heading(chapter.title)).not.toMatch(/[«»]|\(p\.|\(с\.|ページ/);
    for (const rule of chapter.rules) {
      for (const piece of pieces(rule.text)) {
        if ('rule' in piece) expect(known.has(piece.rule), `${rule.id} speaks of ${piece.rule}`).toBe(true);
        if ('text' in piece) expect(piece.text, String(rule.id)).not.toMatch(/\[[A-Za-z]+\]|`/);
      }
    }
  }
});

test('every reason for an unavailable option links to a rule in every language', () => {
  const cited = Object.values(WHY).flatMap((code) =>
    [...code.matchAll(/"((?:SR|LCG|REB|SWD)-[A-Z]+-[A-Z0-9]+)"/g)].map((match) => match[1] ?? ''),
  );
  for (const head of ['SR-', 'LCG-']) {
    expect(cited.filter((id) => id.startsWith(head)).length).toBeGreaterThan(20);
  }
  for (const name of NAMES) {
    const known = new Set(ids(name));
    const head =
      { 'sw-lcg': 'LCG-', 'star-realms': 'SR-', rebellion: 'REB-', destiny: 'SWD-' }[name.split('.')[0]!] ??
      '';
    for (const id of cited.filter((one) => one.startsWith(head)))
      expect(known.has(id), `${id} in ${name}`).toBe(true);
  }
});

test('the panel opens at the requested rule, and its cross-references work', async () => {
  const side = { rule: 'LCG-SETUP-09', showRule: vi.fn() } as unknown as SidePanelState;
  const target = document.body.appendChild(document.createElement('div'));
  const panel = mount(RulesPanel, { target, props: { side, game: 'sw-lcg' } });
  await vi.waitFor(() => {
    flushSync();
    expect(target.querySelector('.here')).not.toBeNull();
  });
  const here = target.querySelector<HTMLElement>('.here')!;
  expect(here.dataset.rule).toBe('LCG-SETUP-09');
  expect(here.closest('details')?.open).toBe(true);
  expect(here.closest('details')?.querySelector('summary')?.textContent).toBe('Setup');
  expect(target.querySelectorAll('details[open]')).toHaveLength(1);
  here.querySelector('a')!.click();
  expect(side.showRule).toHaveBeenCalledWith('LCG-MULL-01');
  await unmount(panel);
  target.remove();
});
