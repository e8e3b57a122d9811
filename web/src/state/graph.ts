import type { Mistake, Point, Result } from '../wire';

/** A part of the graph, in its own units. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The marks of mistakes, the worst last. */
export const SIGNS: Record<Mistake, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
const MARKS = Object.keys(SIGNS) as Mistake[];

/** Luck is drawn relative to the largest value, but at least to this one, so that small values look small. */
const LEAST = 0.1;
/** Marks closer together than this are unreadable. */
const APART = 13;

export function xOf(area: Area, n: number, last: number): number {
  return round(area.left + ((area.right - area.left) * n) / Math.max(last, 1));
}

export function yOf(area: Area, chance: number): number {
  return round(area.bottom - (area.bottom - area.top) * chance);
}

/** The final result of every seat as a win chance; null if nobody won. */
export function finale(result: Result | undefined, seats: number): number[] | null {
  if (result === undefined || result.winners.length === 0) return null;
  return Array.from({ length: seats }, (_, seat) => (result.winners.includes(seat) ? 1 : 0));
}

/** The win chance of a seat over the lines, as an SVG path. */
export function curve(points: Point[], seat: number, area: Area, last: number, end: number[] | null): string {
  const dots = points.map((point) => [xOf(area, point.n, last), yOf(area, point.win[seat] ?? 0)]);
  if (end !== null && dots.length > 0) dots.push([xOf(area, last, last), yOf(area, end[seat] ?? 0)]);
  return dots.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The area between a curve and the line of equal chances. */
export function filled(path: string, area: Area): string {
  const xs = [...path.matchAll(/[ML]([\d.]+)/g)].map((match) => match[1]);
  const even = yOf(area, 0.5);
  return xs.length < 2 ? '' : `${path}L${xs.at(-1)} ${even}L${xs[0]} ${even}Z`;
}

export interface Bar {
  n: number;
  x: number;
  y: number;
  height: number;
  good: boolean;
}

/** The effect of randomness on a seat, line by line; upward is favorable. */
export function bars(points: Point[], seat: number, area: Area, last: number): Bar[] {
  const most = Math.max(LEAST, ...points.map((point) => Math.abs(point.luck[seat] ?? 0)));
  const middle = (area.top + area.bottom) / 2;
  return points.flatMap((point) => {
    const luck = point.luck[seat] ?? 0;
    if (luck === 0) return [];
    const height = round((Math.abs(luck) / most) * (middle - area.top));
    const y = luck > 0 ? round(middle - height) : middle;
    return [{ n: point.n, x: xOf(area, point.n, last), y, height, good: luck > 0 }];
  });
}

export interface Sign {
  n: number;
  seat: number;
  mistake: Mistake;
  x: number;
  y: number;
  /** There is space for its letters. */
  said: boolean;
}

/** The marked choices on the curve of a seat. If they crowd, the worst ones keep their letters. */
export function signs(points: Point[], seat: number, area: Area, last: number): Sign[] {
  const found = points.flatMap((point) =>
    point.mistake === undefined
      ? []
      : [
          {
            n: point.n,
            seat: point.seat,
            mistake: point.mistake,
            x: xOf(area, point.n, last),
            y: yOf(area, point.win[seat] ?? 0),
            said: false,
          },
        ],
  );
  const said: number[] = [];
  for (const sign of found.toSorted((a, b) => MARKS.indexOf(b.mistake) - MARKS.indexOf(a.mistake))) {
    sign.said = said.every((x) => Math.abs(x - sign.x) >= APART);
    if (sign.said) said.push(sign.x);
  }
  return found;
}

/** The point nearest to a position in the graph. */
export function pointAt(points: Point[], x: number, area: Area, last: number): Point | null {
  const off = (point: Point): number => Math.abs(xOf(area, point.n, last) - x);
  return points.reduce<Point | null>((best, point) => (best && off(best) <= off(point) ? best : point), null);
}

/** The next point in a direction, optionally of those that match a condition. */
export function pointBeside(
  points: Point[],
  n: number,
  step: 1 | -1,
  matches: (point: Point) => boolean = () => true,
): Point | null {
  const fits = points.filter(matches);
  const found = step > 0 ? fits.find((point) => point.n > n) : fits.findLast((point) => point.n < n);
  return found ?? null;
}

/** The last evaluation before or at a line. */
export function judgedAt(points: Point[], n: number): Point | null {
  return points.findLast((point) => point.n <= n) ?? null;
}

/** Statistics of a seat in a match. */
export interface Account {
  seat: number;
  marks: Record<Mistake, number>;
  /** The sum of win chances lost by choices. */
  lost: number;
  /** The win chance gained or lost by randomness. */
  luck: number;
}

export function accounts(points: Point[], seats: number): Account[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = points.filter((point) => point.seat === seat);
    const count = (mistake: Mistake): number => own.filter((point) => point.mistake === mistake).length;
    return {
      seat,
      marks: { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') },
      lost: own.reduce((sum, point) => sum + point.loss, 0),
      luck: points.reduce((sum, point) => sum + (point.luck[seat] ?? 0), 0),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
