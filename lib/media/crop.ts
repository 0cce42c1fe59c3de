import type { PixelSize } from "./ratio";

/** A part of a picture, in its pixels from its top left corner. */
export interface Box extends PixelSize {
  readonly x: number;
  readonly y: number;
}
