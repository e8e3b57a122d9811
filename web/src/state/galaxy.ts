import type { Card, CardFace, Choice, Mark, Panel, Span, TableView, Zone, ZoneRole } from '../wire';
import { cardGroups } from './arena';

/** The table is arranged around a map. */
export function isGalaxy(view: TableView): boolean {
  return view.map !== undefined;
}

/** A place of the map and everything in it. */
export interface Spot {
  /** Its number on the map. */
  at: number;
  card: Card;
  load: Card[];
  x: number;
  y: number;
  region: number | null;
  /** The numbers of its neighbors. */
  next: number[];
}

export function spotsOf(view: TableView): Spot[] {
  const zone = view.zones.find((zone) => zone.role === 'map');
  const map = view.map;
  if (zone === undefined || map === undefined) return [];
  const next = map.spots.map(() => [] as number[]);
  for (const [a, b] of map.links) {
    next[a]?.push(b);
    next[b]?.push(a);
  }
  return cardGroups(zone.cards).flatMap(({ card, load }, at) => {
    const spot = map.spots[at];
    if (spot === undefined) return [];
    return [{ at, card, load, x: spot.x, y: spot.y, region: spot.region ?? null, next: next[at] ?? [] }];
  });
}

type FaceOf = (card: number | undefined) => CardFace | null;

/** What one side has in a place. */
export interface Tally {
  faction: string;
  ships: number;
  ground: number;
  leaders: Card[];
}

/** One tally for each side that has something in a place, in table order. */
export function tallies(spot: Spot, face: FaceOf): Tally[] {
  const found: Tally[] = [];
  for (const card of spot.load) {
    const { faction = '', kind = '' } = face(card.card) ?? {};
    let tally = found.find((tally) => tally.faction === faction);
    if (tally === undefined) found.push((tally = { faction, ships: 0, ground: 0, leaders: [] }));
    if (kind === 'vessel') tally.ships += card.count;
    else if (kind === 'ground') tally.ground += card.count;
    else tally.leaders.push(card);
  }
  return found;
}

const HELD = new Set(['loyal-rebels', 'loyal-empire', 'occupied', 'destroyed']);

/** The sign of the side that controls a place; empty if there is none. */
export function heldBy(spot: Spot): string {
  const signs = (spot.card.marks ?? []).map((mark) => mark.sign).filter((sign) => HELD.has(sign));
  return signs.find((sign) => sign === 'destroyed' || sign === 'occupied') ?? signs[0] ?? '';
}

/** Marks shown as icons beside the name; the ring already shows who controls the place. */
export function marksOf(spot: Spot): Mark[] {
  return (spot.card.marks ?? []).filter(
    (mark) => !mark.sign.startsWith('loyal-') && mark.sign !== 'candidate',
  );
}

export function isCandidate(spot: Spot): boolean {
  return spot.card.marks?.some((mark) => mark.sign === 'candidate') ?? false;
}

/** A mission is being attempted there. */
export function isUnderWay(spot: Spot): boolean {
  return spot.card.marks?.some((mark) => mark.sign === 'mission') ?? false;
}

/** All options in a place: the place itself and everything in it. */
export function choicesAt(spot: Spot, byRef: Map<string, Choice[]>): Choice[] {
  return [spot.card, ...spot.load].flatMap((card) => byRef.get(card.ref) ?? []);
}

