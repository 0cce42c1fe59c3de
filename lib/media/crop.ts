import type { PixelSize } from "./ratio";

/** A part of a picture, in whole pixels from its top left corner. */
export interface Box extends PixelSize {
  readonly x: number;
  readonly y: number;
}

/** The frame of a part: the picture, and a fixed ratio of width to height, if any. */
export interface CropFrame {
  readonly picture: PixelSize;
  readonly ratio: number | undefined;
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** Minimum side of a crop in pixels, if the picture has as many. */
const SIDE_MIN = 16;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The largest size up to a width that has the ratio and fits. */
function sized(width: number, ratio: number, room: PixelSize): PixelSize {
  const fitting = Math.max(1, Math.floor(Math.min(width, room.width, room.height * ratio)));
  return { width: fitting, height: between(1, Math.round(fitting / ratio), room.height) };
}

const placed = ({ x, y, width, height }: Box, picture: PixelSize): Box => ({
  x: between(0, x, picture.width - width),
  y: between(0, y, picture.height - height),
  width,
  height,
});

/** The largest part, in the middle of the picture. */
export function largestBox({ picture, ratio }: CropFrame): Box {
  const { width, height } = ratio === undefined ? picture : sized(picture.width, ratio, picture);
  const [x, y] = [Math.floor((picture.width - width) / 2), Math.floor((picture.height - height) / 2)];
  return { x, y, width, height };
}

/** Moves a part, within the picture. */
export const moveBox = (box: Box, right: number, down: number, { picture }: CropFrame): Box =>
  placed({ ...box, x: box.x + Math.round(right), y: box.y + Math.round(down) }, picture);

/**
 * Widens a part by twice as many pixels around its centre, or narrows it for a negative number; its height follows.
 * The opposite step undoes it, unless it was clamped.
 */
export function growBox(box: Box, by: number, frame: CropFrame): Box {
  const { picture, ratio } = frame;
  const width = box.width + 2 * by;
  const height = ratio === undefined ? box.height + 2 * by : Math.round(width / ratio);
  if (Math.min(width, height) < Math.min(SIDE_MIN, box.width, box.height)) return box;
  if (width > picture.width || height > picture.height) {
    return ratio === undefined ? stretchBox(box, by, by, frame) : largestBox(frame);
  }
  const y = box.y + Math.trunc((box.height - height) / 2);
  return placed({ x: box.x - by, y, width, height }, picture);
}

/** Enlarges a part without a fixed ratio to the right and bottom, in pixels; others are unchanged. */
export function stretchBox(box: Box, wider: number, higher: number, { picture, ratio }: CropFrame): Box {
  if (ratio !== undefined) return box;
  const side = (now: number, by: number, from: number, most: number) =>
    between(Math.min(SIDE_MIN, now), now + by, most - from);
  return {
    ...box,
    width: side(box.width, wider, box.x, picture.width),
    height: side(box.height, higher, box.y, picture.height),
  };
}

/** Drags a corner to a point of the picture; the opposite corner stays. */
export function dragCorner(
  box: Box,
  corner: Corner,
  to: { readonly x: number; readonly y: number },
  { picture, ratio }: CropFrame,
): Box {
  const [top, left] = [corner.startsWith("top"), corner.endsWith("left")];
  const [fixedX, fixedY] = [left ? box.x + box.width : box.x, top ? box.y + box.height : box.y];
  const room = {
    width: left ? fixedX : picture.width - fixedX,
    height: top ? fixedY : picture.height - fixedY,
  };
  const least = { width: Math.min(SIDE_MIN, room.width), height: Math.min(SIDE_MIN, room.height) };
  const wide = between(least.width, Math.round(left ? fixedX - to.x : to.x - fixedX), room.width);
  const high = between(least.height, Math.round(top ? fixedY - to.y : to.y - fixedY), room.height);
  const { width, height } =
    ratio === undefined ? { width: wide, height: high } : sized(Math.max(wide, high * ratio), ratio, room);
  return { x: left ? fixedX - width : fixedX, y: top ? fixedY - height : fixedY, width, height };
}

/** "1200 × 628 pixels, 0 from the left, 136 from the top". */
export const boxInWords = ({ x, y, width, height }: Box) =>
  `${width} × ${height} pixels, ${x} from the left, ${y} from the top`;
