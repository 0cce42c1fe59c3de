import type { PictureMade, PictureOrder } from "./make-picture";

export interface ToPictureWorker {
  readonly id: number;
  readonly order: PictureOrder;
}

export type FromPictureWorker =
  | { readonly id: number; readonly made: PictureMade }
  | { readonly id: number; readonly failed: string };

interface Waiting {
  readonly resolve: (made: PictureMade) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/**
 * Converts a file's picture in a worker, so that the page stays responsive.
 *
 * @throws when the file cannot be decoded
 */
export function orderPicture(order: PictureOrder): Promise<PictureMade> {
  worker ??= begin();
  last += 1;
  const id = last;
  const made = new Promise<PictureMade>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const message: ToPictureWorker = { id, order };
  worker.postMessage(message);
  return made;
}

function begin(): Worker {
  const begun = new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  begun.addEventListener("message", ({ data }: MessageEvent<FromPictureWorker>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("made" in data) asked?.resolve(data.made);
    else asked?.reject(new Error(data.failed));
  });
  begun.addEventListener("error", () => {
    // The worker did not load, or ran out of memory: the next order starts a new one.
    begun.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The picture worker stopped"));
    waiting.clear();
  });
  return begun;
}
