import { expect, test } from 'vitest';
import { hyphenated, pieces, tightness } from '../src/state/hyphen';
import { led, quoted } from '../src/state/quotes';
import { counted, isAttackable, layout } from '../src/state/layout';
import { grouped, optionAt, signOf } from '../src/state/options';
import { arrows, ring } from '../src/state/ring';
import { asText, concerns, turns } from '../src/state/turns';
import type { Panel, TableView } from '../src/wire';
import { choice, decision, entry, view, words } from './helpers';

function table(count: number, more: (seat: number) => Partial<Panel> = () => ({})): TableView {
  const [first] = view().seats;
  const seats = Array.from({ length: count }, (_, seat) => ({
    ...first!,
    seat,
    active: seat === 0,
    ref: `seat/${seat}`,
    prey: [(seat + 1) % count],
    ...more(seat),
  }));
  return { ...view(), seats };
}

const numbers = (panels: Panel[]): number[] => panels.map((panel) => panel.seat);

test('opponents are above, the viewer below', () => {
  const places = layout(table(4), 2);
  expect(numbers(places.others)).toEqual([3, 0, 1]);
  expect(places.own?.seat).toBe(2);
  expect(places.mates).toEqual([]);
});

test('a team that is attacked as one is shown together, a team of single players is not', () => {
  const hydra = table(4, (seat) => ({ team: seat < 2 ? 0 : 1, ref: `seat/${seat < 2 ? 0 : 2}` }));
  expect(numbers(layout(hydra, 1).mates)).toEqual([0]);
  expect(numbers(layout(hydra, 1).others)).toEqual([2, 3]);
  const emperor = table(6, (seat) => ({ team: seat < 3 ? 0 : 1 }));
  expect(layout(emperor, 1).mates).toEqual([]);
});

test('a watcher of two sees the first seat below, a watcher of many sees all seats above', () => {
  expect(layout(table(2), null).own?.seat).toBe(0);
  expect(layout(table(3), null).own).toBe(null);
  expect(layout(table(3), null).others).toHaveLength(3);
});

test('the mode decides who may be attacked', () => {
  const seats = table(4).seats;
  expect(isAttackable(seats[0]!, seats[1]!)).toBe(true);
  expect(isAttackable(seats[0]!, seats[2]!)).toBe(false);
  expect(isAttackable(null, seats[1]!)).toBe(false);
  expect(counted(seats[0]!, 'authority')).toBe(50);
  expect(counted(seats[0]!, 'nothing')).toBe(0);
});

test('the viewer is at the bottom of the ring, and arrows point at legal targets', () => {
  const four = table(4);
  const nodes = ring(four, 1);
  expect(nodes[0]).toMatchObject({ seat: 1, x: 0, y: 47 });
  expect(nodes.filter((node) => node.shield).map((node) => node.seat)).toEqual([3, 0]);
  expect(arrows(four, nodes, 1).map((arrow) => [arrow.id, arrow.mine])).toEqual([
    ['0-1', false],
    ['1-2', true],
  ]);
});

test('teammates have no shield, and for a watcher no seat has one', () => {
  const teams = table(4, (seat) => ({ team: seat % 2, prey: [1] }));
  expect(
    ring(teams, 0)
      .filter((node) => node.shield)
      .map((node) => node.seat),
  ).toEqual([3]);
  expect(ring(teams, null).some((node) => node.shield)).toBe(false);
});

test('options are grouped by effect, and those that end the turn are separate', () => {
  const options = [
    choice('play scout', 'hand/0/0', { verb: 'play' }),
    choice('buy cutter', 'market/0', { verb: 'buy' }),
    choice('play viper', 'hand/0/2', { verb: 'play' }),
    choice('end turn', 'end', { verb: 'end' }),
  ];
  const { open, closing } = grouped(decision(options));
  expect(open.map((group) => [group.verb, group.rows.map((row) => row.place)])).toEqual([
    ['play', [0, 1]],
    ['buy', [2]],
  ]);
  expect([0, 1, 2, 3].map((place) => optionAt(decision(options), place)?.key)).toEqual([
    'play scout',
    'play viper',
    'buy cutter',
    'end turn',
  ]);
  expect(closing.map((row) => row.option.key)).toEqual(['end turn']);
  expect(signOf(options[1]!)).toBe('trade');
  expect(signOf(choice('3'))).toBe(null);
});

