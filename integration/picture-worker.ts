import { jpegBytes } from "@/lib/media/test-media-files";

interface Order {
  readonly id: number;
  readonly order: {
    readonly file: Blob;
    readonly crop?: { readonly width: number; readonly height: number };
  };
}

/** Every converted picture has this size, unless it is cropped. */
const DRAWN = { width: 1600, height: 1200 };
/** A file this small is taken for a damaged one. */
const DAMAGED_BYTES = 64;

/** Replaces the worker that decodes and draws pictures, which jsdom can do neither of. */
export class StandInPictureWorker extends EventTarget {
  postMessage({ id, order: { file, crop } }: Order): void {
    const { width, height } = crop ?? DRAWN;
    const blob = new Blob([jpegBytes(width, height)], { type: "image/jpeg" });
    const data =
      file.size < DAMAGED_BYTES
        ? { id, failed: "It cannot be decoded" }
        : { id, made: { blob, drawn: DRAWN } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }

  terminate(): void {}
}
