/**
 * Makes a list one stop of the tab key; arrows, Home and End move inside.
 *
 * The stop is the item that was focused last, else the first that can be chosen, else the first.
 */
export function roving(node: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;
  const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-rove]')];

  function sync(): void {
    const all = items();
    if (last === null || !all.includes(last))
      last = all.find((item) => item.dataset.rove === 'legal') ?? all[0] ?? null;
    for (const item of all) item.tabIndex = item === last ? 0 : -1;
  }

  function onFocus(event: FocusEvent): void {
    const item =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-rove]') : null;
    if (item === null || item === last) return;
    last = item;
    sync();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    if (at < 0) return;
    const to = target(event.key, at, all.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  }

  const watcher = new MutationObserver(sync);
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-rove'] });
  node.addEventListener('focusin', onFocus);
  node.addEventListener('keydown', onKey);
  sync();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('focusin', onFocus);
      node.removeEventListener('keydown', onKey);
    },
  };
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Calls back after a finger has rested here, and swallows the tap that ends it. */
export function longPress(
  node: HTMLElement,
  then: () => void,
): { update(next: () => void): void; destroy(): void } {
  let call = then;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fired = false;
  const down = (event: PointerEvent): void => {
    fired = false;
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      fired = true;
      call();
    }, 450);
  };
  const up = (): void => clearTimeout(timer);
  const swallow = (event: Event): void => {
    if (!fired) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') fired = false;
  };
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointermove', (event: PointerEvent) => Math.hypot(event.movementX, event.movementY) > 8 && up()],
    ['contextmenu', swallow],
    ['click', swallow],
  ];
  for (const [name, listener] of listeners)
    node.addEventListener(name, listener as EventListener, { capture: true });
  return {
    update(next) {
      call = next;
    },
    destroy() {
      for (const [name, listener] of listeners) {
        node.removeEventListener(name, listener as EventListener, { capture: true });
      }
    },
  };
}

/** Remembers where in the table the focus was, and puts it back near there when its element is gone. */
export class FocusKeeper {
  #zone: string | null = null;
  #place = 0;
  #inside = false;

  note(event: FocusEvent): void {
    const item = event.target instanceof HTMLElement ? event.target : null;
    const zone = item?.closest<HTMLElement>('[data-zone]') ?? null;
    this.#inside = true;
    this.#zone = zone?.dataset.zone ?? null;
    this.#place = zone && item ? rovers(zone).indexOf(item.closest<HTMLElement>('[data-rove]') ?? item) : 0;
  }

  /** The focus left on purpose. */
  left(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node) this.#inside = false;
  }

  restore(root: HTMLElement): void {
    if (!this.#inside || (document.activeElement !== null && document.activeElement !== document.body))
      return;
    const zone =
      this.#zone === null ? null : root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(this.#zone)}"]`);
    const near = zone ? rovers(zone) : [];
    const target =
      near[Math.min(Math.max(this.#place, 0), near.length - 1)] ??
      root.querySelector<HTMLElement>('#decision');
    target?.focus({ preventScroll: true });
  }
}

function rovers(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>('[data-rove]')];
}
