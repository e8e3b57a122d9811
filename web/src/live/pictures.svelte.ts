import { SvelteMap } from 'svelte/reactivity';

/** Wide enough for the biggest place on a sharp screen. */
const [WIDTH, HEIGHT] = [640, 480];

const drawn = new SvelteMap<string, string>();
const asked = new Set<string>();
const queue: string[] = [];
let busy = false;

/**
 * Where a card's picture is.
 *
 * The drawings have clouds and worn metal made by filters, which are slow to draw again whenever a card
 * moves or steps back; so each is drawn once into a bitmap, and that is shown from then on.
 */
export function picture(url: string): string {
  if (!asked.has(url)) {
    asked.add(url);
    queue.push(url);
    if (!busy) later();
  }
  return drawn.get(url) ?? url;
}

function later(): void {
  busy = true;
  const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 50));
  idle(() => void next(), { timeout: 400 });
}

async function next(): Promise<void> {
  const url = queue.shift();
  if (url === undefined) {
    busy = false;
    return;
  }
  try {
    drawn.set(url, await bitmap(url));
  } catch {
    // A browser that cannot do this shows the drawing itself.
  }
  later();
}

async function bitmap(url: string): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('nothing to draw with');
  pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }));
}
