import type { Box } from "./crop";
import { fitUnder } from "./fit-under";
import { OPAQUE_FORMATS } from "./picture-plan";
import type { PixelSize } from "./ratio";

/** A picture to make of a file. */
export interface PictureOrder {
  readonly file: Blob;
  /** The format by its bytes: "HEIC". */
  readonly format: string;
  /** The most bytes that the picture may have. */
  readonly maxBytes: number;
  /** The part to keep, in pixels of the upright picture; everything when left out. */
  readonly crop?: Box | undefined;
}

/** The result: a JPEG, or a PNG if the picture is transparent or was a PNG that is small enough. */
export interface PictureMade {
  readonly blob: Blob;
  /** The size of the file's picture, upright and uncropped. */
  readonly drawn: PixelSize;
}

/** The canvas size that every browser supports. */
const PIXELS_MAX = 16_777_216;
/** Rows per step when looking for transparent pixels. */
const ROWS = 512;

/**
 * Makes a JPEG or PNG from a picture: upright, in RGB, optionally cropped, and below a size. Belongs into a worker.
 *
 * @throws when the file cannot be decoded
 */
export async function makePicture({ file, format, maxBytes, crop }: PictureOrder): Promise<PictureMade> {
  const picture = await decodePicture(file, format);
  const drawn = { width: picture.width, height: picture.height };
  const box = crop ?? { x: 0, y: 0, ...drawn };
  const draw = (scale: number) => {
    const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("There is no room for the picture");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, canvas.width, canvas.height);
    return { canvas, context };
  };
  const scale = Math.min(1, Math.sqrt(PIXELS_MAX / (box.width * box.height)));
  const whole = draw(scale);
  const sized = (part: number) => (part === scale ? whole : draw(part)).canvas;
  try {
    if (!OPAQUE_FORMATS.includes(format) && isSeeThrough(whole)) {
      const encode = (at: { scale: number }) => sized(at.scale).convertToBlob({ type: "image/png" });
      return { blob: await fitUnder(encode, maxBytes, { lossless: true, scale }), drawn };
    }
    if (format === "PNG") {
      const blob = await whole.canvas.convertToBlob({ type: "image/png" });
      if (blob.size <= maxBytes) return { blob, drawn };
    }
    const encode = (at: { scale: number; quality: number }) =>
      sized(at.scale).convertToBlob({ type: "image/jpeg", quality: at.quality });
    return { blob: await fitUnder(encode, maxBytes, { lossless: false, scale }), drawn };
  } finally {
    picture.close();
  }
}

/** By the browser, which turns pictures upright and converts CMYK to RGB, else by the decoder for HEIC. */
async function decodePicture(file: Blob, format: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    if (format !== "HEIC" && format !== "HEIF") throw error;
    const { decodeHeic } = await import("./decode-heic");
    return createImageBitmap(await decodeHeic(await file.arrayBuffer()));
  }
}

function isSeeThrough({
  canvas: { width, height },
  context,
}: {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
}): boolean {
  for (let top = 0; top < height; top += ROWS) {
    const { data } = context.getImageData(0, top, width, Math.min(ROWS, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}
