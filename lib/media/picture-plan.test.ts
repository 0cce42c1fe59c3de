import { describe, expect, it } from "vitest";
import type { FileFacts } from "./file-facts";
import { madeName, madeWords } from "./made-file";
import { whyRemake } from "./picture-plan";

const size = { width: 4_000, height: 3_000 };
const jpeg: FileFacts = {
  format: "JPEG",
  mimeType: "image/jpeg",
  type: "IMAGE",
  bytes: 1_000_000,
  size,
  whole: true,
};
const heic: FileFacts = { format: "HEIC", bytes: 4_300_000, whole: true };

describe("what is made anew before it is uploaded", () => {
  it.each([
    ["a picture that fits", jpeg, undefined],
    ["HEIC", heic, "format"],
    ["AVIF", { ...heic, format: "AVIF" }, "format"],
    ["WebP, which cards do not take", { ...jpeg, format: "WebP", mimeType: "image/webp" }, "format"],
    ["the colours of a press", { ...jpeg, cmyk: true }, "colours"],
    ["a picture too large for cards", { ...jpeg, bytes: 3 * 1_048_576 + 1 }, "size"],
    ["a picture of just that size", { ...jpeg, bytes: 3 * 1_048_576 }, undefined],
    ["a file that broke off", { ...jpeg, bytes: 9_000_000, whole: false }, undefined],
    ["an empty file", { ...heic, bytes: 0 }, undefined],
    ["a GIF, which may move", { ...jpeg, format: "GIF", type: "GIF", bytes: 20_000_000 }, undefined],
    ["a video", { ...jpeg, format: "MP4", type: "VIDEO", bytes: 20_000_000 }, undefined],
    ["a document", { format: "PDF", bytes: 1_000, whole: true }, undefined],
  ] as const)("%s", (_, facts, reason) => {
    expect(whyRemake(facts)).toBe(reason);
  });
});

describe("what was done", () => {
  const made = { ...jpeg, bytes: 1_900_000 };
  const cut = { box: { x: 0, y: 0, width: 3_820, height: 2_000 }, ratio: "1.91:1" };

  it.each([
    ["Converted from HEIC to JPEG, 4.1 MB → 1.8 MB", madeWords(heic, made, size)],
    ["Converted from CMYK to RGB, 977 kB → 1.8 MB", madeWords({ ...jpeg, cmyk: true }, made, size)],
    [
      "Compressed, 29 MB → 1.8 MB, 8000 × 6000 → 4000 × 3000 pixels",
      madeWords({ ...jpeg, bytes: 30_000_000 }, made, { width: 8_000, height: 6_000 }),
    ],
    [
      "Cropped to 1.91:1, converted from HEIC to JPEG, 4.1 MB → 1.8 MB",
      madeWords(heic, { ...made, size: { width: 3_820, height: 2_000 } }, size, cut),
    ],
    [
      "Cropped, 977 kB → 1.8 MB",
      madeWords(jpeg, { ...made, size: { width: 3_820, height: 2_000 } }, size, { box: cut.box }),
    ],
  ])("%s", (words, result) => {
    expect(result).toBe(words);
  });

  it("is named by its new format", () => {
    expect(madeName("Holiday.HEIC", "image/jpeg")).toBe("Holiday.jpg");
    expect(madeName("v1.2 final", "image/png")).toBe("v1.2 final.png");
  });
});
