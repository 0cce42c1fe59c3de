import { crc32, deflateSync } from "node:zlib";

/** Small valid files, for tests. */

const chunk = (kind: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(16))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]),
    frame,
    Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
  ]);
}

/** A GIF of frames that each wait so many hundredths of a second. */
export function gifOf(width: number, height: number, waits: readonly number[]): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\0\0\0", "latin1");
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frames = waits.map((wait) =>
    Buffer.from([0x21, 0xf9, 4, 0, wait, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]),
  );
  return Buffer.concat([head, ...frames, Buffer.from([0x3b])]);
}

const box = (kind: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, content]);
};

interface Video {
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  readonly brand?: string;
  /** Bytes of pictures and sound. */
  readonly bytes?: number;
}

export function mp4Of({ width, height, milliseconds, brand = "isom", bytes = 64 }: Video): Buffer {
  const movie = Buffer.alloc(100);
  movie.writeUInt32BE(1_000, 12);
  movie.writeUInt32BE(milliseconds, 16);
  const track = Buffer.alloc(84);
  track.writeUInt32BE(width * 65_536, 76);
  track.writeUInt32BE(height * 65_536, 80);
  const handler = Buffer.alloc(24);
  handler.write("vide", 8, "latin1");
  return Buffer.concat([
    box("ftyp", Buffer.from(`${brand}\0\0\0\0`, "latin1")),
    box("moov", box("mvhd", movie), box("trak", box("tkhd", track), box("mdia", box("hdlr", handler)))),
    box("mdat", Buffer.alloc(bytes, 7)),
  ]);
}
