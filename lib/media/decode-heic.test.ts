import { beforeAll, describe, expect, it, vi } from "vitest";
import { decodeHeic } from "./decode-heic";
import { SMALL_HEIC } from "./test-heic";

const heic = () => Uint8Array.from(Buffer.from(SMALL_HEIC, "base64"));

describe("the HEIC decoder", () => {
  beforeAll(() => {
    class Pixels {
      constructor(
        readonly data: Uint8ClampedArray,
        readonly width: number,
        readonly height: number,
      ) {}
    }
    vi.stubGlobal("ImageData", Pixels);
    return () => vi.unstubAllGlobals();
  });

  it("gives the pixels of the picture", async () => {
    const { width, height, data } = await decodeHeic(heic().buffer);
    const near = (x: number, y: number) => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4)];
    expect({ width, height }).toEqual({ width: 64, height: 48 });
    const [red = 0, , blue = 0, alpha] = near(8, 8);
    expect(blue - red).toBeGreaterThan(150);
    expect(alpha).toBe(255);
    const [otherRed = 0, , otherBlue = 0] = near(56, 40);
    expect(otherRed - otherBlue).toBeGreaterThan(130);
  });

  it("finds what is damaged by decoding it", async () => {
    const bytes = heic();
    await expect(decodeHeic(bytes.slice(0, bytes.length / 2).buffer)).rejects.toThrow();
    await expect(decodeHeic(new ArrayBuffer(64))).rejects.toThrow();
  });
});
