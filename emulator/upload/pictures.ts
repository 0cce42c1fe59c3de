import { crc32 } from "node:zlib";
import type { UploadedBytes } from "./byte-source";
import type { FoundFile } from "./store";

/** Largest picture or GIF that is looked at. */
const PICTURE_BYTES_MAX = 16_000_000;

type Found = FoundFile | undefined;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture is, by its own bytes; undefined for what is none, or not a whole one. */
export function probePicture(source: UploadedBytes): Found {
  if (source.size > PICTURE_BYTES_MAX) return undefined;
  const bytes = source.read(0, source.size);
  const found = probePng(bytes) ?? probeJpeg(bytes) ?? probeGif(bytes) ?? probeBmp(bytes) ?? probeWebp(bytes);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

const still = (type: string, width: number, height: number): FoundFile => ({
  type,
  width,
  height,
  duration: null,
});

/** Chunks up to IEND, each with its declared checksum (PNG specification, 5.3). */
function probePng(bytes: Buffer): Found {
  if (!bytes.subarray(0, 8).equals(PNG) || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      return undefined;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") {
      return still("image/png", bytes.readUInt32BE(16), bytes.readUInt32BE(20));
    }
  }
  return undefined;
}

/** Segments up to the frame header, and an end of the image behind it (ITU T.81, B.1). */
function probeJpeg(bytes: Buffer): Found {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const isWhole = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at;
      return isWhole
        ? still("image/jpeg", bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
        : undefined;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function probeBmp(bytes: Buffer): Found {
  if (bytes.length < 26 || bytes.toString("latin1", 0, 2) !== "BM") return undefined;
  if (bytes.readUInt32LE(2) > bytes.length) return undefined;
  return still("image/bmp", bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22)));
}

/** The first chunk contains the size, in one of three ways (WebP container specification). */
function probeWebp(bytes: Buffer): Found {
  if (bytes.length < 30 || bytes.toString("latin1", 0, 4) !== "RIFF") return undefined;
  if (bytes.toString("latin1", 8, 12) !== "WEBP" || bytes.readUInt32LE(4) + 8 > bytes.length)
    return undefined;
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8X") return still("image/webp", bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (kind === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return still("image/webp", (bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
  }
  return still("image/webp", bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/** Blocks up to the trailer; what each frame waits adds up to the duration (GIF89a, 18 to 27). */
function probeGif(bytes: Buffer): Found {
  if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)) || bytes.length < 14) return undefined;
  const width = bytes.readUInt16LE(6);
  const height = bytes.readUInt16LE(8);
  let at = 13 + colours(bytes[10] ?? 0);
  let hundredths = 0;
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === TRAILER) return { type: "image/gif", width, height, duration: hundredths * 10 };
    if (block === EXTENSION) {
      if (bytes[at + 1] === 0xf9 && at + 6 <= bytes.length) hundredths += bytes.readUInt16LE(at + 4);
      at = afterBlocks(bytes, at + 2);
    } else if (block === IMAGE) {
      at = afterBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    } else return undefined;
  }
  return undefined;
}

const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}
