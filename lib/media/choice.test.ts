import { describe, expect, it } from "vitest";
import { AD_FORMATS } from "./ad-formats";
import { fittingFirst, isUnmeasured, whyNotChoose } from "./choice";
import { noteUnmeasurable } from "./known-sizes";
import { sampleMedia, sampleVideo } from "./test-media";

const images = ["3_1", "3_2", "3_3", "3_4", "3_5"].map((media_key) => sampleMedia({ media_key }));
const [first = sampleMedia()] = images;
const gif = sampleVideo({ media_key: "16_1", media_type: "GIF" });

describe("whyNotChoose", () => {
  it("lets a post have four images, or one GIF, or one video", () => {
    const post = { max: 4, allowed: AD_FORMATS.post };
    const fifth = whyNotChoose(sampleMedia({ media_key: "3_5" }), undefined, {
      ...post,
      chosen: images.slice(0, 4),
    });
    expect(fifth).toBe("4 images is all that fits in a post; remove one first.");
    expect(whyNotChoose(gif, undefined, { ...post, chosen: [first] })).toContain("cannot be mixed");
    expect(whyNotChoose(sampleVideo(), undefined, { ...post, chosen: [gif] })).toContain("Remove the GIF");
    const another = sampleVideo({ media_key: "7_2" });
    expect(whyNotChoose(another, undefined, { ...post, chosen: [sampleVideo()] })).toContain("Only one");
    expect(whyNotChoose(first, undefined, { ...post, chosen: images.slice(0, 4) })).toBeUndefined();
  });

  it("replaces the one that is there where only one may be", () => {
    const poll = { max: 1, allowed: AD_FORMATS.poll, chosen: [sampleVideo()] };
    expect(whyNotChoose(first, { width: 800, height: 418 }, poll)).toBeUndefined();
    expect(whyNotChoose(first, { width: 800, height: 800 }, poll)).toContain("Needs 1.91:1");
  });

  it("waits for what is still being made playable", () => {
    const waiting = sampleVideo({ media_status: "TRANSCODE_IN_PROGRESS" });
    const failed = sampleVideo({ media_status: "TRANSCODE_FAILED" });
    const poll = { max: 1, allowed: AD_FORMATS.poll, chosen: [] };
    expect(whyNotChoose(waiting, undefined, poll)).toContain("Still processing");
    expect(whyNotChoose(failed, undefined, poll)).toContain("TRANSCODE_FAILED");
  });
});

it("cannot say whether an image fits until it is measured", () => {
  const image = sampleMedia({ media_key: "3_7" });
  expect(isUnmeasured(image, AD_FORMATS.poll)).toBe(true);
  expect(isUnmeasured(image, AD_FORMATS.post)).toBe(false);
  expect(isUnmeasured(sampleVideo(), AD_FORMATS.poll)).toBe(false);
  noteUnmeasurable("3_7");
  expect(isUnmeasured(image, AD_FORMATS.poll)).toBe(false);
});

it("orders what fits a place first, whatever is chosen already", () => {
  const wide = sampleMedia({ media_key: "3_9" });
  const square = sampleMedia({ media_key: "3_8" });
  const sizes = new Map([
    ["3_9", { width: 800, height: 418 }],
    ["3_8", { width: 800, height: 800 }],
  ]);
  const found = fittingFirst([square, gif, wide], (key) => sizes.get(key), AD_FORMATS.poll);
  expect(found.fitting.map(({ media_key }) => media_key)).toEqual(["3_9"]);
  expect(found.others.map(({ media_key }) => media_key)).toEqual(["3_8", "16_1"]);
  // A post with an image takes no video; the video stays in place nevertheless.
  const mixed = fittingFirst([sampleVideo(), first], () => undefined, AD_FORMATS.post);
  expect(mixed.fitting).toHaveLength(2);
});
