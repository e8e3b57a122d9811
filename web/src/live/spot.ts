/**
 * Marks what a lesson is about and brings it into sight. The board is drawn by others, and a mark on it
 * is no fact of the game: it is set from outside and taken away again.
 */
export function mark(where: string | null): () => void {
  const found = where === null ? [] : [...document.querySelectorAll<HTMLElement>(where)];
  for (const element of found) element.dataset.spot = '';
  return () => {
    for (const element of found) delete element.dataset.spot;
  };
}

/** Brings it into sight: of a zone the first card that can be chosen. */
export function reveal(where: string | null): void {
  const spot = where === null ? null : document.querySelector<HTMLElement>(where);
  const goal = spot?.querySelector<HTMLElement>('.card.legal') ?? spot;
  goal?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
