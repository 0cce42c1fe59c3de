import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alreadyInLibrary, offeredBefore } from "./duplicates";
import type { FileFacts } from "./file-facts";
import { sampleMedia, sampleVideo } from "./test-media";

const image: FileFacts = {
  format: "JPEG",
  bytes: 9,
  type: "IMAGE",
  mimeType: "image/jpeg",
  size: { width: 800, height: 418 },
  whole: true,
};
const film: FileFacts = {
  format: "MP4",
  bytes: 9,
  type: "VIDEO",
  mimeType: "video/mp4",
  size: { width: 1280, height: 720 },
  seconds: 15.02,
  whole: true,
};
const hero = sampleMedia();
const spot = sampleVideo();
const known = {
  library: [hero, spot],
  byPrint: new Map([["hero's", "3_1"]]),
  sizes: new Map([["3_1", { width: 800, height: 418 }]]),
};

describe("a file that the library may have", () => {
  it("is recognised by its bytes, whatever it is called now", () => {
    const found = alreadyInLibrary(
      { fileName: "renamed.jpg", facts: image, prints: ["other", "hero's"] },
      known,
    );
    expect(found).toEqual({ media: hero, same: "bytes" });
  });

  it("is recognised by name with pixels, or with ratio and length", () => {
    expect(alreadyInLibrary({ fileName: "hero.jpg", facts: image, prints: ["new"] }, known)).toEqual({
      media: hero,
      same: "looks",
    });
    expect(alreadyInLibrary({ fileName: "spot.mp4", facts: film, prints: ["new"] }, known)).toEqual({
      media: spot,
      same: "looks",
    });
  });

  it.each<[string, string, Partial<FileFacts>]>([
    ["another name", "hero-2.jpg", {}],
    ["other pixels", "hero.jpg", { size: { width: 801, height: 418 } }],
    ["another type", "hero.jpg", { type: "GIF" }],
    ["no pixels", "hero.jpg", { size: undefined }],
  ])("is a new one with %s", (_, fileName, facts) => {
    expect(alreadyInLibrary({ fileName, facts: { ...image, ...facts }, prints: [] }, known)).toBeUndefined();
  });

  it("is a new one with another length, or where the pixels of its namesake are not known", () => {
    const longer = { fileName: "spot.mp4", facts: { ...film, seconds: 17 }, prints: [] };
    expect(alreadyInLibrary(longer, known)).toBeUndefined();
    const unmeasured = { ...known, sizes: new Map() };
    expect(alreadyInLibrary({ fileName: "hero.jpg", facts: image, prints: [] }, unmeasured)).toBeUndefined();
  });

  it("is never one that was deleted, is of another type, or is not there any more", () => {
    const media = fc.record({
      media_key: fc.constantFrom("3_1", "3_2", "7_1"),
      media_type: fc.constantFrom("IMAGE", "VIDEO", "GIF"),
      file_name: fc.constantFrom("hero.jpg", "spot.mp4", null),
      deleted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(media), fc.constantFrom("3_1", "3_2", "9_9"), (all, key) => {
        const library = all.map((each) => sampleMedia(each));
        const found = alreadyInLibrary(
          { fileName: "hero.jpg", facts: image, prints: ["a"] },
          { ...known, library, byPrint: new Map([["a", key]]) },
        );
        if (!found) return;
        expect(found.media.deleted).toBe(false);
        expect(found.media.media_type).toBe("IMAGE");
        expect(library).toContain(found.media);
      }),
    );
  });
});

describe("files that are offered together", () => {
  const file = (id: string, ...prints: string[]) => ({ id, prints });

  it("are the same as the first that shares a fingerprint with them", () => {
    const [first, other, second, third] = [
      file("1", "a", "A"),
      file("2", "b"),
      file("3", "A"),
      file("4", "a"),
    ];
    expect([...offeredBefore([first, other, second, third])]).toEqual([
      ["3", first],
      ["4", first],
    ]);
  });

  it("are one for each kind of bytes, whatever their order", () => {
    const prints = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });
    fc.assert(
      fc.property(prints, (all) => {
        const offered = all.map((print, at) => file(`${at}`, print));
        const again = offeredBefore(offered);
        const sent = offered.filter(({ id }) => !again.has(id));
        expect(sent.map(({ prints: [print] }) => print).sort()).toEqual([...new Set(all)].sort());
        for (const first of again.values()) expect(sent).toContain(first);
      }),
    );
  });
});
