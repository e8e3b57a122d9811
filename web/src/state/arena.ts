import type { Card, Panel, Track, TableView, Zone } from '../wire';
import { layout } from './layout';
import { isPile } from './zones';

/** Two sides have goals that the other one attacks; such a table has a lane between them. */
export function isArena(view: TableView): boolean {
  return (
    view.map === undefined && view.seats.length === 2 && view.zones.some((zone) => zone.role === 'goals')
  );
}

/** A card with its attachments. */
export interface CardGroup {
  card: Card;
  load: Card[];
}

/** Groups cards with their attachments, which follow them in the zone. */
export function cardGroups(cards: Card[]): CardGroup[] {
  const found: CardGroup[] = [];
  for (const card of cards) {
    const host = found.at(-1);
    if (card.attached === true && host !== undefined) host.load.push(card);
    else found.push({ card, load: [] });
  }
  return found;
}

/** How many cards stick out from under others, one below the other. */
export interface Tabs {
  /** In the rows of both sides, if they are stacked. */
  stacked: number;
  /** In the rows of one side, if they are beside each other. */
  beside: number;
}

/** Attachments make a row higher, by the card with the most of them. */
export function tabsIn(view: TableView): Tabs {
  const most = (zones: Zone[]): number =>
    Math.max(0, ...zones.flatMap((zone) => cardGroups(zone.cards)).map(({ load }) => load.length));
  const rows = view.seats.map(({ seat }) =>
    (['goals', 'play'] as const).map((role) =>
      most(view.zones.filter((zone) => zone.owner === seat && zone.role === role)),
    ),
  );
  const lane = most(view.zones.filter((zone) => zone.role === 'lane'));
  return {
    stacked: rows.flat().reduce((all, tabs) => all + tabs, 0),
    beside: rows.reduce((all, row) => all + Math.max(...row), lane),
  };
}

/** Whether the card has a mark with this sign. */
export function isMarked(card: Card, sign: string): boolean {
  return card.marks?.some((mark) => mark.sign === sign) ?? false;
}

/** Splits a zone by a mark: cards that have it are grouped under the name of the mark. */
export function parted(zone: Zone, sign: string): { marked: Zone | null; rest: Zone } {
  const part = (yes: boolean): Card[] =>
    cardGroups(zone.cards)
      .filter((group) => isMarked(group.card, sign) === yes)
      .flatMap(({ card, load }) => [card, ...load]);
  const cards = part(true);
  const mark = cards[0]?.marks?.find((mark) => mark.sign === sign);
  if (mark === undefined) return { marked: null, rest: zone };
  const others = part(false);
  const marked = { ...zone, id: `${zone.id}/${sign}`, title: mark.text, cards, count: sum(cards) };
  return { marked, rest: { ...zone, cards: others, count: zone.count - marked.count } };
}

function sum(cards: Card[]): number {
  return cards.reduce((count, card) => count + card.count, 0);
}

/** The zones of a side, by how they are drawn. */
export interface SideZones {
  goals: Zone | null;
  /** Cards in play that serve a purpose other than the fights. */
  committed: Zone | null;
  play: Zone | null;
  /** Temporarily visible cards: opponents' hands, and cards of piles that can be chosen. */
  open: Zone[];
  piles: Zone[];
}

export function sideZones(zones: Zone[], own: boolean, chosen: (ref: string) => boolean): SideZones {
  const find = (role: Zone['role']): Zone | null => zones.find((zone) => zone.role === role) ?? null;
  const play = find('play');
  const parts = play === null ? null : parted(play, 'committed');
  const hand = own ? null : find('hand');
  const seen = hand !== null && hand.count > 0 && hand.cards.every((card) => card.card !== undefined);
  const piles = [...(hand === null ? [] : [hand]), ...zones.filter(isPile)];
  const asked = (zone: Zone): boolean => zone.cards.some((card) => chosen(card.ref));
  const open = piles.filter((zone) => asked(zone) || (zone === hand && seen));
  return {
    goals: find('goals'),
    committed: parts?.marked ?? null,
    play: parts?.rest ?? null,
    // A search lists the whole deck; spread out only the cards that can be chosen.
    open: open.map((zone) =>
      zone === hand ? zone : { ...zone, cards: zone.cards.filter((card) => chosen(card.ref)) },
    ),
    piles: piles.filter((zone) => !open.includes(zone)),
  };
}

