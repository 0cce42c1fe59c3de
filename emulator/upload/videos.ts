import type { UploadedBytes } from "./byte-source";
import type { FoundFile } from "./store";

/** A sensible file has a handful side by side. */
const BOXES_MAX = 10_000;
/** Largest index of a video that is read. */
const INDEX_BYTES_MAX = 64_000_000;

interface Box {
  readonly kind: string;
  /** Where its content is. */
  readonly from: number;
  readonly to: number;
}

/** Boxes that follow one another (ISO/IEC 14496-12, 4.2); undefined when they do not add up. */
function boxesIn(source: UploadedBytes, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const head = source.read(at, 16);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return undefined;
    const [size, headSize] =
      short === 1 ? [Number(head.readBigUInt64BE(8)), 16] : [short === 0 ? to - at : short, 8];
    if (size < headSize || at + size > to || boxes.length === BOXES_MAX) return undefined;
    boxes.push({ kind: head.toString("latin1", 4, 8), from: at + headSize, to: at + size });
    at += size;
  }
  return boxes;
}

/** What a video is, by its own bytes: MP4 or QuickTime; undefined for what is none, or not a whole one. */
export function probeVideo(source: UploadedBytes): FoundFile | undefined {
  const boxes = boxesIn(source, 0, source.size);
  const brand = boxes?.[0];
  const index = boxes?.find(({ kind }) => kind === "moov");
  if (brand?.kind !== "ftyp" || !index || !boxes?.some(({ kind }) => kind === "mdat")) return undefined;
  if (index.to - index.from > INDEX_BYTES_MAX) return undefined;
  const inIndex = boxesIn(source, index.from, index.to) ?? [];
  const duration = durationOf(source, inIndex);
  const size = inIndex
    .filter(({ kind }) => kind === "trak")
    .map((track) => sizeOfVideoTrack(source, track))
    .find((found) => found !== undefined);
  if (!size || duration === undefined) return undefined;
  const isQuickTime = source.read(brand.from, 4).toString("latin1") === "qt  ";
  return { type: isQuickTime ? "video/quicktime" : "video/mp4", ...size, duration };
}

/** Milliseconds (movie header, 8.2.2). */
function durationOf(source: UploadedBytes, boxes: readonly Box[]): number | undefined {
  const header = boxes.find(({ kind }) => kind === "mvhd");
  const bytes = header && source.read(header.from, 32);
  if (!bytes || bytes.length < 32) return undefined;
  const [scale, length] =
    bytes[0] === 1
      ? [bytes.readUInt32BE(20), Number(bytes.readBigUInt64BE(24))]
      : [bytes.readUInt32BE(12), bytes.readUInt32BE(16)];
  return scale > 0 ? Math.round((length / scale) * 1_000) : undefined;
}

function sizeOfVideoTrack(source: UploadedBytes, track: Box): { width: number; height: number } | undefined {
  const boxes = boxesIn(source, track.from, track.to);
  const header = boxes?.find(({ kind }) => kind === "tkhd");
  const media = boxes?.find(({ kind }) => kind === "mdia");
  const handler = media && boxesIn(source, media.from, media.to)?.find(({ kind }) => kind === "hdlr");
  if (!header || !handler || source.read(handler.from + 8, 4).toString("latin1") !== "vide") return undefined;
  // Width and height are the last eight bytes of the header, in 16.16 (8.3.2).
  const bytes = source.read(header.to - 8, 8);
  if (bytes.length < 8) return undefined;
  const [width, height] = [
    Math.round(bytes.readUInt32BE(0) / 65_536),
    Math.round(bytes.readUInt32BE(4) / 65_536),
  ];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
