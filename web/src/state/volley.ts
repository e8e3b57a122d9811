import type { Card, Choice, Decision, TableView } from '../wire';
import { looksOf, sideOf, sum } from './dice';
import type { Says } from './draft';

/** Dice to be resolved one after the other, by what they look like. */
export interface Volley {
  /** Dice with a value of their own. */
  bases: readonly string[];
  /** Modifiers that add to the first of them. */
  adds: readonly string[];
}

/** The target of a volley, once the player has chosen it. */
export interface Aim {
  ref: string;
  card: number | undefined;
}

const isAdd = (card: Card): boolean => sideOf(card)?.plus === true;

function cardAt(view: TableView, ref: string | undefined): Card | null {
  return view.zones.flatMap((zone) => zone.cards).find((card) => card.ref === ref) ?? null;
}

/** The player's dice that can be resolved together with this one: the same symbol, or modifiers that fit it. */
export function mates(view: TableView, decision: Decision, ref: string): Card[] {
  const pool = view.zones.find((zone) => zone.role === 'dice' && zone.owner === decision.seat)?.cards ?? [];
  const first = pool.find((card) => card.ref === ref);
  const sign = first === undefined ? undefined : sideOf(first)?.sign;
  if (sign === undefined) return [];
  const open = new Set(
    decision.options.filter(({ verb }) => verb === 'resolve').map(({ ref }) => look(cardAt(view, ref))),
  );
  return pool.filter((card) => {
    const side = sideOf(card);
    if (side === null || side.state === 'used') return false;
    if (isAdd(card)) return side.sign === sign || side.sign === 'any';
    return side.sign === sign && open.has(looksOf(card));
  });
}

const look = (card: Card | null): string => (card === null ? '' : looksOf(card));

/** Whether this die can start a volley. A die that can be resolved in several ways needs a choice. */
export function begins(options: Choice[]): boolean {
  return options.filter(({ verb }) => verb === 'resolve').length === 1;
}

export function volleyOf(dice: Card[]): Volley {
  const adds = dice.filter(isAdd).map(looksOf);
  return { bases: dice.filter((card) => !isAdd(card)).map(looksOf), adds };
}

/** The total of the dice and their cost. */
export function worth(dice: Card[]): { total: string | null; cost: number } {
  const sides = dice.flatMap((card) => sideOf(card) ?? []);
  return { total: sum(sides), cost: sides.reduce((all, side) => all + (side.cost ?? 0), 0) };
}

/**
 * Answers the questions of a volley. A question without an answer goes to the player; then the volley
 * continues, and the target of the first die is used for the others.
 */
export class Firing {
  #bases: string[];
  #adds: string[];
  #said: { question: string; answer: string | null } | null = null;
  aim: Aim | null = null;

  constructor({ bases, adds }: Volley) {
    this.#bases = [...bases];
    this.#adds = [...adds];
  }

  /** The total of the dice still to be resolved. */
  rest(view: TableView, seat: number): number {
    const pool = view.zones.find((zone) => zone.role === 'dice' && zone.owner === seat)?.cards ?? [];
    const left = [...this.#bases];
    return pool.reduce((all, card) => {
      const at = left.indexOf(looksOf(card));
      if (at < 0) return all;
      left.splice(at, 1);
      return all + (sideOf(card)?.n ?? 0);
    }, 0);
  }

  /** The volley ends with the turn. */
  over(decision: Decision): boolean {
    return this.#said !== null && decision.kind === 'free';
  }

  readonly says: Says = (decision, view) => {
    const question = JSON.stringify([decision.id, decision.options.map(({ key }) => key)]);
    if (this.#said?.question !== question) {
      if (this.over(decision)) return null;
      this.#said = { question, answer: this.#answer(decision, view)?.key ?? null };
    }
    const { answer } = this.#said;
    return decision.options.find(({ key }) => key === answer) ?? null;
  };

  #answer({ options }: Decision, view: TableView): Choice | null {
    const with_ = (verb: string): Choice[] => options.filter((option) => option.verb === verb);
    const done = with_('done')[0] ?? null;
    if (with_('add').length > 0) return this.#next(this.#adds, with_('add'), view) ?? done;
    if (with_('resolve').length > 0) return this.#next(this.#bases, with_('resolve'), view) ?? done;
    const { aim } = this;
    if (aim === null || with_('target').length === 0) return null;
    const there = cardAt(view, aim.ref)?.card === aim.card;
    return there ? (with_('target').find(({ ref }) => ref === aim.ref) ?? null) : null;
  }

  /** The next of these that is offered; those that are not offered are dropped. */
  #next(list: string[], offered: Choice[], view: TableView): Choice | null {
    for (let want = list.shift(); want !== undefined; want = list.shift()) {
      const found = offered.find(({ ref }) => look(cardAt(view, ref)) === want);
      if (found) return found;
    }
    return null;
  }
}
