import { expect, test } from 'vitest';
import { grouped, optionAt } from '../src/state/options';
import { onMap, spread, typed } from '../src/state/places';
import type { Choice, TableView } from '../src/wire';
import { card, choice, decision, view, words, zone } from './helpers';

const NAMES = [
  'Yavin',
  'Naboo',
  'Nal Hutta',
  'Ord Mantell',
  'Mandalore',
  'Hoth',
  'Endor',
  'Ilum',
  'Kessel',
  'Rodia',
];

function galaxy(): TableView {
  const places = NAMES.map((name, i) => card(`map/${i}`, i, name));
  return { ...view(), zones: [zone('map', places), zone('hand/0', [card('hand/0/0', 90, 'Plan')], 0)] };
}

const at = (name: string, i: number): Choice => ({
  ...choice(`activate ${name}`, `map/${i}`, { verb: 'activate' }),
  label: words(`Activate ${name}`),
});
const reveal = choice('reveal', 'hand/0/0', { verb: 'reveal' });
const pass = choice('pass', undefined, { verb: 'pass' });
const many = decision([...NAMES.map(at), reveal, pass]);

test('many places are chosen on the map, all other options in the bar', () => {
  const away = onMap(galaxy(), many);
  expect(away.size).toBe(NAMES.length);
  const { open, closing } = grouped(many, away);
  expect(open.flatMap(({ rows }) => rows.map(({ option }) => option.key))).toEqual(['reveal']);
  expect(closing.map(({ option }) => option.key)).toEqual(['pass']);
});

test('number keys choose the options in the bar', () => {
  const away = onMap(galaxy(), many);
  expect(optionAt(many, 0, away)).toBe(reveal);
  expect(optionAt(many, 1, away)).toBe(pass);
  expect(optionAt(many, 2, away)).toBeUndefined();
  expect(optionAt(many, 0)?.key).toBe('activate Yavin');
});

test('a few places keep their buttons, and so do collected ones', () => {
  expect(onMap(galaxy(), decision(NAMES.slice(0, 8).map(at))).size).toBe(0);
  expect(onMap(galaxy(), decision(NAMES.map(at), { kind: 'some', max: 2 })).size).toBe(0);
  expect(onMap({ ...galaxy(), zones: [] }, many).size).toBe(0);
  expect(onMap(galaxy(), null).size).toBe(0);
});

test('two options about one place count as one place', () => {
  const twice = decision(NAMES.flatMap((name, i) => [at(name, i), { ...at(name, i), key: `all ${name}` }]));
  expect(spread(onMap(galaxy(), twice))).toBe(NAMES.length);
});

test('typing finds places, matches at the start of a word first', () => {
  const away = onMap(galaxy(), many);
  const found = (query: string): string[] => typed(away, query).map(({ key }) => key.slice(9));
  expect(found('na')).toEqual(['Naboo', 'Nal Hutta']);
  expect(found('man')).toEqual(['Ord Mantell', 'Mandalore']);
  expect(found('an').slice(0, 2)).toEqual(['Ord Mantell', 'Mandalore']);
  expect(found('hut nal')).toEqual(['Nal Hutta']);
  expect(found('xyz')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(typed(away, 'a').length).toBe(6);
});
