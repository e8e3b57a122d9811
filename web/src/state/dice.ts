import type { Card, CardFace, Mark, View, Zone } from '../wire';

/** Dice lie between the players: they are what the table is about. A map keeps them in its combats. */
export function isPools(view: View): boolean {
  return view.map === undefined && view.zones.some((zone) => zone.role === 'dice');
}

/** Several others have dice, and need the height. */
export function isCrowded(view: View | null): boolean {
  return view !== null && view.seats.length > 2 && isPools(view);
}

/** Letters for the sides of dice, in the order of their heaps: no side is told by color or shape alone. */
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

/** The sides of the die that belongs to a card. Marks that are printed on the card itself are no sides. */
export function sidesOf({ marks = [], stamps = [] }: CardFace): Mark[] {
  const printed = new Set(stamps.map(({ sign }) => sign));
  return marks.length === SIDES && !marks.some(({ sign }) => printed.has(sign)) ? marks : [];
}

/** The side a die shows. */
export function sideOf(card: Card): Mark | null {
  return card.marks?.[0] ?? null;
}

/** What stands on a die: its number, an X for one that changes, nothing where there is none. */
export function valueOf(side: Mark): string {
  if (BARE.has(side.sign)) return '';
  return `${side.plus === true ? '+' : ''}${side.n ?? 'X'}`;
}

/** A side in letters: `2RD`, `+1MD`, `Sp`. */
export function codeOf(side: Mark): string {
  return valueOf(side) + (CODES[side.sign] ?? side.sign.slice(0, 2));
}

/** What a side is called, without its number. */
export function wordOf(side: Mark): string {
  return side.text.find((span) => span.icon === side.sign)?.t ?? side.text.map((span) => span.t).join('');
}

/** Tells dice apart as far as anybody can. */
export function looksOf(card: Card): string {
  return JSON.stringify([card.card, card.marks ?? []]);
}

/** Dice of a pool that show the same symbol. */
export interface Heap {
  sign: string;
  dice: Card[];
  /** What they come to together; null where nothing is counted. */
  total: string | null;
}

const rank = (sign: string): number => {
  const at = ORDER.indexOf(sign);
  return at < 0 ? ORDER.length - 1.5 : at;
};

/** The numbers of these sides together; those that only add count where there is something to add to. */
export function sum(sides: Mark[]): string | null {
  const counted = sides.filter((side) => side.n !== undefined && side.state !== 'used');
  if (counted.length === 0) return null;
  const total = counted.reduce((all, side) => all + (side.n ?? 0), 0);
  return counted.every((side) => side.plus === true) ? `+${total}` : String(total);
}

/** The dice of a pool by symbol: what deals damage first, blanks last; in a heap those that add behind. */
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

/** What has become of the dice of a pool: which came or turned, and what those showed before. */
export interface Turned {
  fresh: ReadonlySet<string>;
  was: ReadonlyMap<string, Mark>;
}

export const NOTHING: Turned = { fresh: new Set(), was: new Map() };

/** What a die shows and whom it goes with, whatever is done with it now. */
function shows(card: Card): string {
  return JSON.stringify((card.marks ?? []).map(({ sign, n, plus, cost }) => [sign, n, plus, cost]));
}

/**
 * Compares a pool with what it was. Dice have no names: those of one card keep their order, so as long as none
 * of them came, each has shown what the one at its place did. Of those that went, the ones that acted did.
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

/** The side of a card's die that is called so. */
export function sideNamed(face: CardFace | null, name: string): Mark | null {
  const said = (mark: Mark): string => mark.text.map((span) => span.t).join('');
  const low = name.toLowerCase();
  return face?.marks?.find((mark) => said(mark).toLowerCase() === low) ?? null;
}

/** The pool of a seat. */
export function poolOf(zones: Zone[]): Zone | null {
  return zones.find((zone) => zone.role === 'dice') ?? null;
}
