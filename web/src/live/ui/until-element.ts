/** How long to wait: a page that loads longer does not move the focus any more. */
const PATIENCE_MS = 2000;

/** Resolves when the document has an element that matches, or after a while without one. */
export function untilElement(selector: string, signal: AbortSignal): Promise<void> {
  if (document.querySelector(selector) !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) !== null) done();
    });
    const timer = setTimeout(done, PATIENCE_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener('abort', done, { once: true });
  });
}
