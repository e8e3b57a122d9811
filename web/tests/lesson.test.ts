import { expect, test } from 'vitest';
import { heldBack, lessonOf, namesOf, narrowed, spotOf } from '../src/state/lesson';
import type { CardFace, Lesson, TableStatus } from '../src/wire';
import { choice, decision, view } from './helpers';

const lesson: Lesson = { seat: 0, step: 1, of: 29, text_key: 'lesson-sr-hand', allowed: ['play Scout'] };
const scout = choice('play Scout', 'hand/0/0');
const viper = choice('play Viper', 'hand/0/2');
const end = choice('end turn', 'end');
const asked = decision([scout, viper, end]);

test('a lesson is shown only to its learner', () => {
  const status = { lesson } as TableStatus;
  expect(lessonOf(status, 0)).toBe(lesson);
  expect(lessonOf(status, 1)).toBeNull();
  expect(lessonOf(status, null)).toBeNull();
  expect(lessonOf({} as TableStatus, 0)).toBeNull();
  expect(lessonOf(null, 0)).toBeNull();
});

test('only the options of the step are offered', () => {
  expect(narrowed(asked, lesson)?.options).toEqual([scout]);
  expect(narrowed(asked, null)).toBe(asked);
  expect(narrowed(null, lesson)).toBeNull();
  expect(narrowed(asked, { ...lesson, allowed: [] })?.options).toEqual([]);
  expect(narrowed(asked, { ...lesson, allowed: [], done: true })).toBe(asked);
});

test('options held back by the lesson are distinguished from illegal ones', () => {
  const held = (ref: string): boolean => heldBack(view(), asked, lesson, ref);
  expect(held('hand/0/2')).toBe(true);
  expect(held('end')).toBe(true);
  expect(held('hand/0/0')).toBe(false);
  // The second Scout is equivalent to the first, so it is not held back.
  expect(held('hand/0/1')).toBe(false);
  expect(held('market/0')).toBe(false);
  expect(heldBack(view(), asked, null, 'hand/0/2')).toBe(false);
  expect(heldBack(view(), null, lesson, 'hand/0/2')).toBe(false);
});

test('a step points at a region, a player or a zone, and nowhere else', () => {
  expect(spotOf('end')).toBe('#decision .end');
  expect(spotOf('decision')).toBe('#decision');
  expect(spotOf('log')).toBe('.log, .last');
  expect(spotOf('seat/1')).toBe('.plate:has(#seat-1)');
  expect(spotOf('hand/0')).toBe('[data-zone="hand/0"]');
  expect(spotOf('market')).toBe('[data-zone="market"]');
  expect(spotOf(undefined)).toBeNull();
  expect(spotOf('a"] *')).toBeNull();
});

test('texts use the card names of the game language', () => {
  const faces = [{ slug: 'war-world', name: 'Мир войны' } as CardFace];
  expect(namesOf(faces)).toEqual({ 'war-world': 'Мир войны' });
});
