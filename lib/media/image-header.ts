import { type ByteSource, letters, viewOf } from "./byte-source";
import type { PixelSize } from "./ratio";

/** Width and height from the header of an image; undefined for a truncated or invalid one. */
export type ReadSize = (source: ByteSource) => Promise<PixelSize | undefined>;

const sized = (width: number, height: number): PixelSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

/** PNG (RFC 2083, 4.1.1): the first chunk is IHDR. */
export const pngSize: ReadSize = async (source) => {
  const bytes = await source.read(0, 24);
  if (bytes.length < 24 || letters(bytes, 12, 4) !== "IHDR") return undefined;
  const view = viewOf(bytes);
  return sized(view.getUint32(16), view.getUint32(20));
};

/** GIF89a, 18: the logical screen. */
export const gifSize: ReadSize = async (source) => {
  const bytes = await source.read(0, 10);
  if (bytes.length < 10) return undefined;
  const view = viewOf(bytes);
  return sized(view.getUint16(6, true), view.getUint16(8, true));
};

/** BMP: a negative height means that rows are stored top down. */
export const bmpSize: ReadSize = async (source) => {
  const bytes = await source.read(0, 26);
  if (bytes.length < 26) return undefined;
  const view = viewOf(bytes);
  return sized(view.getInt32(18, true), Math.abs(view.getInt32(22, true)));
};

/** WebP (RFC 9649): simple lossy, simple lossless and extended files. */
export const webpSize: ReadSize = async (source) => {
  const bytes = await source.read(0, 30);
  if (bytes.length < 30) return undefined;
  const view = viewOf(bytes);
  switch (letters(bytes, 12, 4)) {
    case "VP8 ":
      return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return sized((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
    }
    case "VP8X": {
      const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
      return sized(three(24), three(27));
    }
    default:
      return undefined;
  }
};

/** Markers of a frame; the three in between have other meanings (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG: a rotating Exif orientation swaps width and height. */
export const jpegSize: ReadSize = async (source) => (await jpegFrame(source))?.size;

/** Whether a JPEG is in CMYK. */
export const isCmyk = async (source: ByteSource) => (await jpegFrame(source))?.components === 4;

interface JpegFrame {
  readonly size: PixelSize | undefined;
  /** 1 is grey, 3 RGB, 4 CMYK. */
  readonly components: number | undefined;
}

/** Walks the segments of a JPEG up to the frame (ITU T.81). */
async function jpegFrame(source: ByteSource): Promise<JpegFrame | undefined> {
  let sideways = false;
  for (let at = 2; at < source.size; ) {
    const head = await source.read(at, at + 10);
    if (head.length < 4 || head[0] !== 0xff) return undefined;
    const view = viewOf(head);
    const marker = view.getUint8(1);
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(2);
    if (length < 2) return undefined;
    if (isFrame(marker)) {
      if (head.length < 9) return undefined;
      const [width, height] = [view.getUint16(7), view.getUint16(5)];
      return { size: sideways ? sized(height, width) : sized(width, height), components: head[9] };
    }
    if (marker === 0xe1) sideways = liesOnItsSide(await source.read(at + 4, at + 2 + length)) || sideways;
    if (marker === 0xda) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** Whether an Exif segment rotates the picture by 90° (Exif 2.3, tag 0x0112: 5 to 8). */
function liesOnItsSide(segment: Uint8Array): boolean {
  if (segment.length < 14 || letters(segment, 0, 4) !== "Exif") return false;
  const tiff = viewOf(segment.subarray(6));
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return false;
  const entries = tiff.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return false;
    if (tiff.getUint16(at, little) === 0x0112) return tiff.getUint16(at + 8, little) >= 5;
  }
  return false;
}
