import { type Box, type CropFrame, growBox, moveBox, stretchBox } from "./crop";

/** Fraction of a picture's longer side that one key moves or grows by. */
const STEP = 0.01;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const GROWING: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1, _: -1 };

/**
 * The part after a key: arrows move it, + and − resize it around its centre, and Shift with an arrow moves its right
 * or bottom edge if no ratio is required. Undefined for other keys.
 */
export function pressInCrop(box: Box, key: string, shift: boolean, frame: CropFrame): Box | undefined {
  const step = Math.max(1, Math.round(Math.max(frame.picture.width, frame.picture.height) * STEP));
  const growing = GROWING[key];
  if (growing !== undefined) return growBox(box, growing * step, frame);
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [right, down] = [arrow[0] * step, arrow[1] * step];
  return shift && frame.ratio === undefined
    ? stretchBox(box, right, down, frame)
    : moveBox(box, right, down, frame);
}
