import { type Cut, pictureEnding, stemOf } from "./made-file";
import { CARD_IMAGE_BYTES } from "./picture-plan";
import { orderPicture } from "./picture-work";
import type { PixelSize } from "./ratio";

/** The width at which a picture without pixel size is drawn. */
const DRAWING_WIDTH = 600;

/**
 * Draws a picture of any host so that its pixels can be read. Uses an image element: the content security policy does
 * not let pages call other hosts.
 *
 * @param widest maximum width; a wider picture is scaled down
 * @throws when it cannot be loaded, or its host does not let pages read it
 */
export async function drawPicture(
  address: string,
  widest = Number.POSITIVE_INFINITY,
): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = address;
  await picture.decode();
  const width = picture.naturalWidth || DRAWING_WIDTH;
  const height = picture.naturalHeight || width;
  const scale = Math.min(1, widest / width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * A canvas as the bytes of a file.
 *
 * @param quality of a JPEG, from 0 to 1
 * @throws when the canvas is too large
 */
export const canvasFile = (
  canvas: HTMLCanvasElement,
  type: "image/png" | "image/jpeg",
  quality?: number,
): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The canvas is too large"))),
      type,
      quality,
    );
  });

/**
 * A canvas as a PNG.
 *
 * @throws when the canvas is too large
 */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> => canvasFile(canvas, "image/png");

/** A picture of the library, read to be cut. */
export interface LibraryPicture {
  /** Without loss. */
  readonly file: Blob;
  readonly picture: PixelSize;
  /** Format of its own file, so that a photograph does not become a PNG. */
  readonly format: "JPEG" | "PNG";
}

/**
 * Reads a picture of the library.
 *
 * @throws when it cannot be loaded, or its host does not let pages read it
 */
export async function readPicture(address: string): Promise<LibraryPicture> {
  const canvas = await drawPicture(address);
  const format = /\.jpe?g$/i.test(new URL(address).pathname) ? "JPEG" : "PNG";
  return { file: await pngOf(canvas), picture: { width: canvas.width, height: canvas.height }, format };
}

/**
 * Makes a file from a part of a picture of the library, which is unchanged.
 *
 * @param name of the picture
 * @throws when it cannot be made
 */
export async function cutCopy({ file, format }: LibraryPicture, name: string, cut: Cut): Promise<File> {
  const { blob } = await orderPicture({ file, format, maxBytes: CARD_IMAGE_BYTES, crop: cut.box });
  return new File([blob], croppedName(name, blob.type, cut.ratio), { type: blob.type });
}

/** The suffix that the name of a part has already. */
const CROPPED = / (?:[\d.]+x\d+|cropped)$/;

/** "Hero.png", cropped to 1.91:1, becomes "Hero 1.91x1.jpg": some devices do not accept a colon. */
export const croppedName = (name: string, type: string, ratio?: string) =>
  `${stemOf(name).replace(CROPPED, "")} ${ratio?.replace(":", "x") ?? "cropped"}${pictureEnding(type)}`;
