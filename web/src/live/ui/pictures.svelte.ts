import { SvelteMap } from 'svelte/reactivity';

/** Large enough for the largest card on a high-resolution screen. */
const [WIDTH, HEIGHT] = [640, 480];

const drawn = new SvelteMap<string, string>();
const asked = new Set<string>();
const queue: string[] = [];
let busy = false;

/**
 * Returns the URL of a card's picture.
 *
 * The drawings use filters (clouds, worn metal) that are slow to render whenever a card moves or is dimmed.
 * So each drawing is rendered once into a bitmap, which is shown from then on.
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
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void next(), { timeout: 400 });
  else setTimeout(() => void next(), 50);
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
    // Browsers that cannot do this show the drawing itself.
  }
  later();
}

async function bitmap(url: string): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no 2D canvas context');
  pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }));
}
