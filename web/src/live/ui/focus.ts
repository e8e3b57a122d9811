/**
 * Makes a list a single tab stop; arrows, Home and End move inside it.
 *
 * The stop is the item focused last, else the first one that can be chosen, else the first.
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

/** Calls back after a long press, and swallows the tap that ends it. */
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

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Keeps the focus when the focused element is removed: it moves to a nearby element.
 *
 * In a zone that is the card at the same place, otherwise the surrounding region, the question or the title.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  let place = 0;

  function note(event: FocusEvent): void {
    last = event.target instanceof HTMLElement ? event.target : null;
    around = [];
    for (let up = last?.parentElement ?? null; up !== null && up !== root; up = up.parentElement)
      if (up.matches('[data-zone], section, aside, form, nav')) around.push(up);
    const zone = last?.closest<HTMLElement>('[data-zone]') ?? null;
    place = zone && last ? rovers(zone).indexOf(last.closest<HTMLElement>('[data-rove]') ?? last) : 0;
  }

  function mend(): void {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || last === null || last.isConnected) return;
    const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
    const near = around.flatMap((up) => (up.isConnected ? (inside(up, place) ?? []) : []))[0];
    (near ?? find('#decision') ?? find('h1'))?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(mend);
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', note);
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', note);
  };
}

function inside(region: HTMLElement, place: number): HTMLElement | null {
  if (region.hasAttribute('tabindex')) return region;
  const near = rovers(region);
  return near[Math.min(Math.max(place, 0), near.length - 1)] ?? region.querySelector<HTMLElement>(FOCUSABLE);
}

function rovers(zone: HTMLElement): HTMLElement[] {
  return zone.dataset.zone === undefined ? [] : [...zone.querySelectorAll<HTMLElement>('[data-rove]')];
}
