import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

/** Longest side of a poster. */
const SIDE_MAX = 640;

/**
 * A poster for a film, as a PNG: the emulator cannot decode films, so it draws a sign for playing on a colour that
 * is the same for the same film.
 */
export function drawnPoster(key: string, width: number, height: number): Buffer {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const hue = createHash("sha256").update(key).digest();
  const ground = [0, 1, 2].map((index) => 40 + ((hue[index] ?? 0) % 120));
  const rows = Buffer.alloc(h * (1 + w * 3));
  const radius = Math.min(w, h) / 5;
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = y * (1 + w * 3) + 1 + x * 3;
      const [dx, dy] = [x - w / 2, y - h / 2];
      // A triangle that points to the right.
      const isSign = dx > -radius / 2 && Math.abs(dy) < (radius - (dx + radius / 2)) * 0.6;
      const light = 1 - (0.35 * y) / h;
      for (const [index, value] of ground.entries()) {
        rows[at + index] = isSign ? 255 : Math.round(value * light);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(w, 0);
  header.writeUInt32BE(h, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** PNG specification, 5.3. */
function chunk(kind: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
