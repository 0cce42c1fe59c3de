import { crc32, deflateSync } from "node:zlib";
import { movieBytes } from "../lib/media/test-media-files";

const chunk = (kind: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

/** A grey picture that browsers can draw. `shade` makes it another file. */
export function png(name: string, width: number, height: number, shade = 128) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey.
  head.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(width + 1, shade);
  row[0] = 0;
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const buffer = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name, mimeType: "image/png", buffer };
}

/** A file that broke off in the middle. */
export const halved = (file: ReturnType<typeof png>) => ({
  ...file,
  buffer: file.buffer.subarray(0, file.buffer.length / 2),
});

/** A video of 16:9 whose head is real; `bytes` of pictures without an image. */
export function mp4(name: string, bytes: number) {
  const buffer = Buffer.from(movieBytes({ width: 1280, height: 720, seconds: 15, bytes }));
  return { name, mimeType: "video/mp4", buffer };
}
