import type { Card, CardFace, Choice, Mark, Panel, Span, View, Zone, ZoneRole } from '../wire';
import { bunches } from './arena';

/** A table with a map is drawn around it. */
export function isGalaxy(view: View): boolean {
  return view.map !== undefined;
}

/** A place of the map with all that stands there. */
export interface Spot {
  /** Its number on the map. */
  at: number;
  card: Card;
  load: Card[];
  x: number;
  y: number;
  region: number | null;
  /** Its neighbors, by their numbers. */
  next: number[];
}

export function spotsOf(view: View): Spot[] {
  const zone = view.zones.find((zone) => zone.role === 'map');
  const map = view.map;
  if (zone === undefined || map === undefined) return [];
  const next = map.spots.map(() => [] as number[]);
  for (const [a, b] of map.links) {
    next[a]?.push(b);
    next[b]?.push(a);
  }
  return bunches(zone.cards).flatMap(({ card, load }, at) => {
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

/** Each side that has anything in a place, in the order of the table. */
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

/** Who holds a place, as a sign; empty for nobody. */
export function heldBy(spot: Spot): string {
  const signs = (spot.card.marks ?? []).map((mark) => mark.sign).filter((sign) => HELD.has(sign));
  return signs.find((sign) => sign === 'destroyed' || sign === 'occupied') ?? signs[0] ?? '';
}

/** Marks worth a sign beside the name; who holds the place is told by its ring. */
export function marksOf(spot: Spot): Mark[] {
  return (spot.card.marks ?? []).filter(
    (mark) => !mark.sign.startsWith('loyal-') && mark.sign !== 'candidate',
  );
}

export function isCandidate(spot: Spot): boolean {
  return spot.card.marks?.some((mark) => mark.sign === 'candidate') ?? false;
}

/** A mission is made there now. */
export function isUnderWay(spot: Spot): boolean {
  return spot.card.marks?.some((mark) => mark.sign === 'mission') ?? false;
}

/** Everything that can be chosen in a place: itself, and whatever stands there. */
export function choicesAt(spot: Spot, byRef: Map<string, Choice[]>): Choice[] {
  return [spot.card, ...spot.load].flatMap((card) => byRef.get(card.ref) ?? []);
}

/** The place in which something with this address is. */
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

/** The place one comes to from another by going left, right, up or down: near, and not far off that line. */
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

/** What can be seen of the map: its middle, and how many times it is enlarged. */
export interface Window {
  x: number;
  y: number;
  zoom: number;
}

export const MAP = { width: 100, height: 52 };
export const WHOLE: Window = { x: MAP.width / 2, y: MAP.height / 2, zoom: 1 };
const CLOSEST = 5;
/** Room around the map. */
const RIM = { x: 3, y: 2 };

/** Pixels for a hundredth of the map where all of it is to be seen. */
export function fitting(width: number, height: number): number {
  return Math.max(0.1, Math.min(width / (MAP.width + 2 * RIM.x), height / (MAP.height + 2 * RIM.y)));
}

/** The window after a wish, kept on the map. */
export function settled(wish: Window, width: number, height: number): Window {
  const zoom = Math.min(CLOSEST, Math.max(1, wish.zoom));
  const unit = fitting(width, height) * zoom;
  const keep = (at: number, size: number, pixels: number, rim: number): number => {
    const half = pixels / unit / 2;
    const [low, high] = [half - rim, size + rim - half];
    return low >= high ? size / 2 : Math.min(high, Math.max(low, at));
  };
  return { zoom, x: keep(wish.x, MAP.width, width, RIM.x), y: keep(wish.y, MAP.height, height, RIM.y) };
}

/** Enlarges around a point, which stays where it is: given in pixels from the middle. */
export function enlarged(window: Window, by: number, dx: number, dy: number, unit: number): Window {
  const zoom = Math.min(CLOSEST, Math.max(1, window.zoom * by));
  const grown = (unit / window.zoom) * zoom;
  return { zoom, x: window.x + dx / unit - dx / grown, y: window.y + dy / unit - dy / grown };
}

/** The window a narrow screen begins with: as large as the height of the map goes, around these places. */
export function filling(spots: Spot[], width: number, height: number): Window {
  const zoom = Math.min(2.4, height / (fitting(width, height) * (MAP.height + 2 * RIM.y)));
  const near = spots.length === 0 ? WHOLE : around(spots, width, height);
  return settled({ ...near, zoom }, width, height);
}

/** The window that shows these places as large as they go. */
export function around(spots: Spot[], width: number, height: number): Window {
  if (spots.length === 0) return WHOLE;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(width / (right - left + 16), height / (bottom - top + 12));
  const wish = { x: (left + right) / 2, y: (top + bottom) / 2, zoom: unit / fitting(width, height) };
  return settled({ ...wish, zoom: Math.min(3, wish.zoom) }, width, height);
}

/** The zones of a side, which all its players share. */
export function zonesOfSide(view: View, panel: Panel | null): Zone[] {
  if (panel === null) return [];
  const mates = view.seats.filter(
    (other) => other === panel || (panel.team !== undefined && other.team === panel.team),
  );
  return view.zones.filter((zone) => mates.some(({ seat }) => zone.owner === seat));
}

/** The seats of each side, in the order in which they sit; alone or in a team. */
export function sidesOf(seats: Panel[]): Panel[][] {
  const found = new Map<string, Panel[]>();
  for (const panel of seats) {
    const side = panel.role ?? String(panel.seat);
    found.set(side, [...(found.get(side) ?? []), panel]);
  }
  return [...found.values()];
}

/** The posts of a seat in its team: what is said of it after its side, while it plays. */
export function postsOf(view: View | null, seat: number): Span[][] {
  const panel = view?.seats.find((panel) => panel.seat === seat);
  if (view?.map === undefined || panel?.team === undefined) return [];
  const mates = view.seats.filter((other) => other.team === panel.team);
  return mates.length > 1 ? panel.notes.slice(1, 2) : [];
}

export function zoneOf(zones: Zone[], role: ZoneRole): Zone | null {
  return zones.find((zone) => zone.role === role) ?? null;
}

/** Is there a fight between two sides? */
export function isClash(view: View): boolean {
  return view.zones.some((zone) => zone.role === 'lane' && zone.owner !== null);
}

/** What fits on a phone at a time. */
export const TABS = ['map', 'leaders', 'missions', 'queue', 'enemy', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** What lies behind each of them. */
export const PARTS: Record<Exclude<Tab, 'map' | 'log'>, ZoneRole[]> = {
  leaders: ['pool', 'orders'],
  missions: ['orders', 'hand', 'reserve', 'goals', 'clues'],
  queue: ['queue', 'supply'],
  enemy: ['pool', 'orders', 'goals', 'clues', 'reserve', 'queue', 'scrap'],
};

/** What a draft of assignments is made of is shown with it. */
export const DRAFTED: ReadonlySet<ZoneRole> = new Set<ZoneRole>(['pool', 'orders', 'hand']);
