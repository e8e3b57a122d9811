const SPRITE = `/art/symbols.svg?v=${__BUILD__.replaceAll(' ', '-')}`;

/** Prefix that keeps symbol ids apart from other element ids of the page. */
const PREFIX = 'sym-';

/** Delays before each retry; a table is almost unreadable without icons. */
const PAUSES = [500, 2000, 5000, 15_000, 30_000];

/** The reference to a symbol, for `<use>`. */
export function symbol(name: string): string {
  return `#${PREFIX}${name}`;
}

/**
 * Inlines the sprite into the page. With a `<use>` of another file, the browser parses that file again whenever
 * a symbol appears, which on a full table is with every update.
 *
 * Retries until the sprite is loaded, so a short loss of the connection does not leave the page without icons.
 */
export async function loadSymbols(pauses: number[] = PAUSES): Promise<void> {
  for (let tries = 0; ; tries++) {
    const drawn = await fetchSymbols().catch(() => null);
    if (drawn !== null) {
      document.body.append(document.adoptNode(drawn));
      return;
    }
    const pause = pauses[tries];
    if (pause === undefined) {
      again();
      return;
    }
    await new Promise((wake) => setTimeout(wake, pause));
  }
}

/** Retry when the network is back, or when the page becomes visible. */
function again(): void {
  const stop = new AbortController();
  const retry = (): void => {
    stop.abort();
    void loadSymbols();
  };
  addEventListener('online', retry, { signal: stop.signal });
  document.addEventListener('visibilitychange', retry, { signal: stop.signal });
}

async function fetchSymbols(): Promise<Element | null> {
  const answer = await fetch(SPRITE);
  if (!answer.ok) return null;
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  if (drawn.localName !== 'svg') return null;
  for (const one of drawn.querySelectorAll('symbol')) one.id = PREFIX + one.id;
  drawn.setAttribute('aria-hidden', 'true');
  drawn.setAttribute('width', '0');
  drawn.setAttribute('height', '0');
  drawn.classList.add('sprite');
  return drawn;
}
