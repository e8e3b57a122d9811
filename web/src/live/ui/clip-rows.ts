/**
 * Limits a list to the number of rows that its style allows (`--rows`) and returns the number of hidden items.
 * Sets the height that the visible items need as `--high`.
 */
export function clipRows(box: HTMLElement, closing: boolean): number {
  const items = [...box.querySelectorAll('li')];
  const tops = [...new Set(items.map((item) => item.offsetTop))].sort((a, b) => a - b);
  let rows = Number(getComputedStyle(box).getPropertyValue('--rows')) || Infinity;
  // A button that shows one more line would take that line itself.
  if (tops.length === rows + 1 && !closing) rows += 1;
  const shown = items.filter((item) => tops.indexOf(item.offsetTop) < rows);
  // A long option may need more than one line; none is clipped.
  const high = Math.max(0, ...shown.map((item) => item.offsetTop + item.offsetHeight));
  box.style.setProperty('--high', `${high + 3}px`);
  return items.length - shown.length;
}
