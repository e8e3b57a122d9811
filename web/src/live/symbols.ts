const SPRITE = `/art/symbols.svg?v=${__BUILD__.replaceAll(' ', '-')}`;

/** Names of the page's own elements and of symbols must not meet. */
const PREFIX = 'sym-';

/** How long to wait before each further try; without signs hardly anything on a table can be read. */
const PAUSES = [500, 2000, 5000, 15_000, 30_000];

/** Where a symbol is, for `<use>`. */
export function symbol(name: string): string {
  return `#${PREFIX}${name}`;
}

/**
 * Puts the sprite into the page. A `<use>` of another file has the browser read that file anew
 * whenever a symbol comes back, which on a full table is with every frame.
 *
 * A line that is cut for a moment must not cost the page its signs: it is fetched until it comes.
 */
export async function loadSymbols(pauses: number[] = PAUSES): Promise<void> {
  for (let tries = 0; ; tries++) {
    const drawn = await fetchSymbols().catch(() => null);
    if (drawn !== null) {
      document.body.append(document.adoptNode(drawn));
      return;
    }
    const pause = pauses[tries];
    if (pause === undefined) return again();
    await new Promise((wake) => setTimeout(wake, pause));
  }
}

/** Once more when the network comes back, or somebody looks at the page again. */
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
