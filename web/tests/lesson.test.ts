import { expect, test } from 'vitest';
import { heldBack, lessonOf, namesOf, narrowed, spotOf } from '../src/state/lesson';
import type { CardFace, Lesson, Room } from '../src/wire';
import { choice, decision, view } from './helpers';

const lesson: Lesson = { seat: 0, step: 1, of: 29, text_key: 'lesson-sr-hand', allowed: ['play Scout'] };
const scout = choice('play Scout', 'hand/0/0');
const viper = choice('play Viper', 'hand/0/2');
const end = choice('end turn', 'end');
const asked = decision([scout, viper, end]);

test('a lesson is the matter of its learner', () => {
  const room = { lesson } as Room;
  expect(lessonOf(room, 0)).toBe(lesson);
  expect(lessonOf(room, 1)).toBeNull();
  expect(lessonOf(room, null)).toBeNull();
  expect(lessonOf({} as Room, 0)).toBeNull();
  expect(lessonOf(null, 0)).toBeNull();
});

test('only what the step asks for is offered', () => {
  expect(narrowed(asked, lesson)?.options).toEqual([scout]);
  expect(narrowed(asked, null)).toBe(asked);
  expect(narrowed(null, lesson)).toBeNull();
  expect(narrowed(asked, { ...lesson, allowed: [] })?.options).toEqual([]);
  expect(narrowed(asked, { ...lesson, allowed: [], done: true })).toBe(asked);
});

test('what the rules allow and the lesson does not is told apart from what the rules forbid', () => {
  const held = (ref: string): boolean => heldBack(view(), asked, lesson, ref);
  expect(held('hand/0/2')).toBe(true);
  expect(held('end')).toBe(true);
  expect(held('hand/0/0')).toBe(false);
  // The second Scout is as good as the first.
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

test('texts call cards by the names they have in the language of the game', () => {
  const faces = [{ slug: 'war-world', name: 'Мир войны' } as CardFace];
  expect(namesOf(faces)).toEqual({ 'war-world': 'Мир войны' });
});
