import type { Card, Gauge, TableView } from '../wire';

/** The effect of damage on a character. */
export interface DamagePreview {
  /** The damage it takes, after its shields. */
  taken: number;
  blocked: number;
  /** The damage beyond its remaining health. */
  over: number;
  /** It is defeated. */
  defeats: boolean;
}

const numberOf = (card: Card, sign: string): number => card.marks?.find((mark) => mark.sign === sign)?.n ?? 0;

/** The gauge that is being dealt or shared out, if a card can receive it. */
export function flowOf(view: TableView): Gauge | null {
  const cards = view.zones.filter((zone) => zone.role === 'play').flatMap((zone) => zone.cards);
  return view.gauges?.find(({ sign }) => cards.some((card) => takes(card, sign) !== null)) ?? null;
}

/** How much of a gauge a card can take; null if it cannot receive any. */
export function takes(card: Card, sign: string): number | null {
  const mark = card.marks?.find((mark) => mark.sign === sign && mark.state === 'ready');
  return mark === undefined ? null : (mark.of ?? Infinity);
}

/** Computes the preview: shields block first, unless the damage is unblockable. Null for harmless gauges. */
export function damagePreview(card: Card, sign: string, n: number): DamagePreview | null {
  const damage = card.marks?.find((mark) => mark.sign === 'damage');
  if (sign === 'shield' || n === 0 || damage?.of === undefined) return null;
  const blocked = sign === 'unblockable' ? 0 : Math.min(n, numberOf(card, 'shield'));
  const left = damage.of - (damage.n ?? 0);
  const taken = n - blocked;
  return { taken: Math.min(taken, left), blocked, over: Math.max(0, taken - left), defeats: taken >= left };
}
