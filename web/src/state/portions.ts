import type { Card, Decision, Gauge, TableView } from '../wire';
import type { Says } from './draft';
import { flowOf, takes } from './damage-preview';

/** A target that can get a share. */
export interface Taker {
  card: Card;
  /** Its limit, as long as other targets have space. */
  most: number;
}

/** An amount to be shared out among several targets, part by part. */
export interface Sharing {
  flow: Gauge;
  takers: Taker[];
}

/** The share of each target, by its place. */
export type Parts = Readonly<Record<string, number>>;

/** Reads a question about sharing out; null for any other question, and for a single target. */
export function sharingOf(view: TableView, decision: Decision | null): Sharing | null {
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

/** The amount that fits all targets; the rules decide about the rest. */
const whole = ({ flow, takers }: Sharing): number =>
  Math.min(
    flow.value,
    takers.reduce((sum, { most }) => sum + most, 0),
  );

/** The amount that is not shared out yet. */
export function leftOf(sharing: Sharing, parts: Parts): number {
  return whole(sharing) - sharing.takers.reduce((sum, taker) => sum + given(parts, taker), 0);
}

export function canAdd(sharing: Sharing, parts: Parts, taker: Taker): boolean {
  return leftOf(sharing, parts) > 0 && given(parts, taker) < taker.most;
}

/** Gives one more or one less to a target. */
export function moved(sharing: Sharing, parts: Parts, taker: Taker, by: 1 | -1): Parts {
  const n = given(parts, taker);
  if (by > 0 ? !canAdd(sharing, parts, taker) : n === 0) return parts;
  return { ...parts, [taker.card.ref]: n + by };
}

/** Answers for one target after the other. The offered numbers end with the most that fits there. */
export function portions(parts: Parts): Says {
  return (decision, view) => {
    const sharing = sharingOf(view, decision) ?? onlyOne(view, decision);
    const taker = sharing?.takers.find(({ card }) => card.ref === decision.options[0]?.ref);
    if (sharing === null || taker === undefined) return null;
    const most = Math.min(sharing.flow.value, taker.most);
    return decision.options.at(given(parts, taker) - most - 1) ?? null;
  };
}

/** The last target of several, whose question comes alone. */
function onlyOne(view: TableView, decision: Decision): Sharing | null {
  const flow = flowOf(view);
  const card = view.zones.flatMap((zone) => zone.cards).find(({ ref }) => ref === decision.options[0]?.ref);
  const most = flow === null || card === undefined ? null : takes(card, flow.sign);
  if (flow === null || card === undefined || most === null || decision.kind !== 'number') return null;
  return { flow, takers: [{ card, most }] };
}
