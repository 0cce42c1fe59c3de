import { expect, it } from "vitest";
import { UPLOAD_KINDS } from "@/lib/ads/endpoints/media-upload";
import { fileSize, MEGABYTE } from "./file-size";

it("writes sizes as people read them", () => {
  expect([0, 1, 900, 1_023, 1_024, 300_000].map(fileSize)).toEqual([
    "0 bytes",
    "1 byte",
    "900 bytes",
    "1,023 bytes",
    "1 kB",
    "293 kB",
  ]);
  expect(
    [MEGABYTE - 1, MEGABYTE, 1.25 * MEGABYTE, 70.3 * MEGABYTE, 3 * 1_024 * MEGABYTE].map(fileSize),
  ).toEqual(["1 MB", "1 MB", "1.3 MB", "70 MB", "3 GB"]);
});

it("writes a limit as the documents do, and a file that just fits as the limit", () => {
  expect(fileSize(UPLOAD_KINDS.post_image.maxBytes)).toBe("5 MB");
  expect(fileSize(UPLOAD_KINDS.post_video.maxBytes)).toBe("512 MB");
});
