/** How a picture is encoded: a fraction of its width and height, and a quality (0 to 1). */
export interface PictureEncoding {
  readonly scale: number;
  readonly quality: number;
}

interface FitOptions {
  /** A lossless format: only fewer pixels make it smaller. */
  readonly lossless: boolean;
  /** The largest scale that is tried. */
  readonly scale?: number;
}

/** Above it no difference is visible, below it one is. */
const BEST = 0.92;
const WORST = 0.7;
/** Steps of the bisection; each encodes the whole picture. */
const HALVINGS = 3;
const SHRINKINGS_MAX = 12;

/**
 * Encodes a picture with as much of its size and detail as fits: at the best quality if possible, else at the best
 * that is small enough, and only then with fewer pixels.
 *
 * @param maxBytes maximum size in bytes
 * @throws when even a tiny picture is too large
 */
export async function fitUnder<T extends { readonly size: number }>(
  encode: (at: PictureEncoding) => Promise<T>,
  maxBytes: number,
  { lossless, scale: largest = 1 }: FitOptions,
): Promise<T> {
  let scale = largest;
  for (let tried = 0; tried < SHRINKINGS_MAX; tried += 1) {
    const best = await encode({ scale, quality: BEST });
    if (best.size <= maxBytes) return best;
    const least = lossless ? best : await encode({ scale, quality: WORST });
    if (least.size <= maxBytes) return between(encode, maxBytes, scale, least);
    // Bytes are about proportional to the pixels: the square of the scale. Always a step large enough to have an
    // effect.
    scale *= Math.min(0.9, Math.max(0.25, 0.95 * Math.sqrt(maxBytes / least.size)));
  }
  throw new Error("The picture cannot be made small enough");
}

async function between<T extends { readonly size: number }>(
  encode: (at: PictureEncoding) => Promise<T>,
  maxBytes: number,
  scale: number,
  least: T,
): Promise<T> {
  let [fits, low, high] = [least, WORST, BEST];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const quality = (low + high) / 2;
    const tried = await encode({ scale, quality });
    if (tried.size <= maxBytes) [fits, low] = [tried, quality];
    else high = quality;
  }
  return fits;
}