test('the log by turns, filtered and searched', () => {
  const hit = [{ t: 'Ann', seat: 0 }, { t: ' attacks ' }, { t: 'Ben', seat: 1 }];
  const lines = [
    entry(1, { seat: 0, text: [words('Ann plays Scout')] }),
    entry(2, { seat: 0, text: [hit] }),
    entry(3, { seat: 1, text: [words('Ben plays Viper')] }),
  ];
  expect(turns(lines, 1, 'all', '').map((turn) => [turn.seat, turn.lines.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(turns(lines, 1, 'mine', '').flatMap((turn) => turn.lines.map((line) => line.n))).toEqual([3]);
  expect(turns(lines, 1, 'about-me', '').flatMap((turn) => turn.lines.map((line) => line.n))).toEqual([2]);
  expect(turns(lines, 1, 'all', 'SCOUT ann').flatMap((turn) => turn.lines.map((line) => line.n))).toEqual([
    1,
  ]);
  expect(concerns(lines[1]!, 0)).toBe(false);
  const begins = { ...lines[0]!, text: [[{ t: 'turn 2: ' }, { t: 'Ben', seat: 1 }]] };
  expect(concerns(begins, 1)).toBe(false);
  const lost = [{ t: 'Base', card: 1 }, { t: ' of ' }, { t: 'Ben', seat: 1 }, { t: ' is gone' }];
  expect(concerns({ ...lines[0]!, text: [lost] }, 1)).toBe(true);
  expect(asText(lines)).toBe('1. Ann plays Scout\n2. Ann attacks Ben\n3. Ben plays Viper');
});

test('quotes stay with the name they enclose', () => {
  const spans = [
    { t: 'plays «' },
    { t: 'Scout', card: 1 },
    { t: '» and “' },
    { t: 'Viper', card: 2 },
    { t: '.' },
  ];
  expect(quoted(spans).map((span) => span.t)).toEqual(['plays ', '«Scout»', ' and “', 'Viper', '.']);
  expect(spans[0]!.t).toBe('plays «');
  const kana = [{ t: '《' }, { t: '偵察艦', card: 1 }, { t: '》を' }];
  expect(quoted(kana).map((span) => span.t)).toEqual(['', '《偵察艦》', 'を']);
});

test('a number stays with the sign after it', () => {
  const spans = [
    { t: 'gains 2 ' },
    { t: 'trade', icon: 'trade' },
    { t: ' and ' },
    { t: 'combat', icon: 'combat' },
  ];
  expect(led(spans).map((span) => [span.lead, span.t])).toEqual([
    [undefined, 'gains '],
    ['2 ', 'trade'],
    [undefined, ' and '],
    [undefined, 'combat'],
  ]);
});

test('lines break neither before closing punctuation, nor after an opening bracket, nor at a sign', () => {
  const pay = [
    { t: 'Pay for ' },
    { t: '«Scout»', card: 1 },
    { t: ': 1 more ' },
    { t: 'trade', icon: 'trade' },
  ];
  expect(led(pay).map((span) => [span.lead, span.t, span.tail])).toEqual([
    [undefined, 'Pay for ', undefined],
    [undefined, '«Scout»', ':'],
    [undefined, ' 1 more ', undefined],
    [undefined, 'trade', undefined],
  ]);
  const placed = [{ t: 'is placed (' }, { t: '«Endor»', card: 1 }, { t: '), too' }];
  expect(led(placed).map((span) => [span.lead, span.t, span.tail])).toEqual([
    [undefined, 'is placed ', undefined],
    ['(', '«Endor»', '),'],
    [undefined, ' too', undefined],
  ]);
  const gain = [{ t: 'から' }, { t: '交易', icon: 'trade' }, { t: '2を得る' }];
  expect(led(gain).map((span) => [span.t, span.tail])).toEqual([
    ['から\u2009', undefined],
    ['交易', '2'],
    ['を得る', undefined],
  ]);
});

test('long words may be broken between syllables, short ones stay whole', () => {
  const parts = (text: string): string[] => hyphenated(text).split('\u00ad');
  expect(parts('Scout')).toEqual(['Scout']);
  expect(parts('Battlecruiser')).toEqual(['Battlecruiser']);
  expect(parts('Reconnaissance')).toEqual(['Recon', 'nais', 'sance']);
  expect(
    ['Scout', 'Blob Destroyer', 'Imperial Fighter', 'Battlecruiser'].map((name) => tightness(name)),
  ).toEqual(['', 'long', 'long', 'longer']);
  expect(tightness('Тренировочная площадка на Дагобе')).toBe('longer');
  expect(parts('Перерабатывающая').length).toBeGreaterThan(3);
  expect(parts('Перерабатывающая').every((part) => part.length >= 2)).toBe(true);
  expect(parts('Перерабатывающая').join('')).toBe('Перерабатывающая');
});

test('an English word goes to the next line before it gets a hyphen', () => {
  const told = (name: string, small = true): string[] =>
    pieces(name, small).map(({ text, whole }) => (whole ? `[${text}]` : text).replaceAll('\u00ad', '-'));
  expect(told('Target of Opportunity').filter((text) => text !== '')).toEqual([
    'Target of ',
    '[Oppor-tu-nity]',
  ]);
  expect(told('Stormtrooper Elite')).toEqual(['', '[Storm-troo-per]', ' Elite']);
  expect(told('"Backstabber"').join('')).toMatch(/^\["Back.*"\]$/);
  expect(told('Защитник мира')).toEqual(['Защит-ник мира']);
  expect(told('Защитник мира', false)).toEqual(['Защитник мира']);
});
