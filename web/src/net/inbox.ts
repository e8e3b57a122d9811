import type { ServerMsg } from '../wire';

/**
 * Decodes socket messages and delivers them in order.
 *
 * Text is JSON, binary is gzipped JSON. Unpacking is asynchronous, so later messages wait for it.
 */
export class Inbox {
  #tail: Promise<void> | null = null;

  constructor(
    readonly deliver: (msg: ServerMsg) => void,
    readonly broken: (error: unknown) => void,
  ) {}

  push(data: string | ArrayBuffer): void {
    if (typeof data === 'string' && this.#tail === null) {
      this.#read(data);
      return;
    }
    const before = this.#tail ?? Promise.resolve();
    const mine: Promise<void> = before
      .then(async () => this.#read(typeof data === 'string' ? data : await gunzip(data)))
      .catch(this.broken)
      .then(() => {
        if (this.#tail === mine) this.#tail = null;
      });
    this.#tail = mine;
  }

  #read(text: string): void {
    let msg: ServerMsg;
    try {
      msg = JSON.parse(text) as ServerMsg;
    } catch (error) {
      this.broken(error);
      return;
    }
    this.deliver(msg);
  }
}

async function gunzip(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
