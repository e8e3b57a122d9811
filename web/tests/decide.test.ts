import { afterEach, expect, test, vi } from 'vitest';
import { loadSymbols } from '../src/live/ui/symbols';
import { spaceTakes } from '../src/state/choose';
import { chose, givenUp, logOf, turning } from '../src/state/log';
import { grouped, hasTwin, obviousName } from '../src/state/options';
import { subjects } from '../src/state/tips';
import type { Choice, Entry } from '../src/wire';
import { choice, decision, entry, words } from './helpers';

const easy = (key: string, verb: string) => choice(key, `hand/0/${key}`, { verb, obvious: true });

test('the button that takes all obvious options is named by their effect', () => {
  expect(obviousName(decision([easy('a', 'play')]))).toBe('play-all');
  expect(obviousName(decision([easy('a', 'play'), easy('b', 'play'), choice('end')]))).toBe('play-all');
  expect(obviousName(decision([easy('a', 'pay'), easy('b', 'pay')]))).toBe('pay-all');
  expect(obviousName(decision([easy('a', 'play'), easy('b', 'use')]))).toBe('do-all');
});

test('a single option that is not a play has no second button', () => {
  expect(obviousName(decision([easy('a', 'attack'), choice('end')]))).toBeNull();
  expect(obviousName(decision([choice('a', 'hand/0/a', { verb: 'play' })]))).toBeNull();
  const tactic = choice('a', 'tactics/0/1', { verb: 'play', obvious: true });
  expect(obviousName(decision([tactic, choice('done')]))).toBeNull();
});

test('the option for the space bar can be shown', () => {
  const only = choice('pass');
  expect(spaceTakes(decision([only]), [])).toBe(only);
  expect(spaceTakes(decision([choice('a'), choice('b')]), [])).toBeNull();
  const attack = easy('a', 'attack');
  expect(spaceTakes(decision([choice('end'), attack]), [])).toBe(attack);
});

test('leaving one of several leaders in the pool does not close the question', () => {
  const stay = (who: string) => choice(`stay ${who}`, `leaders/0/${who}`, { verb: 'stay' });
  const ready = choice('ready', undefined, { verb: 'ready' });
  const closing = (...options: Choice[]): string[] => grouped(decision(options)).closing.map(({ id }) => id);
  expect(closing(stay('leia'), stay('mothma'), ready)).toEqual(['ready 0']);
  expect(closing(choice('assign leia', 'leaders/0/leia', { verb: 'assign' }), stay('leia'))).toEqual([
    'stay leia 0',
  ]);
});

test('the end of a match is described by the last line of the game, not by the revealed seed', () => {
  const line = (n: number, what: Entry['what'], text: string[]): Entry => ({
    n,
    what,
    text: text.map(words),
  });
  const lines = [
    line(1, 'pick', ['Ann attacks Bob', 'Ann wins the game']),
    line(2, 'pick', []),
    line(3, 'reveal', []),
  ];
  expect(turning(logOf(lines))?.n).toBe(1);
  expect(turning(logOf([]))).toBeNull();
});

test('a match that ended by concession has no closing line of the game', () => {
  expect(givenUp({ winners: [1], conceded: [0] }, 2)).toBe(true);
  expect(givenUp({ winners: [1], conceded: [] }, 2)).toBe(false);
  expect(givenUp({ winners: [1] }, 2)).toBe(false);
  // One player conceded early and the others played on; a whole team wins; only bots were left.
  expect(givenUp({ winners: [1], conceded: [2] }, 3)).toBe(false);
  expect(givenUp({ winners: [0, 1], conceded: [2, 3, 1] }, 4)).toBe(true);
  expect(givenUp({ winners: [2, 3], conceded: [0] }, 4)).toBe(false);
  expect(givenUp({ winners: [], conceded: [0] }, 3)).toBe(true);
});

const SPRITE = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="hand"></symbol></svg>';

afterEach(() => vi.unstubAllGlobals());

test('loading the icons is retried', async () => {
  const answers = [
    () => Promise.reject(new TypeError('no line')),
    () => Promise.resolve(new Response('', { status: 503 })),
    () => Promise.resolve(new Response(SPRITE)),
  ];
  const fetched = vi.fn(() => answers.shift()!());
  vi.stubGlobal('fetch', fetched);
  await loadSymbols([0, 0, 0]);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(document.querySelector('.sprite #sym-hand')).not.toBeNull();
});

