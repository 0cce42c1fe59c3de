import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitUnder, type PictureEncoding } from "./fit-under";

/** A picture whose size in bytes grows with its pixels and its quality. */
function picture(bytes: number) {
  const asked: PictureEncoding[] = [];
  const encode = async (at: PictureEncoding) => {
    asked.push(at);
    return { size: Math.ceil(bytes * at.scale ** 2 * at.quality ** 2), at };
  };
  return { asked, encode };
}

describe("making a picture fit", () => {
  it("keeps the best quality where that will do", async () => {
    const { asked, encode } = picture(1_000);
    const { at } = await fitUnder(encode, 1_000, { lossless: false });
    expect(at).toEqual({ scale: 1, quality: 0.92 });
    expect(asked).toHaveLength(1);
  });

  it("gives up quality before pixels", async () => {
    const { at } = await fitUnder(picture(1_300).encode, 1_000, { lossless: false });
    expect(at.scale).toBe(1);
    expect(at.quality).toBeLessThan(0.92);
    expect(at.quality).toBeGreaterThan(0.85);
  });

  it("gives up only pixels where the format keeps every one", async () => {
    const { asked, encode } = picture(10_000);
    const { at } = await fitUnder(encode, 1_000, { lossless: true });
    expect(at.scale).toBeLessThan(1);
    expect(new Set(asked.map(({ quality }) => quality))).toEqual(new Set([0.92]));
  });

  it("never begins above the largest scale", async () => {
    const { at } = await fitUnder(picture(100).encode, 1_000, { lossless: false, scale: 0.5 });
    expect(at.scale).toBe(0.5);
  });

  it("always fits, in a handful of encodings", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 400_000_000 }),
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.boolean(),
        async (bytes, most, lossless) => {
          const { asked, encode } = picture(bytes);
          const { size } = await fitUnder(encode, most, { lossless });
          expect(size).toBeLessThanOrEqual(most);
          expect(asked.length).toBeLessThanOrEqual(16);
        },
      ),
    );
  });

  it("says when nothing helps", async () => {
    await expect(fitUnder(async () => ({ size: 2_000 }), 1_000, { lossless: true })).rejects.toThrow();
  });
});
