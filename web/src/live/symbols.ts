const SPRITE = `/art/symbols.svg?v=${__BUILD__.replaceAll(' ', '-')}`;

/** Names of the page's own elements and of symbols must not meet. */
const PREFIX = 'sym-';

/** Where a symbol is, for `<use>`. */
export function symbol(name: string): string {
  return `#${PREFIX}${name}`;
}

/**
 * Puts the sprite into the page. A `<use>` of another file has the browser read that file anew
 * whenever a symbol comes back, which on a full table is with every frame.
 */
export async function loadSymbols(): Promise<void> {
  const answer = await fetch(SPRITE);
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  for (const one of drawn.querySelectorAll('symbol')) one.id = PREFIX + one.id;
  drawn.setAttribute('aria-hidden', 'true');
  drawn.setAttribute('width', '0');
  drawn.setAttribute('height', '0');
  drawn.classList.add('sprite');
  document.body.append(document.adoptNode(drawn));
}
