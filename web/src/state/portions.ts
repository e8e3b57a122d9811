import type { Card, Decision, Gauge, View } from '../wire';
import type { Says } from './draft';
import { flowOf, takes } from './omen';

/** Somebody who can get a part of what is shared out. */
export interface Taker {
  card: Card;
  /** So much at most, as long as others have room. */
  most: number;
}

/** Something to be shared out among several, part by part. */
export interface Sharing {
  flow: Gauge;
  takers: Taker[];
}

/** How much each gets, by its place. */
export type Parts = Readonly<Record<string, number>>;

/** What is shared out; null for any other question, and where one alone gets it. */
export function sharingOf(view: View, decision: Decision | null): Sharing | null {
  const flow = flowOf(view);
  if (flow === null || decision?.kind !== 'number') return null;
  const cards = view.zones.filter((zone) => zone.role === 'play').flatMap((zone) => zone.cards);
  const takers = cards.flatMap((card): Taker[] => {
    const most = takes(card, flow.sign);
    return most === null ? [] : [{ card, most }];
  });
  const asked = takers.some(({ card }) => card.ref === decision.options[0]?.ref);
  return asked && takers.length > 1 ? { flow, takers } : null;
}

const given = (parts: Parts, { card }: Taker): number => parts[card.ref] ?? 0;

/** What can be shared out at all: where there is too much, the rest goes the way the rules say. */
const whole = ({ flow, takers }: Sharing): number =>
  Math.min(
    flow.value,
    takers.reduce((sum, { most }) => sum + most, 0),
  );

/** What is still to be shared out. */
export function leftOf(sharing: Sharing, parts: Parts): number {
  return whole(sharing) - sharing.takers.reduce((sum, taker) => sum + given(parts, taker), 0);
}

export function canAdd(sharing: Sharing, parts: Parts, taker: Taker): boolean {
  return leftOf(sharing, parts) > 0 && given(parts, taker) < taker.most;
}

/** One more or one less for somebody. */
export function moved(sharing: Sharing, parts: Parts, taker: Taker, by: 1 | -1): Parts {
  const n = given(parts, taker);
  if (by > 0 ? !canAdd(sharing, parts, taker) : n === 0) return parts;
  return { ...parts, [taker.card.ref]: n + by };
}

/** Says one part after the other. The numbers on offer end with the most that can go there. */
export function portions(parts: Parts): Says {
  return (decision, view) => {
    const sharing = sharingOf(view, decision) ?? onlyOne(view, decision);
    const taker = sharing?.takers.find(({ card }) => card.ref === decision.options[0]?.ref);
    if (sharing === null || taker === undefined) return null;
    const most = Math.min(sharing.flow.value, taker.most);
    return decision.options.at(given(parts, taker) - most - 1) ?? null;
  };
}

/** The last of several who is asked about alone. */
function onlyOne(view: View, decision: Decision): Sharing | null {
  const flow = flowOf(view);
  const card = view.zones.flatMap((zone) => zone.cards).find(({ ref }) => ref === decision.options[0]?.ref);
  const most = flow === null || card === undefined ? null : takes(card, flow.sign);
  if (flow === null || card === undefined || most === null || decision.kind !== 'number') return null;
  return { flow, takers: [{ card, most }] };
}
