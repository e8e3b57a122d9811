const REST_MS = 250;

/** Whether the device has a pointer that can hover. */
export function hovers(): boolean {
  return matchMedia('(hover: hover)').matches;
}

/** Calls back when the mouse has rested here for a moment, so that passing over a card does not select it. */
export function onHover(
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
