import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFileFacts } from "./file-facts";
import { bmpBytes, gifBytes, jpegBytes, movieBytes, pngBytes, webpBytes } from "./test-media-files";

const facts = (bytes: Uint8Array<ArrayBuffer>) => readFileFacts(new Blob([bytes]));
const sized = { width: 1200, height: 628 };

describe("readFileFacts", () => {
  it.each([
    ["PNG", "image/png", pngBytes(1200, 628)],
    ["JPEG", "image/jpeg", jpegBytes(1200, 628)],
    ["WebP", "image/webp", webpBytes(1200, 628)],
    ["BMP", "image/bmp", bmpBytes(1200, 628)],
    ["BMP", "image/bmp", bmpBytes(1200, -628)],
  ])("reads the size of a %s", async (format, mimeType, bytes) => {
    expect(await facts(bytes)).toMatchObject({ format, mimeType, type: "IMAGE", size: sized, whole: true });
  });

  it("reads a GIF", async () => {
    expect(await facts(gifBytes(480, 270))).toMatchObject({
      type: "GIF",
      mimeType: "image/gif",
      size: { width: 480, height: 270 },
    });
  });

  it("finds a JPEG's frame behind long segments, and turns what lies on its side", async () => {
    expect((await facts(jpegBytes(1200, 628, { before: 65_000 }))).size).toEqual(sized);
    expect((await facts(jpegBytes(628, 1200, { orientation: 6 }))).size).toEqual(sized);
    expect((await facts(jpegBytes(1200, 628, { orientation: 3 }))).size).toEqual(sized);
  });

  it("reads size, length and codecs of a video", async () => {
    expect(await facts(movieBytes({ width: 1280, height: 720, seconds: 15 }))).toMatchObject({
      format: "MP4",
      mimeType: "video/mp4",
      type: "VIDEO",
      size: { width: 1280, height: 720 },
      seconds: 15,
      videoCodec: "H.264",
      audioCodec: "AAC",
    });
  });

  it("reads a turned QuickTime video whose index stands behind a megabyte of pictures", async () => {
    const camera = movieBytes({
      width: 1920,
      height: 1080,
      seconds: 3.5,
      brand: "qt  ",
      codec: "hvc1",
      turned: true,
      indexLast: true,
      bytes: 1_000_000,
      silent: true,
    });
    const read = await facts(camera);
    expect(read).toMatchObject({
      format: "QuickTime",
      mimeType: "video/quicktime",
      size: { width: 1080, height: 1920 },
      seconds: 3.5,
      videoCodec: "H.265",
    });
    expect(read.audioCodec).toBeUndefined();
  });

  it("recognises a truncated file", async () => {
    const movie = movieBytes({ width: 1280, height: 720, seconds: 15, indexLast: true, bytes: 9_000 });
    expect((await facts(movie.slice(0, 5_000))).whole).toBe(false);
    expect((await facts(jpegBytes(1200, 628).slice(0, 30))).whole).toBe(false);
    expect((await facts(pngBytes(1200, 628).slice(0, 20))).whole).toBe(false);
  });

  it("names formats that the service does not take", async () => {
    const head = (text: string) => facts(Uint8Array.from(text.padEnd(64), (letter) => letter.charCodeAt(0)));
    expect((await head("II*\0")).format).toBe("TIFF");
    expect((await head("\0\0\0\x18ftypheic")).format).toBe("HEIC");
    expect((await head("\x1aE\xdf\xa3")).format).toBe("WebM or Matroska");
    expect(await head("hello")).toEqual({ format: "unknown", bytes: 64, whole: true });
  });

  /** A file of a brand, compatible with others, followed by a valid index of a video, as in raw files. */
  const branded = (brand: string, ...others: string[]) => {
    const compatible = Uint8Array.from(others.join(""), (letter) => letter.charCodeAt(0));
    const movie = movieBytes({ width: 6000, height: 4000, seconds: 1, brand });
    const bytes = new Uint8Array(movie.length + compatible.length);
    bytes.set(movie.subarray(0, 16));
    bytes.set(compatible, 16);
    bytes.set(movie.subarray(16), 16 + compatible.length);
    new DataView(bytes.buffer).setUint32(0, 16 + compatible.length);
    return facts(bytes);
  };

  it.each([
    ["HEIC", ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]],
    ["AVIF", ["avif", "avis"]],
    ["HEIF", ["avci", "avcs", "jpeg", "jpgs", "vvic", "mif1", "mif2", "msf1", "miaf"]],
    ["camera raw", ["crx "]],
    ["audio", ["M4A ", "M4B "]],
  ])("recognises %s by every brand of it, whatever it is compatible with", async (format, brands) => {
    for (const brand of brands) {
      const read = await branded(brand, brand, "isom", "mp42");
      expect(read, brand).toMatchObject({ format, whole: true });
      expect(read.mimeType, brand).toBeUndefined();
    }
  });

  it("recognises a picture of a general brand by the brands that follow", async () => {
    for (const general of ["mif1", "mif2", "msf1"]) {
      expect((await branded(general, general, "avif", "miaf", "MA1B")).format).toBe("AVIF");
      expect((await branded(general, "miaf", "heic", "hevc")).format).toBe("HEIC");
      expect((await branded(general, "miaf", "heic", "avif")).format).toBe("AVIF");
    }
  });

  it("takes films for films, also those that are compatible with pictures", async () => {
    for (const brand of ["isom", "iso5", "mp41", "mp42", "M4V ", "3gp5", "dash", "MSNV"]) {
      expect(await branded(brand, brand, "mif1", "heic"), brand).toMatchObject({
        format: "MP4",
        type: "VIDEO",
      });
    }
  });

  it("names raw files of cameras", async () => {
    const head = (text: string) => facts(Uint8Array.from(text.padEnd(64), (letter) => letter.charCodeAt(0)));
    for (const mark of ["II*\0\x10\0\0\0CR\x02\0", "FUJIFILMCCD-RAW 0201", "IIRO\x08\0", "IIU\0\x18"]) {
      expect((await head(mark)).format).toBe("camera raw");
    }
  });

  it("never fails, whatever the bytes, however a real file is cut or damaged", async () => {
    const samples = [
      pngBytes(10, 10),
      jpegBytes(10, 10, { orientation: 8 }),
      webpBytes(10, 10),
      gifBytes(10, 10),
      bmpBytes(10, 10),
      movieBytes({ width: 10, height: 10, seconds: 1 }),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.nat(400),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
        async (sample, cut, damage) => {
          const bytes = sample.slice(0, Math.max(0, sample.length - cut));
          for (const [at, value] of damage) if (at < bytes.length) bytes[at] = value;
          const read = await facts(bytes);
          expect(read.bytes).toBe(bytes.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
