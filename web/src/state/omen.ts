import type { Card, Gauge, View } from '../wire';

/** What would become of a character that is dealt so much. */
export interface Omen {
  /** What it takes, after its shields. */
  taken: number;
  blocked: number;
  /** More than it has left. */
  over: number;
  /** It does not survive that. */
  defeats: boolean;
}

const numberOf = (card: Card, sign: string): number => card.marks?.find((mark) => mark.sign === sign)?.n ?? 0;

/** What is being dealt or given out: a number of the table whose sign somebody is ready for. */
export function flowOf(view: View): Gauge | null {
  const cards = view.zones.filter((zone) => zone.role === 'play').flatMap((zone) => zone.cards);
  return view.gauges?.find(({ sign }) => cards.some((card) => takes(card, sign) !== null)) ?? null;
}

/** How much of a kind a card can take; null where it is none of those who can. */
export function takes(card: Card, sign: string): number | null {
  const mark = card.marks?.find((mark) => mark.sign === sign && mark.state === 'ready');
  return mark === undefined ? null : (mark.of ?? Infinity);
}

/** Looks ahead: shields block first, unless nothing can. Null for what does no harm. */
export function omen(card: Card, sign: string, n: number): Omen | null {
  const damage = card.marks?.find((mark) => mark.sign === 'damage');
  if (sign === 'shield' || n === 0 || damage?.of === undefined) return null;
  const blocked = sign === 'unblockable' ? 0 : Math.min(n, numberOf(card, 'shield'));
  const left = damage.of - (damage.n ?? 0);
  const taken = n - blocked;
  return { taken: Math.min(taken, left), blocked, over: Math.max(0, taken - left), defeats: taken >= left };
}
