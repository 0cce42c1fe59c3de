import { describe, expect, it } from "vitest";
import { UPLOAD_KINDS } from "@/lib/ads/endpoints/media-upload";
import { type FileFacts, readFileFacts } from "./file-facts";
import { preflight } from "./preflight";
import { jpegBytes, movieBytes, webpBytes } from "./test-media-files";
import { planUpload } from "./upload-plan";

const read = (bytes: Uint8Array<ArrayBuffer>) => readFileFacts(new Blob([bytes]));
const fitting = (facts: FileFacts, inStream = false) =>
  preflight(facts, inStream)
    .verdicts.filter(({ verdict }) => verdict.fits === "yes")
    .map(({ format }) => format.id);

describe("preflight", () => {
  it("says for every ad format whether a real file fits", async () => {
    const wide = await read(jpegBytes(1200, 628));
    expect(preflight(wide).problems).toEqual([]);
    expect(fitting(wide)).toEqual(["website-card", "app-card", "carousel", "poll", "conversation", "post"]);
    expect(fitting(await read(jpegBytes(1080, 1080)))).toEqual([
      "website-card",
      "app-card",
      "carousel",
      "post",
    ]);
    const film = await read(movieBytes({ width: 1280, height: 720, seconds: 15 }));
    expect(fitting(film)).toEqual(["website-card", "app-card", "carousel", "poll", "conversation", "post"]);
    expect(fitting(film, true)).toEqual(["preroll"]);
  });

  it("refuses what the upload would refuse, at the limits of the service", async () => {
    const image = await read(jpegBytes(1200, 628));
    const { maxBytes } = UPLOAD_KINDS.post_image;
    expect(preflight({ ...image, bytes: maxBytes }).problems).toEqual([]);
    expect(preflight({ ...image, bytes: maxBytes + 1 }).problems).toEqual([
      "5 MB: too large by 1 byte (max 5 MB).",
    ]);
    expect(preflight({ ...image, bytes: 9_000_000 }).problems).toEqual(["8.6 MB: too large (max 5 MB)."]);
    expect(preflight({ format: "HEIC", bytes: 9, whole: true }).problems).toEqual([
      "HEIC files are not supported. Export it as JPEG or PNG.",
    ]);
    expect(preflight({ format: "unknown", bytes: 0, whole: true }).problems).toEqual(["The file is empty."]);
    const cut = await read(jpegBytes(1200, 628).slice(0, 30));
    expect(preflight(cut).problems[0]).toBe("This image is damaged. Export it again.");
    const film = await read(movieBytes({ width: 1280, height: 720, seconds: 601 }));
    expect(preflight(film).problems).toEqual([]);
    expect(preflight(film, true).problems).toEqual(["In-stream videos may last 10 minutes."]);
  });

  it("warns of what may go wrong later", async () => {
    expect(preflight(await read(webpBytes(1200, 628))).warnings[0]).toContain("not WebP");
    const image = await read(jpegBytes(1200, 628));
    expect(preflight({ ...image, bytes: 3 * 1_048_576 + 1 }).warnings).toHaveLength(1);
    const film = await read(movieBytes({ width: 1280, height: 720, seconds: 15, codec: "av01" }));
    expect(preflight(film).warnings[0]).toContain("AV1");
  });
});

describe("planUpload", () => {
  it("sends images in one call, and everything that moves in pieces that fit the segment numbers", async () => {
    expect(planUpload(await read(jpegBytes(1200, 628)), false)?.way).toBe("simple");
    const film = await read(movieBytes({ width: 1280, height: 720, seconds: 15 }));
    expect(planUpload(film, true)).toMatchObject({ way: "chunked", category: "amplify_video" });
    const { maxBytes } = UPLOAD_KINDS.post_video;
    const largest = planUpload({ ...film, bytes: maxBytes }, false);
    expect(Math.ceil(maxBytes / (largest?.pieceBytes ?? 1))).toBeLessThanOrEqual(1000);
    expect(planUpload({ format: "TIFF", bytes: 1, whole: true }, false)).toBeUndefined();
  });
});
