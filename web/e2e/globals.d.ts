import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
    /** Hooks of the client for tests. */
    __orrery: { drop(): void };
    /** Texts of the live regions that the page has announced. */
    said: string[];
    /** The kind of the last message that the page has sent. */
    lastSent: string;
    /** Messages that the page has received: text, or the bytes of gzipped text. */
    heard: (string | number[])[];
    /** The socket that the replayed messages are given to. */
    socket: { onopen?: () => void; onmessage?: (event: { data: string | ArrayBuffer }) => void };
  }

  // The scenarios look for HTML elements only.
  interface ParentNode {
    querySelector(selectors: string): HTMLElement | null;
    querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
  }
}
