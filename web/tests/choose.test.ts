import { expect, test } from 'vitest';
import {
  answer,
  asks,
  canConfirm,
  copies,
  defaultOf,
  finisher,
  gathers,
  keyAt,
  optionsByRef,
  placeOf,
  roomFor,
  taken,
  toggled,
} from '../src/state/choose';
import { choice, decision, view } from './helpers';

test('digits and letters choose options, except letters with another meaning', () => {
  expect([0, 8, 9, 12, 24, 25].map(keyAt)).toEqual(['1', '9', 'a', 'f', 'x', 'y']);
  expect(keyAt(26)).toBe(null);
  for (let place = 0; place < 26; place++) expect(placeOf(keyAt(place)!)).toBe(place);
  for (const key of [...Array.from('cdhlostuz'), '0', 'ab']) expect(placeOf(key)).toBe(null);
});

test('equal cards side by side share one option', () => {
  const byRef = optionsByRef(
    view(),
    decision([choice('play scout', 'hand/0/0'), choice('buy ram', 'market/1')]),
  );
  expect(byRef.get('hand/0/1')?.[0]?.key).toBe('play scout');
  expect(byRef.get('hand/0/0')).toHaveLength(1);
  expect(byRef.has('hand/0/2')).toBe(false);
  expect(copies(view(), choice('play scout', 'hand/0/0'))).toBe(2);
});

test('of equal cards, only the chosen number is marked', () => {
  const { cards } = view().zones.find((zone) => zone.cards.some(({ ref }) => ref === 'hand/0/0'))!;
  const byRef = optionsByRef(
    view(),
    decision([choice('play scout', 'hand/0/0'), choice('play viper', 'hand/0/2')]),
  );
  const shown = (gathered: string[]) =>
    cards.slice(0, 3).map(({ ref }) => taken(cards, ref, byRef, gathered));
  expect(shown([])).toEqual([0, 0, 0]);
  expect(shown(['play scout'])).toEqual([1, 0, 0]);
  expect(shown(['play scout', 'play viper', 'play scout'])).toEqual([1, 1, 1]);
});

test('a click that may have meant to play a card does not spend it', () => {
  const spend = choice('reroll with saber', 'hand/0/0', { verb: 'reroll' });
  expect([[], [choice('play saber')], [spend], [choice('play saber'), spend]].map(asks)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('several picks are collected, equal ones up to the number of their cards', () => {
  expect(toggled([], 'a', 2, 3)).toEqual(['a']);
  expect(toggled(['a'], 'a', 2, 3)).toEqual(['a', 'a']);
  expect(toggled(['a', 'a'], 'a', 2, 3)).toEqual([]);
  expect(toggled(['a', 'b'], 'c', 1, 2)).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'b', 2, 2)).toEqual(['a']);
});

test('a question that takes several options has one option to end it', () => {
  const some = decision([choice('x', 'hand/0/0'), choice('y', 'hand/0/2'), choice('done')], {
    kind: 'some',
    max: 2,
  });
  expect(gathers(some)).toBe(true);
  expect(finisher(some)?.key).toBe('done');
  expect(canConfirm(some, [])).toBe(false);
  expect(canConfirm(some, ['x'])).toBe(true);
  expect(answer(some, ['y', 'x'])).toEqual(['x', 'y', 'done']);
  expect(answer(decision(some.options.slice(0, 2), { kind: 'some', max: 2 }), ['x'])).toEqual(['x']);
  expect(finisher(decision([choice('done')]))).toBeNull();
  expect([2, 16].map((max) => roomFor(view(), { ...some, max }))).toEqual([2, 3]);
  // A lesson may leave only this option.
  expect(finisher(decision([choice('done')], { kind: 'some', max: 2 }))?.key).toBe('done');
});

test('the space bar confirms, takes an obvious option, or takes the only option', () => {
  const obvious = decision([choice('a', 'x', { obvious: true }), choice('end', 'end')]);
  expect(defaultOf(obvious, [])).toEqual({ do: 'obvious' });
  expect(defaultOf(decision([choice('end', 'end')]), [])).toMatchObject({ do: 'choose' });
  expect(defaultOf(decision([choice('a'), choice('b')]), [])).toBeNull();
  const some = decision([choice('x', 'hand/0/0'), choice('y', 'hand/0/2')], { kind: 'some', max: 2 });
  expect(defaultOf(some, ['x'])).toEqual({ do: 'confirm' });
  const number = decision([choice('1'), choice('2'), choice('3')], { kind: 'number', preset: '3' });
  expect(defaultOf(number, [])).toMatchObject({ do: 'choose', option: { key: '3' } });
  expect(defaultOf(number, [], '2')).toMatchObject({ do: 'choose', option: { key: '2' } });
  expect(defaultOf(number, [], 'gone')).toMatchObject({ do: 'choose', option: { key: '3' } });
  expect(defaultOf(null, [])).toBeNull();
});
