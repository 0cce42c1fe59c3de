import { expect, it } from "vitest";
import {
  addTag,
  countTagged,
  isMediaTags,
  NO_TAGS,
  removeTag,
  tagName,
  tagsByMedia,
  UNTAGGED,
} from "./media-tags";

const tagged = addTag(addTag(NO_TAGS, "Spring 10", ["3_1", "3_2"]), "Spring 9", ["3_2"]);

it("keeps tags in the order in which people count", () => {
  expect(tagged.map(({ name }) => name)).toEqual(["Spring 9", "Spring 10"]);
});

it("takes a tag in another case for the same, and gives it to a medium once", () => {
  expect(addTag(tagged, "SPRING 9", ["3_2", "3_3"])).toEqual([
    { name: "Spring 9", keys: ["3_2", "3_3"] },
    { name: "Spring 10", keys: ["3_1", "3_2"] },
  ]);
});

it("takes a tag from some media, and forgets one that nothing has", () => {
  expect(removeTag(tagged, "Spring 10", new Set(["3_2"]))).toEqual([
    { name: "Spring 9", keys: ["3_2"] },
    { name: "Spring 10", keys: ["3_1"] },
  ]);
  expect(removeTag(tagged, "Spring 9", new Set(["3_2"])).map(({ name }) => name)).toEqual(["Spring 10"]);
});

it("counts the media with a tag, and lists a medium's tags", () => {
  const [, spring10] = tagged;
  expect(spring10 && countTagged(spring10, new Set(["3_2", "3_9"]))).toBe(1);
  expect(tagsByMedia(tagged).get("3_2")).toEqual(["Spring 9", "Spring 10"]);
  expect(tagsByMedia(tagged).get("3_9")).toBeUndefined();
});

it("writes a name in one spelling, and takes nothing for one that says nothing", () => {
  expect(tagName("  #Autumn   sale ")).toBe("Autumn sale");
  expect(tagName("🍂")).toBe("🍂");
  expect(tagName("x".repeat(50))).toHaveLength(40);
  expect(tagName(UNTAGGED)).toBeUndefined();
  expect(tagName("  # ")).toBeUndefined();
});

it("is what a device can keep", () => {
  expect(isMediaTags(structuredClone(tagged))).toBe(true);
  expect(isMediaTags([{ name: 1, keys: [] }])).toBe(false);
});
