import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gifOf, jpegOf, mp4Of, pngOf } from "../testing/media-files";
import { bytesIn } from "./byte-source";
import { probePicture } from "./pictures";
import { probeVideo } from "./videos";

const probe = (bytes: Buffer) => probePicture(bytesIn(bytes)) ?? probeVideo(bytesIn(bytes));

const bmp = Buffer.alloc(60);
bmp.write("BM", 0, "latin1");
bmp.writeUInt32LE(60, 2);
bmp.writeInt32LE(40, 18);
bmp.writeInt32LE(-30, 22);

const webp = Buffer.alloc(40);
webp.write("RIFF", 0, "latin1");
webp.writeUInt32LE(32, 4);
webp.write("WEBPVP8X", 8, "latin1");
webp.writeUIntLE(1_199, 24, 3);
webp.writeUIntLE(627, 27, 3);

const WHOLE: readonly (readonly [string, Buffer, object])[] = [
  ["image/png", pngOf(1_200, 628), { width: 1_200, height: 628, duration: null }],
  ["image/jpeg", jpegOf(640, 480), { width: 640, height: 480, duration: null }],
  ["image/gif", gifOf(20, 10, [50, 25]), { width: 20, height: 10, duration: 750 }],
  ["image/bmp", bmp, { width: 40, height: 30, duration: null }],
  ["image/webp", webp, { width: 1_200, height: 628, duration: null }],
  [
    "video/mp4",
    mp4Of({ width: 1_280, height: 720, milliseconds: 15_040 }),
    { width: 1_280, height: 720, duration: 15_040 },
  ],
];

describe("what a file is", () => {
  it.each(WHOLE)("is read from its bytes: %s", (type, bytes, found) => {
    expect(probe(bytes)).toEqual({ type, ...found });
  });

  it.each(WHOLE.filter(([type]) => type !== "image/webp"))(
    "is unknown when its end is missing: %s",
    (_, bytes) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: bytes.length - 2 }), (length) => {
          expect(probe(bytes.subarray(0, length))).toBeUndefined();
        }),
      );
    },
  );

  it("is unknown when a checksum of a PNG is wrong", () => {
    const sound = pngOf(60_000, 60_000);
    const forged = Buffer.from(sound);
    // The checksum of the first chunk, which contains the size.
    forged.writeUInt32BE(0, 29);
    expect(sound.readUInt32BE(29)).not.toBe(0);
    expect(probe(forged)).toBeUndefined();
  });

  it("is said, or not, whatever the bytes", () => {
    const files = fc.constantFrom(...WHOLE.map(([, bytes]) => bytes));
    const spoilt = fc
      .tuple(files, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }))
      .map(([bytes, changes]) => {
        const copy = Buffer.from(bytes);
        for (const [at, value] of changes) copy[at % copy.length] = value;
        return copy;
      });
    const any = fc.oneof(
      spoilt,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(any, (bytes) => {
        const found = probe(bytes);
        if (found) expect(found.width * found.height).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
