import { type ByteSource, letters, viewOf } from "./byte-source";
import type { PixelSize } from "./ratio";

/** The contents of the header of an MP4 or QuickTime file. */
interface MovieFacts {
  readonly size?: PixelSize | undefined;
  readonly seconds?: number | undefined;
  /** "H.264", or the four letters of a codec without a name here. */
  readonly videoCodec?: string | undefined;
  readonly audioCodec?: string | undefined;
}

/** An index is some kilobytes for a minute; a larger one than this is not read. */
const INDEX_MAX = 64_000_000;

const CODECS: Readonly<Record<string, string>> = {
  avc1: "H.264",
  avc3: "H.264",
  hvc1: "H.265",
  hev1: "H.265",
  av01: "AV1",
  vp09: "VP9",
  mp4v: "MPEG-4 Part 2",
  mp4a: "AAC",
  apcn: "ProRes",
  apch: "ProRes",
  apcs: "ProRes",
  apco: "ProRes",
  ap4h: "ProRes",
  Opus: "Opus",
  "ac-3": "AC-3",
  "ec-3": "E-AC-3",
};

/**
 * Reads the index (`moov`, ISO/IEC 14496-12) of an MP4 or QuickTime file, wherever it is; the media data is skipped.
 * Undefined when there is none: the file is truncated or damaged.
 */
export async function readMovie(source: ByteSource): Promise<MovieFacts | undefined> {
  for (let at = 0; at + 8 <= source.size; ) {
    const box = await headerAt(source, at);
    if (!box) return undefined;
    if (box.type === "moov") {
      if (box.end > source.size || box.end - box.start > INDEX_MAX) return undefined;
      return factsIn(await source.read(box.start, box.end));
    }
    at = box.end;
  }
  return undefined;
}

async function headerAt(source: ByteSource, at: number) {
  const bytes = await source.read(at, at + 16);
  if (bytes.length < 8) return undefined;
  const view = viewOf(bytes);
  const short = view.getUint32(0);
  const long = short === 1 && bytes.length >= 16;
  const size = long ? Number(view.getBigUint64(8)) : short === 0 ? source.size - at : short;
  const head = long ? 16 : 8;
  if (size < head || !Number.isSafeInteger(at + size)) return undefined;
  return { type: letters(bytes, 4, 4), start: at + head, end: at + size };
}

interface Box {
  readonly type: string;
  readonly content: Uint8Array;
}

/** The consecutive boxes; incomplete ones are left out. */
function boxesIn(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = view.getUint32(at);
    const long = short === 1 && at + 16 <= bytes.length;
    const size = long ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short;
    const head = long ? 16 : 8;
    if (size < head || at + size > bytes.length) break;
    boxes.push({ type: letters(bytes, at + 4, 4), content: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return boxes;
}

/** The box at a path of types. */
function inside(bytes: Uint8Array, ...path: string[]): Uint8Array | undefined {
  return path.reduce<Uint8Array | undefined>(
    (found, type) => found && boxesIn(found).find((box) => box.type === type)?.content,
    bytes,
  );
}

function factsIn(index: Uint8Array): MovieFacts {
  const tracks = boxesIn(index).filter(({ type }) => type === "trak");
  const trackOf = (kind: string) =>
    tracks.find(({ content }) => {
      const handler = inside(content, "mdia", "hdlr");
      return handler && handler.length >= 12 && letters(handler, 8, 4) === kind;
    })?.content;
  const video = trackOf("vide");
  const audio = trackOf("soun");
  return {
    size: video && pixelsOf(inside(video, "tkhd")),
    seconds: lengthOf(inside(index, "mvhd")) ?? lengthOf(inside(index, "mvex", "mehd"), timescale(index)),
    videoCodec: video && codecOf(video),
    audioCodec: audio && codecOf(audio),
  };
}

function timescale(index: Uint8Array): number | undefined {
  const header = inside(index, "mvhd");
  if (!header || header.length < 20) return undefined;
  return viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
}

/** Seconds from a movie header, or from a movie extends header with the scale of the former. */
function lengthOf(header: Uint8Array | undefined, scale?: number): number | undefined {
  if (!header || header.length < (scale === undefined ? 20 : 8)) return undefined;
  const view = viewOf(header);
  const long = header[0] === 1;
  const at = scale === undefined ? (long ? 24 : 16) : 4;
  if (header.length < at + (long ? 8 : 4)) return undefined;
  const perSecond = scale ?? view.getUint32(long ? 20 : 12);
  const units = long ? Number(view.getBigUint64(at)) : view.getUint32(at);
  return perSecond > 0 && units > 0 && units !== 0xffff_ffff ? units / perSecond : undefined;
}

/** Width and height as shown: a track rotated by 90° swaps them. */
function pixelsOf(header: Uint8Array | undefined): PixelSize | undefined {
  if (!header) return undefined;
  const matrix = header[0] === 1 ? 52 : 40;
  if (header.length < matrix + 44) return undefined;
  const view = viewOf(header);
  const width = Math.round(view.getUint32(matrix + 36) / 65_536);
  const height = Math.round(view.getUint32(matrix + 40) / 65_536);
  if (width < 1 || height < 1) return undefined;
  const quarter = view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0;
  return quarter ? { width: height, height: width } : { width, height };
}

function codecOf(track: Uint8Array): string | undefined {
  const descriptions = inside(track, "mdia", "minf", "stbl", "stsd");
  if (!descriptions || descriptions.length < 16) return undefined;
  const code = letters(descriptions, 12, 4);
  return CODECS[code] ?? code.trim();
}
