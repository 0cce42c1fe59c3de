import { learnSize, noteUnmeasurable, recallSizes, sizeStore } from "./known-sizes";
import type { PixelSize } from "./ratio";

/** Images loaded at a time only to be measured. */
export const MEASURED_AT_ONCE = 4;

/** The pixels of the image at an address; undefined when it cannot be loaded or has no size. */
export function measureImage(address: string): Promise<PixelSize | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      resolve(width > 0 && height > 0 ? { width, height } : undefined);
    };
    image.onerror = () => resolve(undefined);
    image.src = address;
  });
}

const wanted = new Map<string, string>();
/** Each is requested once: `known-sizes` stores the result. */
const seen = new Set<string>();
let running = 0;
let scheduled = false;

/**
 * Measures an image of the library: from this device's cache, else by loading it. Can be called while rendering, any
 * number of times; listeners of `known-sizes` are notified.
 */
export function wantSize(mediaKey: string, address: string): void {
  if (seen.has(mediaKey)) return;
  seen.add(mediaKey);
  wanted.set(mediaKey, address);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => void begin());
}

async function begin(): Promise<void> {
  scheduled = false;
  await recallSizes([...wanted.keys()]);
  while (running < MEASURED_AT_ONCE && wanted.size > 0) void work();
}

async function work(): Promise<void> {
  running += 1;
  for (const [key, address] of wanted) {
    wanted.delete(key);
    if (sizeStore.get().has(key)) continue;
    const size = await measureImage(address);
    if (size) learnSize(key, size);
    else noteUnmeasurable(key);
  }
  running -= 1;
}
