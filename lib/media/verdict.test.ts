import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AD_FORMATS, type AdFormatId } from "./ad-formats";
import { sampleMedia, sampleVideo } from "./test-media";
import { judge, judgeMedia, type MediaFacts } from "./verdict";

const image = (width: number, height: number): MediaFacts => ({ type: "IMAGE", size: { width, height } });
const video = (ratio: number): MediaFacts => ({ type: "VIDEO", ratio });
const gif: MediaFacts = { type: "GIF", ratio: 1 };

/**
 * The specification's own words, field by field: card media "website/app 1:1 or 1.91:1, at least 800 px; video
 * 16:9 or 1:1"; poll "image or video; images at least 800 px wide at ratio 1.91:1"; video conversation "ratio
 * 16:9"; draft "up to 4 images or 1 GIF or 1 video"; unlocked image 5:2.
 */
const table: readonly [AdFormatId, fits: readonly MediaFacts[], not: readonly MediaFacts[]][] = [
  [
    "website-card",
    [image(800, 418), image(800, 800), video(16 / 9), video(1)],
    [image(799, 418), image(1280, 720), video(1.91), gif],
  ],
  ["app-card", [image(1200, 628), image(1080, 1080), video(1)], [image(400, 400), video(4 / 5), gif]],
  ["carousel", [image(800, 418), image(800, 800), video(16 / 9)], [image(800, 450), gif]],
  ["poll", [image(800, 418), video(16 / 9)], [image(800, 800), image(764, 400), video(1), gif]],
  ["conversation", [image(800, 418), video(16 / 9)], [image(800, 800), video(1), gif]],
  ["unlocked-image", [image(500, 200)], [image(800, 418), video(2.5), gif]],
  ["post", [image(1, 1), video(0.5), gif], []],
  ["preroll", [video(16 / 9)], [video(1), image(800, 450), gif]],
  ["poster", [image(10, 999)], [video(1), gif]],
];

describe("judge", () => {
  it.each(table)("holds media against what the specification says of %s", (id, fits, not) => {
    for (const facts of fits) expect(judge(facts, AD_FORMATS[id])).toEqual({ fits: "yes", reasons: [] });
    for (const facts of not) {
      const verdict = judge(facts, AD_FORMATS[id]);
      expect(verdict.fits, JSON.stringify(facts)).toBe("no");
      expect(verdict.reasons.length).toBeGreaterThan(0);
    }
  });

  it("says what is asked for and what is there", () => {
    expect(judge(image(640, 640), AD_FORMATS.poll).reasons).toEqual([
      "Needs 1.91:1; this is 1:1.",
      "Needs 800 pixels in width; this has 640.",
    ]);
    expect(judge(gif, AD_FORMATS.poll).reasons).toEqual(["Needs images or videos; this is a GIF."]);
  });

  it("leaves what is unknown to the service", () => {
    expect(judge({ type: "IMAGE" }, AD_FORMATS.poll).fits).toBe("unknown");
    expect(judge({ type: "IMAGE", ratio: 1.91 }, AD_FORMATS.poll).fits).toBe("unknown");
    expect(judge({ type: "IMAGE" }, AD_FORMATS.post).fits).toBe("yes");
  });

  it("holds length and size of a pre-roll where they are known", () => {
    const promoted = { type: "VIDEO", ratio: 16 / 9 } as const;
    expect(judge({ ...promoted, seconds: 600, bytes: 524_288_000 }, AD_FORMATS.preroll).fits).toBe("yes");
    expect(judge({ ...promoted, seconds: 601 }, AD_FORMATS.preroll).fits).toBe("no");
    expect(judge({ ...promoted, bytes: 524_288_001 }, AD_FORMATS.preroll).fits).toBe("no");
  });

  it("never holds the same medium both to fit and to break a rule, whatever its size", () => {
    const pixels = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(pixels, pixels, fc.constantFrom(...Object.values(AD_FORMATS)), (width, height, format) => {
        const { fits, reasons } = judge(image(width, height), format);
        expect(fits === "yes").toBe(reasons.length === 0);
      }),
    );
  });
});

describe("judgeMedia", () => {
  it("uses an image's measured pixels and the ratio in a video's record", () => {
    expect(judgeMedia(sampleMedia(), undefined, AD_FORMATS.poll).fits).toBe("unknown");
    expect(judgeMedia(sampleMedia(), { width: 1200, height: 628 }, AD_FORMATS.poll).fits).toBe("yes");
    expect(judgeMedia(sampleVideo(), undefined, AD_FORMATS.poll).fits).toBe("yes");
    expect(judgeMedia(sampleVideo({ aspect_ratio: "1:1" }), undefined, AD_FORMATS.poll).fits).toBe("no");
    expect(judgeMedia(sampleMedia({ media_type: "HOLOGRAM" }), undefined, AD_FORMATS.poll).fits).toBe(
      "unknown",
    );
  });
});
