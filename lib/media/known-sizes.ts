import { getMany, setMany } from "idb-keyval";
import { Store } from "@/lib/store";
import type { PixelSize } from "./ratio";

/**
 * Pixels of images, which responses do not contain: measured when they are rendered or before they are uploaded, and
 * stored on this device, because a medium never changes its pixels.
 */
export const sizeStore = new Store<ReadonlyMap<string, PixelSize>>(new Map());
let fresh = new Map<string, PixelSize>();
let scheduled = false;
/** Images that could not be loaded in this page, so they are not awaited. */
const unmeasurable = new Set<string>();
/** Keys that the storage was asked for already. */
const asked = new Set<string>();

const storageKey = (mediaKey: string) => `media-size ${mediaKey}`;

/** Whether an image's pixels are known, or cannot be determined in this page. */
export const isSettled = (mediaKey: string): boolean =>
  sizeStore.get().has(mediaKey) || unmeasurable.has(mediaKey);

/** Records that an image cannot be measured: it is missing, invalid, or unreachable. */
export function noteUnmeasurable(mediaKey: string): void {
  unmeasurable.add(mediaKey);
  // A new map makes comparisons notice that something became known.
  sizeStore.update((all) => new Map(all));
}

/** Records the size of an image. Several in a row are published together, so that a scrolling list renders once. */
export function learnSize(mediaKey: string, size: PixelSize): void {
  if (sizeStore.get().has(mediaKey) || fresh.has(mediaKey) || size.width < 1 || size.height < 1) return;
  fresh.set(mediaKey, size);
  if (scheduled) return;
  scheduled = true;
  setTimeout(publish, 100);
}

function publish(): void {
  scheduled = false;
  const learnt = fresh;
  fresh = new Map();
  void remember(learnt);
  sizeStore.update((all) => new Map([...all, ...learnt]));
}

async function remember(learnt: ReadonlyMap<string, PixelSize>): Promise<void> {
  try {
    await setMany([...learnt].map(([key, size]) => [storageKey(key), size]));
  } catch {
    // Without storage they are measured again next time.
  }
}

/** Restores sizes that were measured on this device before. */
export async function recallSizes(mediaKeys: readonly string[]): Promise<void> {
  const missing = mediaKeys.filter((key) => !sizeStore.get().has(key) && !asked.has(key));
  if (missing.length === 0) return;
  for (const key of missing) asked.add(key);
  const found = await stored(missing);
  const recalled = missing.flatMap((key, index) => {
    const size = found[index];
    return size ? [[key, size] as const] : [];
  });
  if (recalled.length === 0) return;
  sizeStore.update((all) => new Map([...all, ...recalled]));
}

async function stored(mediaKeys: readonly string[]): Promise<(PixelSize | undefined)[]> {
  try {
    return await getMany<PixelSize | undefined>(mediaKeys.map(storageKey));
  } catch {
    return [];
  }
}
