/**
 * Marks what a lesson is about and brings it into sight. The board is drawn by others, and a mark on it
 * is no fact of the game: it is set from outside and taken away again.
 */
export function mark(where: string | null): () => void {
  if (where === null) return () => undefined;
  let found: HTMLElement[] = [];
  const look = (): boolean => {
    found = [...document.querySelectorAll<HTMLElement>(where)];
    for (const element of found) element.dataset.spot = '';
    return found.length > 0;
  };
  // The table may still be on its way, or what is meant lies in a part of it that is not open.
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect();
  });
  if (!look()) watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const element of found) delete element.dataset.spot;
  };
}

/** Brings it into sight: of a zone the first card that can be chosen. */
export function reveal(where: string | null): void {
  const spot = where === null ? null : document.querySelector<HTMLElement>(where);
  const goal = spot?.querySelector<HTMLElement>('.card.legal') ?? spot;
  goal?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
