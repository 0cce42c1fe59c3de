/** Small valid files, byte by byte, for tests. */

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const numbered = (size: number, write: (view: DataView) => void) => {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
};

const joined = (...parts: readonly Uint8Array[]) => {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export function pngBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = numbered(13, (view) => {
    view.setUint32(0, width);
    view.setUint32(4, height);
  });
  const length = numbered(4, (view) => view.setUint32(0, 13));
  return joined(ascii("\x89PNG\r\n\x1a\n"), length, ascii("IHDR"), head, new Uint8Array(4));
}

/** A JPEG with a long segment before its frame, and optionally an Exif orientation. */
export function jpegBytes(
  width: number,
  height: number,
  { orientation, before = 16 }: { orientation?: number; before?: number } = {},
): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, content: Uint8Array) =>
    joined(
      numbered(4, (view) => {
        view.setUint8(0, 0xff);
        view.setUint8(1, marker);
        view.setUint16(2, content.length + 2);
      }),
      content,
    );
  const exif = numbered(32, (view) => {
    // Big endian; one entry: 0x0112, a short, once.
    view.setUint16(6, 0x4d4d);
    view.setUint16(8, 42);
    view.setUint32(10, 8);
    view.setUint16(14, 1);
    view.setUint16(16, 0x0112);
    view.setUint16(18, 3);
    view.setUint32(20, 1);
    view.setUint16(24, orientation ?? 1);
  });
  exif.set(ascii("Exif"), 0);
  const frame = numbered(15, (view) => {
    view.setUint8(0, 8);
    view.setUint16(1, height);
    view.setUint16(3, width);
    view.setUint8(5, 3);
  });
  return joined(
    Uint8Array.of(0xff, 0xd8),
    ...(orientation === undefined ? [] : [segment(0xe1, exif)]),
    segment(0xe2, new Uint8Array(before)),
    // A Huffman table, whose marker is in the range of those of frames.
    segment(0xc4, new Uint8Array(20)),
    segment(0xc2, frame),
    Uint8Array.of(0xff, 0xda, 0, 2, 0xff, 0xd9),
  );
}

export function gifBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = numbered(7, (view) => {
    view.setUint16(0, width, true);
    view.setUint16(2, height, true);
  });
  return joined(ascii("GIF89a"), size, Uint8Array.of(0x3b));
}

export function bmpBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = numbered(52, (view) => {
    view.setInt32(16, width, true);
    view.setInt32(20, height, true);
  });
  return joined(ascii("BM"), head);
}

export function webpBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = numbered(14, (view) => {
    view.setUint16(8, (width - 1) & 0xffff, true);
    view.setUint8(10, (width - 1) >> 16);
    view.setUint16(11, (height - 1) & 0xffff, true);
    view.setUint8(13, (height - 1) >> 16);
  });
  return joined(ascii("RIFF"), new Uint8Array(4), ascii("WEBPVP8X"), head);
}

const box = (type: string, ...content: readonly Uint8Array[]) => {
  const inner = joined(...content);
  return joined(
    numbered(4, (view) => view.setUint32(0, inner.length + 8)),
    ascii(type),
    inner,
  );
};

interface SampleMovie {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly brand?: string;
  readonly codec?: string;
  readonly turned?: boolean;
  /** The index follows the media data, as cameras write it. */
  readonly indexLast?: boolean;
  /** Bytes of pictures and sound. */
  readonly bytes?: number;
  readonly silent?: boolean;
}

export function movieBytes({
  width,
  height,
  seconds,
  brand = "isom",
  codec = "avc1",
  turned = false,
  indexLast = false,
  bytes = 64,
  silent = false,
}: SampleMovie): Uint8Array<ArrayBuffer> {
  const track = (kind: string, code: string, size: readonly [number, number]) => {
    const head = numbered(84, (view) => {
      view.setInt32(40, turned ? 0 : 65_536);
      view.setInt32(44, turned ? 65_536 : 0);
      view.setUint32(76, size[0] * 65_536);
      view.setUint32(80, size[1] * 65_536);
    });
    const handler = joined(new Uint8Array(8), ascii(kind), new Uint8Array(12));
    const description = joined(
      numbered(8, (view) => view.setUint32(4, 1)),
      numbered(4, (view) => view.setUint32(0, 86)),
      ascii(code),
      new Uint8Array(78),
    );
    return box(
      "trak",
      box("tkhd", head),
      box("mdia", box("hdlr", handler), box("minf", box("stbl", box("stsd", description)))),
    );
  };
  const header = numbered(100, (view) => {
    view.setUint32(12, 600);
    view.setUint32(16, Math.round(seconds * 600));
  });
  const index = box(
    "moov",
    box("mvhd", header),
    ...(silent ? [] : [track("soun", "mp4a", [0, 0])]),
    track("vide", codec, [width, height]),
  );
  const pictures = box("mdat", new Uint8Array(bytes));
  const kind = box("ftyp", ascii(brand), new Uint8Array(4));
  return indexLast ? joined(kind, pictures, index) : joined(kind, index, pictures);
}