/** One side of a fight. */
export interface Front {
  panel: Panel;
  lane: Zone | null;
  stake: Zone | null;
}

/** The current fight. */
export interface Fight {
  /** What is attacked. */
  target: CardGroup | null;
  /** The zone of the target. */
  targetZone: Zone | null;
  steps: Track | null;
  /** The opposing side, then the viewer's. */
  fronts: Front[];
}

export function fightOf(view: TableView, seat: number | null): Fight | null {
  if (!view.zones.some((zone) => zone.role === 'lane')) return null;
  const { others, own } = layout(view, seat);
  const find = (panel: Panel, role: Zone['role']): Zone | null =>
    view.zones.find((zone) => zone.role === role && zone.owner === panel.seat) ?? null;
  const targetZone = view.zones.find((zone) => zone.cards.some((card) => isMarked(card, 'target'))) ?? null;
  return {
    target: cardGroups(targetZone?.cards ?? []).find(({ card }) => isMarked(card, 'target')) ?? null,
    targetZone,
    steps: view.tracks?.find((track) => track.sign === 'fight') ?? null,
    fronts: [...others, ...(own === null ? [] : [own])].map((panel) => ({
      panel,
      lane: find(panel, 'lane'),
      stake: find(panel, 'stake'),
    })),
  };
}

/** The parts of the table; a phone shows one at a time. */
export const TABS = ['enemy', 'lane', 'mine'] as const;
export type Tab = (typeof TABS)[number];

/** What decides which part of the table to show. */
export interface Scene {
  fight: boolean;
  /** The open question. */
  decision: number | null;
  /** The number of its options in each part. */
  hits: Record<Tab, number>;
}

export function sceneOf(
  view: TableView,
  seat: number | null,
  decision: number | null,
  refs: string[],
): Scene {
  const fight = fightOf(view, seat);
  const hits: Record<Tab, number> = { enemy: 0, lane: 0, mine: 0 };
  for (const ref of refs) {
    const zone = view.zones.find((zone) => zone.cards.some((card) => card.ref === ref));
    const tab = zone === undefined ? null : tabOf(zone, layout(view, seat).own?.seat ?? null);
    if (tab !== null) hits[tab] += 1;
    if (fight?.target?.card.ref === ref) hits.lane += 1;
  }
  return { fight: fight !== null, decision, hits };
}

/** The part that shows a zone; `null` for the viewer's hand, which is always visible. */
export function tabOf(zone: Zone, own: number | null): Tab | null {
  if (zone.role === 'lane' || zone.role === 'stake') return 'lane';
  if (zone.owner !== own) return 'enemy';
  return zone.role === 'hand' ? null : 'mine';
}

/** The part to show next: where a fight began, or where the options of a new question are. */
export function nextTab(tab: Tab, before: Scene | null, after: Scene): Tab {
  const fresh = after.decision !== null && after.decision !== before?.decision;
  const asked = fresh && TABS.some((other) => after.hits[other] > 0);
  const begins = after.fight && before?.fight !== true;
  // If a question led the player away from a fight, return there after the answer.
  const led = before !== null && before.decision !== after.decision && before.hits[tab] > 0;
  if (after.fight && (begins || led) && !asked) return 'lane';
  const here = tab === 'lane' && !after.fight ? 'mine' : tab;
  if (!fresh) return here;
  if (after.hits[here] > 0) return here;
  const best = TABS.reduce((best, other) => (after.hits[other] > after.hits[best] ? other : best), here);
  return best;
}

/** What each part shows, as a string; comparing it with the last one seen tells whether there is news. */
export function shownIn(view: TableView, seat: number | null): Record<Tab, string> {
  const own = layout(view, seat).own?.seat ?? null;
  const say = (tab: Tab): string =>
    JSON.stringify(
      view.zones
        .filter((zone) => !isPile(zone) && tabOf(zone, own) === tab)
        .map((zone) => [zone.id, zone.count, zone.cards.map((card) => [card.card, card.count, card.marks])]),
    );
  return { enemy: say('enemy'), lane: say('lane'), mine: say('mine') };
}
