import type { Card, CardFace, Mark, TableView, Zone } from '../wire';

/** The dice pools are the center of the table. A map shows dice in its combats instead. */
export function isPools(view: TableView): boolean {
  return view.map === undefined && view.zones.some((zone) => zone.role === 'dice');
}

/** There are several opponents with dice, which need the height. */
export function isCrowded(view: TableView | null): boolean {
  return view !== null && view.seats.length > 2 && isPools(view);
}

/** Letters for the sides of dice, in pool order, so that sides differ by more than color and shape. */
const CODES: Record<string, string> = {
  melee: 'MD',
  ranged: 'RD',
  indirect: 'ID',
  shield: 'Sh',
  resource: 'R',
  disrupt: 'Dr',
  discard: 'Dc',
  'die-focus': 'F',
  special: 'Sp',
  any: '*',
  blank: '–',
};
const ORDER = Object.keys(CODES);
/** Sides without a number. */
const BARE = new Set(['special', 'blank']);

const SIDES = 6;

/** The sides of a card's die, without the marks printed on the card itself. */
export function sidesOf({ marks = [], stamps = [] }: CardFace): Mark[] {
  const printed = new Set(stamps.map(({ sign }) => sign));
  return marks.length === SIDES && !marks.some(({ sign }) => printed.has(sign)) ? marks : [];
}

/** The side that a die shows. */
export function sideOf(card: Card): Mark | null {
  return card.marks?.[0] ?? null;
}

/** The value on a die: its number, X for a variable one, empty if there is none. */
export function valueOf(side: Mark): string {
  if (BARE.has(side.sign)) return '';
  return `${side.plus === true ? '+' : ''}${side.n ?? 'X'}`;
}

/** A side in letters: `2RD`, `+1MD`, `Sp`. */
export function codeOf(side: Mark): string {
  return valueOf(side) + (CODES[side.sign] ?? side.sign.slice(0, 2));
}

/** The name of a side, without its number. */
export function wordOf(side: Mark): string {
  return side.text.find((span) => span.icon === side.sign)?.t ?? side.text.map((span) => span.t).join('');
}

/** A string that is equal for dice that look the same. */
export function looksOf(card: Card): string {
  return JSON.stringify([card.card, card.marks ?? []]);
}

/** Dice of a pool that show the same symbol. */
export interface Heap {
  sign: string;
  dice: Card[];
  /** Their total; null if the symbol has no number. */
  total: string | null;
}

const rank = (sign: string): number => {
  const at = ORDER.indexOf(sign);
  return at < 0 ? ORDER.length - 1.5 : at;
};

/** The total of these sides; modifiers count only if there is a side to add to. */
export function sum(sides: Mark[]): string | null {
  const counted = sides.filter((side) => side.n !== undefined && side.state !== 'used');
  if (counted.length === 0) return null;
  const total = counted.reduce((all, side) => all + (side.n ?? 0), 0);
  return counted.every((side) => side.plus === true) ? `+${total}` : String(total);
}

/** The dice of a pool by symbol: damage first, blanks last; within a symbol, modifiers last. */
export function heaps(cards: Card[]): Heap[] {
  const found = new Map<string, Card[]>();
  for (const card of cards) {
    const sign = sideOf(card)?.sign ?? 'blank';
    found.set(sign, [...(found.get(sign) ?? []), card]);
  }
  const adds = (card: Card): number => Number(sideOf(card)?.plus === true);
  return [...found]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([sign, dice]) => ({
      sign,
      dice: dice.toSorted((a, b) => adds(a) - adds(b)),
      total: sum(dice.flatMap((card) => sideOf(card) ?? [])),
    }));
}

/** The changes of a pool: new and turned dice, and their previous sides. */
export interface Turned {
  fresh: ReadonlySet<string>;
  was: ReadonlyMap<string, Mark>;
}

export const NOTHING: Turned = { fresh: new Set(), was: new Map() };

/** The side of a die and its card, regardless of what happens to it now. */
function shows(card: Card): string {
  return JSON.stringify((card.marks ?? []).map(({ sign, n, plus, cost }) => [sign, n, plus, cost]));
}

/**
 * Compares a pool with its previous state. Dice have no ids, but the dice of one card keep their order, so as
 * long as none is added, the die at the same position is the same die. If dice are missing, it is those that
 * were in use.
 */
export function turned(before: Card[], after: Card[]): Turned {
  const fresh = new Set<string>();
  const was = new Map<string, Mark>();
  for (const number of new Set(after.map((card) => card.card))) {
    const now = after.filter(({ card }) => card === number);
    const all = before.filter(({ card }) => card === number);
    const stayed = all.filter((die) => sideOf(die)?.state !== 'ready');
    const old = all.length > now.length && stayed.length === now.length ? stayed : all;
    const paired = old.length === now.length;
    const left = old.map(shows);
    for (const [i, die] of now.entries()) {
      const [side, last] = [sideOf(die), paired ? sideOf(old[i] ?? die) : null];
      const same = paired ? shows(old[i] ?? die) === shows(die) : take(left, shows(die));
      if (same || old.length > now.length) continue;
      fresh.add(die.ref);
      if (side !== null && last !== null && codeOf(side) !== codeOf(last)) was.set(die.ref, last);
    }
  }
  return fresh.size === 0 ? NOTHING : { fresh, was };
}

function take(list: string[], what: string): boolean {
  const at = list.indexOf(what);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** The side of a card's die by its name. */
export function sideNamed(face: CardFace | null, name: string): Mark | null {
  const said = (mark: Mark): string => mark.text.map((span) => span.t).join('');
  const low = name.toLowerCase();
  return face?.marks?.find((mark) => said(mark).toLowerCase() === low) ?? null;
}

/** The pool of a seat. */
export function poolOf(zones: Zone[]): Zone | null {
  return zones.find((zone) => zone.role === 'dice') ?? null;
}