test('the tip of a question depends on its window, its kind or its options', () => {
  const asked = decision([choice('a', 'x', { verb: 'blast' }), choice('b', 'y', { verb: 'unit' })], {
    kind: 'one',
  });
  expect(subjects('lcg', asked)).toEqual(['tip-lcg-one-icons', 'tip-lcg-one', 'tip-lcg-icons']);
  expect(subjects('lcg', { ...asked, kind: 'window', window: 'reaction' })).toEqual(['tip-lcg-window']);
  expect(subjects('lcg', { ...asked, window: 'oppose-far' }), 'it shows what can be done').toHaveLength(3);
  expect(subjects('sr', decision([choice('end')]))).toEqual(['tip-sr-free']);
  expect(subjects('lcg', decision([choice('pass', 'end', { verb: 'pass' })]))).toEqual(['tip-lcg-pass']);
});

/** Returns the best tip for an action, given the keys of the options. */
function turnTip(...keys: string[]): string | undefined {
  const options = keys.map((key) => choice(key, undefined, { verb: key.split(' ')[0] ?? '' }));
  return subjects('destiny', decision(options, { topic: 'action' }))[0]?.replace('tip-destiny-', '');
}

test('the tip for an action fits the position', () => {
  const idle = ['reroll with scout', 'claim', 'pass'];
  expect(turnTip('activate rey', 'resolve rey 2MD', ...idle)).toBe('action-harm');
  expect(turnTip('resolve rey 3RD1 #2', ...idle), 'for a price, and one of two').toBe('action-harm');
  expect(turnTip('resolve rey 1R as melee', ...idle), 'by what it counts as').toBe('action-harm');
  expect(turnTip('resolve rey 2MD as shield', ...idle), 'not by what it shows').toBe('action-resolve');
  expect(turnTip('activate rey', 'play rifle', 'resolve rey 1R', ...idle)).toBe('action-activate');
  expect(turnTip('resolve rey 2Sh', 'play rifle', ...idle)).toBe('action-resolve');
  expect(turnTip('play rifle', ...idle)).toBe('action-play');
  expect(turnTip('use jetpack', ...idle), 'there is something left').toBe('action');
  expect(turnTip(...idle)).toBe('action-claim');
  expect(turnTip('activate rey', 'resolve rey 2MD', 'pass'), 'claimed').toBe('action-alone');
  expect(turnTip('pass')).toBe('pass');
});

test('the topic of a question is the first choice for its tip', () => {
  const die = decision([choice('die rey -', undefined, { verb: 'die' })], { kind: 'one', topic: 'pick' });
  expect(subjects('destiny', die).slice(0, 2)).toEqual(['tip-destiny-pick-die', 'tip-destiny-pick']);
});

test('buying comes after all other options, also in the numbering', () => {
  const options = [choice('b', 'market/0', { verb: 'buy' }), choice('a', 'seat/1', { verb: 'attack' })];
  const { open } = grouped(decision(options));
  expect(open.map((group) => group.verb)).toEqual(['attack', 'buy']);
  expect(open.flatMap((group) => group.rows.map((row) => row.place))).toEqual([0, 1]);
});

test('closing options are separate on a map and with tactic cards', () => {
  const done = choice('done', undefined, { verb: 'done' });
  const apart = (ref: string): string[] =>
    grouped(decision([choice('a', ref, { verb: 'x' }), done])).closing.map(({ option }) => option.key);
  expect(apart('map/3')).toEqual(['done']);
  expect(apart('tactics/0/1')).toEqual(['done']);
  expect(apart('lane/0/1')).toEqual([]);
});

test('options with the same name about different cards are distinguished', () => {
  const [one, other] = [1, 2].map((at) =>
    choice(`target ${at}`, `play/1/${at}`, { label: words('Trooper') }),
  );
  const rest = choice('target 3', 'play/1/3', { label: words('Captain') });
  const ask = decision([one!, other!, rest]);
  expect(ask.options.map((option) => hasTwin(ask, option))).toEqual([true, true, false]);
  expect(hasTwin(decision([one!, { ...one!, key: 'target 1 again' }]), one!)).toBe(false);
});

test('undo is not possible before the first choice', () => {
  const machine = entry(1, { what: 'pick', seat: 1 });
  expect(chose(logOf([entry(0, { what: 'start' }), machine]), 0)).toBe(false);
  const own = entry(2, { what: 'pick', seat: 0 });
  expect(chose(logOf([machine, own]), 0)).toBe(true);
  expect(chose(logOf([machine, { ...own, auto: true }]), 0)).toBe(false);
  expect(chose(logOf([machine, { ...own, void: true }]), 0)).toBe(false);
});
