import { expect, test } from 'vitest';

const CODE = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files that a file imports, types included. */
function wanted(path: string): string[] {
  return [...(CODE[path] ?? '').matchAll(/(?:from |import\()'(\.[^']+)'/g)].flatMap(([, to]) => {
    const base = new URL(to ?? '', `file:///x/${path}`).pathname.replace('/src/', '../src/');
    const file = [base, `${base}.ts`].find((name) => name in CODE);
    return file === undefined ? [] : [file];
  });
}

test('there are no import cycles', () => {
  const done = new Set<string>();
  const visit = (path: string, way: string[]): void => {
    expect(way, [...way, path].join(' → ')).not.toContain(path);
    if (done.has(path)) return;
    for (const next of wanted(path)) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of Object.keys(CODE)) visit(path, []);
  expect(wanted('../src/App.svelte').length).toBeGreaterThan(10);
});

test('lines and files keep their maximum length', () => {
  for (const [path, code] of Object.entries(CODE)) {
    if (path.endsWith('wire.ts') || path.includes('/generated/')) continue;
    const lines = code.split('\n');
    expect(lines.length, path).toBeLessThanOrEqual(260);
    for (const [i, line] of lines.entries()) expect(line.length, `${path}:${i + 1}`).toBeLessThanOrEqual(112);
  }
});
