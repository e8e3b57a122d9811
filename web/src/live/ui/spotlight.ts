/**
 * Marks the subject of a lesson step and scrolls it into view. The mark is not part of the game, so it is set
 * on the board from outside and removed again.
 */
export function mark(where: string | null): () => void {
  if (where === null) return () => undefined;
  let found: HTMLElement[] = [];
  const look = (): boolean => {
    found = [...document.querySelectorAll<HTMLElement>(where)];
    for (const element of found) element.dataset.spot = '';
    return found.length > 0;
  };
  // The table may still be loading, or the element is in a part of it that is not open.
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect();
  });
  if (!look()) watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const element of found) delete element.dataset.spot;
  };
}

/** Scrolls the element into view; for a zone, its first card that can be chosen. */
export function reveal(where: string | null): void {
  const spot = where === null ? null : document.querySelector<HTMLElement>(where);
  const goal = spot?.querySelector<HTMLElement>('.card.legal') ?? spot;
  goal?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
