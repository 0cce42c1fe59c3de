import { makePicture } from "./make-picture";
import type { FromPictureWorker, ToPictureWorker } from "./picture-work";

const answer = (message: FromPictureWorker) => postMessage(message);

addEventListener("message", ({ data: { id, order } }: MessageEvent<ToPictureWorker>) => {
  makePicture(order).then(
    (made) => answer({ id, made }),
    (error: unknown) => answer({ id, failed: error instanceof Error ? error.message : String(error) }),
  );
});
