import type { View } from '../wire';
import { counted } from './layout';
import { clockwise } from './zones';

/** A seat on the ring. */
export interface Node {
  seat: number;
  x: number;
  y: number;
  authority: number;
  active: boolean;
  out: boolean;
  /** Nobody at all may attack it at the moment. */
  shield: boolean;
  team: number | undefined;
  role: string | undefined;
}

/** Who may attack whom, drawn from the rim of one seat to the rim of the other. */
export interface Arrow {
  id: string;
  d: string;
  mine: boolean;
}

const R = 47;
const RIM = 16;

/** The seats clockwise, the viewer's at the bottom. */
export function ring(view: View, seat: number | null): Node[] {
  const seats = clockwise(view, seat);
  const hunted = new Set(view.seats.filter((panel) => !panel.out).flatMap((panel) => panel.prey));
  return seats.map((panel, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / seats.length;
    return {
      seat: panel.seat,
      x: round(R * Math.cos(angle)),
      y: round(R * Math.sin(angle)),
      authority: counted(panel, 'authority'),
      active: panel.active,
      out: panel.out,
      shield: !panel.out && !hunted.has(panel.seat) && !joined(view, panel.ref, hunted),
      team: panel.team,
      role: panel.role,
    };
  });
}

/** Of a team that is hit as one, being hit at one seat is being hit at all. */
function joined(view: View, ref: string, hunted: Set<number>): boolean {
  return view.seats.some((panel) => panel.ref === ref && hunted.has(panel.seat));
}

/** Whom those at turn may attack; a watcher's or the viewer's own aims are marked. */
export function arrows(view: View, nodes: Node[], seat: number | null): Arrow[] {
  const at = new Map(nodes.map((node) => [node.seat, node]));
  const found: Arrow[] = [];
  for (const panel of view.seats.filter((panel) => panel.active || panel.seat === seat)) {
    for (const victim of panel.prey) {
      const [from, to] = [at.get(panel.seat), at.get(victim)];
      if (!from || !to || panel.out) continue;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
      const [ax, ay] = [round(from.x + ux * RIM), round(from.y + uy * RIM)];
      const [bx, by] = [round(to.x - ux * RIM), round(to.y - uy * RIM)];
      found.push({ id: `${panel.seat}-${victim}`, d: `M${ax} ${ay}L${bx} ${by}`, mine: panel.seat === seat });
    }
  }
  return found;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
