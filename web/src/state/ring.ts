import type { Panel, TableView } from '../wire';
import { counted, isAttackable } from './layout';
import { clockwise } from './zones';

/** A seat on the ring. */
export interface Node {
  seat: number;
  x: number;
  y: number;
  authority: number;
  active: boolean;
  out: boolean;
  /** An opponent whom the viewer may not currently attack in this mode. */
  shield: boolean;
  team: number | undefined;
  role: string | undefined;
}

/** An arrow from an attacker to a legal target, drawn from rim to rim. */
export interface Arrow {
  id: string;
  d: string;
  mine: boolean;
}

const R = 47;
const RIM = 16;

/** The seats clockwise, the viewer's at the bottom. */
export function ring(view: TableView, seat: number | null): Node[] {
  const seats = clockwise(view, seat);
  const own = seats.find((panel) => panel.seat === seat) ?? null;
  return seats.map((panel, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / seats.length;
    return {
      seat: panel.seat,
      x: round(R * Math.cos(angle)),
      y: round(R * Math.sin(angle)),
      authority: counted(panel, 'authority'),
      active: panel.active,
      out: panel.out,
      shield: own !== null && isFoe(own, panel) && !isAttackable(own, panel),
      team: panel.team,
      role: panel.role,
    };
  });
}

function isFoe(own: Panel, panel: Panel): boolean {
  return own !== panel && !panel.out && !own.out && (own.team === undefined || own.team !== panel.team);
}

/** The legal targets of the viewer and the active players; the viewer's own arrows are highlighted. */
export function arrows(view: TableView, nodes: Node[], seat: number | null): Arrow[] {
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