/** The place that contains this reference. */
export function spotWith(spots: Spot[], ref: string | null): Spot | null {
  if (ref === null) return null;
  return spots.find((spot) => [spot.card, ...spot.load].some((card) => card.ref === ref)) ?? null;
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const WAYS: Record<Way, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isWay(key: string): key is Way {
  return key in WAYS;
}

/** The nearest place to the left, right, top or bottom: close, and not far off that direction. */
export function towards(spots: Spot[], from: Spot, way: Way): Spot {
  const [dx, dy] = WAYS[way];
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along <= 0) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The visible part of the map: its center and zoom factor. */
export interface Window {
  x: number;
  y: number;
  zoom: number;
}

export const MAP = { width: 100, height: 52 };
export const WHOLE: Window = { x: MAP.width / 2, y: MAP.height / 2, zoom: 1 };
const CLOSEST = 5;
/** The margin around the map. */
const RIM = { x: 3, y: 2 };

/** Pixels per hundredth of the map when all of it is visible. */
export function fitting(width: number, height: number): number {
  return Math.max(0.1, Math.min(width / (MAP.width + 2 * RIM.x), height / (MAP.height + 2 * RIM.y)));
}

/** Clamps a requested window to the map. */
export function settled(wanted: Window, width: number, height: number): Window {
  const zoom = Math.min(CLOSEST, Math.max(1, wanted.zoom));
  const unit = fitting(width, height) * zoom;
  const keep = (at: number, size: number, pixels: number, rim: number): number => {
    const half = pixels / unit / 2;
    const [low, high] = [half - rim, size + rim - half];
    return low >= high ? size / 2 : Math.min(high, Math.max(low, at));
  };
  return { zoom, x: keep(wanted.x, MAP.width, width, RIM.x), y: keep(wanted.y, MAP.height, height, RIM.y) };
}

/** Zooms around a fixed point, given in pixels from the center. */
export function enlarged(window: Window, by: number, dx: number, dy: number, unit: number): Window {
  const zoom = Math.min(CLOSEST, Math.max(1, window.zoom * by));
  const grown = (unit / window.zoom) * zoom;
  return { zoom, x: window.x + dx / unit - dx / grown, y: window.y + dy / unit - dy / grown };
}

/** The initial window on a narrow screen: the full height of the map, around these places. */
export function filling(spots: Spot[], width: number, height: number): Window {
  const zoom = Math.min(2.4, height / (fitting(width, height) * (MAP.height + 2 * RIM.y)));
  const near = spots.length === 0 ? WHOLE : around(spots, width, height);
  return settled({ ...near, zoom }, width, height);
}

/** The largest window that shows all these places. */
export function around(spots: Spot[], width: number, height: number): Window {
  if (spots.length === 0) return WHOLE;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(width / (right - left + 16), height / (bottom - top + 12));
  const wanted = { x: (left + right) / 2, y: (top + bottom) / 2, zoom: unit / fitting(width, height) };
  return settled({ ...wanted, zoom: Math.min(3, wanted.zoom) }, width, height);
}

/** The zones of a side, shared by all its players. */
export function zonesOfSide(view: TableView, panel: Panel | null): Zone[] {
  if (panel === null) return [];
  const mates = view.seats.filter(
    (other) => other === panel || (panel.team !== undefined && other.team === panel.team),
  );
  return view.zones.filter((zone) => mates.some(({ seat }) => zone.owner === seat));
}

/** The seats of each side, in seating order. */
export function sidesOf(seats: Panel[]): Panel[][] {
  const found = new Map<string, Panel[]>();
  for (const panel of seats) {
    const side = panel.role ?? String(panel.seat);
    found.set(side, [...(found.get(side) ?? []), panel]);
  }
  return [...found.values()];
}

/** The roles of a seat in its team, which follow its side, during the match. */
export function postsOf(view: TableView | null, seat: number): Span[][] {
  const panel = view?.seats.find((panel) => panel.seat === seat);
  if (view?.map === undefined || panel?.team === undefined) return [];
  const mates = view.seats.filter((other) => other.team === panel.team);
  return mates.length > 1 ? panel.notes.slice(1, 2) : [];
}

export function zoneOf(zones: Zone[], role: ZoneRole): Zone | null {
  return zones.find((zone) => zone.role === role) ?? null;
}

/** Whether two sides are in combat. */
export function isCombat(view: TableView): boolean {
  return view.zones.some((zone) => zone.role === 'lane' && zone.owner !== null);
}

/** The parts of the table; a phone shows one at a time. */
export const TABS = ['map', 'leaders', 'missions', 'queue', 'enemy', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** The zones in each of them. */
export const PARTS: Record<Exclude<Tab, 'map' | 'log'>, ZoneRole[]> = {
  leaders: ['pool', 'orders'],
  missions: ['orders', 'hand', 'reserve', 'goals', 'clues'],
  queue: ['queue', 'supply'],
  enemy: ['pool', 'orders', 'goals', 'clues', 'reserve', 'queue', 'scrap'],
};

/** Zones needed to draft assignments are shown together. */
export const DRAFTED: ReadonlySet<ZoneRole> = new Set<ZoneRole>(['pool', 'orders', 'hand']);
