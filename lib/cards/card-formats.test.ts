import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blankCard, type CardDraft, draftOf, mediaKeysOfDraft } from "./card-draft";
import { CARD_FORMATS, type CardFormatId, formatOfDraft, hasMediaFor, mediaCount } from "./card-formats";
import { reformat, setMedia } from "./edit-draft";
import { resultingType } from "./resulting-type";

const typeOf = (key: string) => (key.startsWith("7_") ? "VIDEO" : "IMAGE");
const formatCalled = (id: CardFormatId) => {
  const format = CARD_FORMATS.find((each) => each.id === id);
  if (!format) throw new Error(`No format ${id}`);
  return format;
};
const slides = (...all: readonly (readonly [key: string, title: string])[]) =>
  draftOf(
    "S",
    "slides",
    all.map(([key, title]) => [
      { type: "MEDIA", media_key: key },
      { type: "DETAILS", title, url: "" },
    ]),
  );
const words = (draft: CardDraft) =>
  draft.sides.map(({ blocks }) => {
    const key = blocks.find((block) => block.type === "MEDIA")?.media_key;
    return `${key} ${blocks.find((block) => block.type === "DETAILS")?.title}`;
  });

describe("formats", () => {
  it("are those of all card types, websites first", () => {
    expect(CARD_FORMATS.map(({ id }) => id)).toEqual([
      "WEBSITE_IMAGE",
      "WEBSITE_VIDEO",
      "WEBSITE_CAROUSEL",
      "WEBSITE_SLIDES",
      "APP_IMAGE",
      "APP_VIDEO",
      "APP_CAROUSEL",
    ]);
  });

  it("are reached from every other one, with media as they ask for", () => {
    const format = fc.constantFrom(...CARD_FORMATS);
    const media = fc.uniqueArray(fc.constantFrom("3_1", "3_2", "3_3", "7_1", "7_2", "7_3"), { minLength: 1 });
    fc.assert(
      fc.property(format, media, format, media, (first, firstKeys, second, secondKeys) => {
        const choose = (draft: CardDraft, to: typeof first, keys: readonly string[]) =>
          setMedia(reformat(draft, to).draft, keys.slice(0, mediaCount(to).max));
        const draft = choose(choose(blankCard(), first, firstKeys), second, secondKeys);
        if (!hasMediaFor(draft, second, typeOf)) return;
        expect(formatOfDraft(draft, typeOf)).toBe(second);
        expect(mediaKeysOfDraft(draft).toSorted()).toEqual(
          secondKeys.slice(0, mediaCount(second).max).toSorted(),
        );
        expect(resultingType(draft, typeOf).type).toContain(second.leadsTo);
        const ids = draft.sides.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("say what is lost on the way to another one", () => {
    const draft = setMedia(reformat(blankCard(), formatCalled("WEBSITE_CAROUSEL")).draft, ["3_1", "7_1"]);
    expect(reformat(draft, formatCalled("WEBSITE_SLIDES")).loses).toBeUndefined();
    expect(reformat(draft, formatCalled("APP_CAROUSEL")).loses).toBeUndefined();
    expect(reformat(draft, formatCalled("WEBSITE_IMAGE")).loses).toBe("Of 2 files only the first stays.");
    const written = slides(["3_1", "One"], ["3_2", "Two"]);
    expect(reformat(written, formatCalled("APP_IMAGE")).loses).toBe(
      "Of 2 titles and addresses only the first stays: one destination has one. Of 2 files only the first stays. The headline and the website are dropped.",
    );
  });
});

describe("media that are chosen together", () => {
  it("make a slide each", () => {
    const draft = reformat(blankCard(), formatCalled("WEBSITE_SLIDES")).draft;
    expect(mediaKeysOfDraft(setMedia(draft, ["3_1", "3_2", "3_3", "7_1"]))).toEqual([
      "3_1",
      "3_2",
      "3_3",
      "7_1",
    ]);
  });

  it("leave slides their words, and take away only what is empty", () => {
    const draft = slides(["3_1", "One"], ["3_2", ""], ["3_3", "Three"], ["", ""]);
    expect(words(setMedia(draft, ["3_3", "3_4"]))).toEqual(["3_4 One", "3_3 Three"]);
    expect(words(setMedia(draft, ["3_1", "3_3", "3_5", "3_6", "3_7"]))).toEqual([
      "3_1 One",
      "3_5 ",
      "3_3 Three",
      "3_6 ",
      "3_7 ",
    ]);
    expect(words(setMedia(draft, []))).toEqual([" One", " Three"]);
    expect(words(setMedia(slides(["3_1", ""], ["3_2", ""]), []))).toEqual([" ", " "]);
  });
});
