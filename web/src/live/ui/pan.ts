/** Callbacks for pan and zoom gestures. */
export interface Pan {
  /** Moved by this number of pixels. */
  pull(dx: number, dy: number): void;
  /** Scaled by a factor around a point, in pixels from the corner of the element. */
  grow(by: number, x: number, y: number): void;
}

interface Point {
  x: number;
  y: number;
}

/** Pans with one finger or the mouse, zooms with two fingers or the wheel; a drag does not end with a click. */
export function pan(node: HTMLElement, to: Pan): { update(next: Pan): void; destroy(): void } {
  let moved = to;
  let dragged = false;
  const fingers = new Map<number, Point>();
  const inside = ({ x, y }: Point): Point => {
    const { left, top } = node.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = inside(event);
    moved.grow(Math.exp(-event.deltaY / 400), x, y);
  }

  function down({ pointerId, x, y }: PointerEvent): void {
    fingers.set(pointerId, { x, y });
    if (fingers.size === 1) dragged = false;
  }

  function move({ pointerId, x, y }: PointerEvent): void {
    const before = fingers.get(pointerId);
    if (before === undefined) return;
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
    if (other === undefined) {
      if (!dragged && Math.hypot(x - before.x, y - before.y) < 6) return;
      // Capture the pointer only for a drag, so that a tap reaches the element below.
      if (!dragged) node.setPointerCapture(pointerId);
      moved.pull(x - before.x, y - before.y);
    } else {
      const apart = (a: Point): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      const middle = inside({ x: (x + other.x) / 2, y: (y + other.y) / 2 });
      moved.grow(apart({ x, y }) / apart(before), middle.x, middle.y);
    }
    dragged = true;
    fingers.set(pointerId, { x, y });
  }

  const up = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);

  function swallow(event: MouseEvent): void {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  }

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener('wheel', wheel, { signal, passive: false });
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', move, { signal });
  node.addEventListener('pointerup', up, { signal });
  node.addEventListener('pointercancel', up, { signal });
  node.addEventListener('click', swallow, { signal, capture: true });
  return {
    update(next) {
      moved = next;
    },
    destroy: () => stop.abort(),
  };
}
