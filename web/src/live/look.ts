const REST_MS = 250;

/** There is a pointer that can rest on something without choosing it. */
export function hovers(): boolean {
  return matchMedia('(hover: hover)').matches;
}

/** Calls back when the mouse has rested here for a moment: what one only passes over is not looked at. */
export function hoverLook(
  node: HTMLElement,
  then: () => void,
): { update(next: () => void): void; destroy(): void } {
  let call = then;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && hovers()) timer = setTimeout(() => call(), REST_MS);
  };
  const leave = (): void => clearTimeout(timer);
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  return {
    update(next) {
      call = next;
    },
    destroy() {
      leave();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
    },
  };
}
