// @vitest-environment jsdom
import { expect, it } from "vitest";
import { type FoundRecord, recordsNamed } from "./record-search";

const all: readonly FoundRecord[] = [
  { section: "cards", id: "508dz", name: "Slides: 4", also: "card://1720353791896522501" },
  { section: "drafts", id: "1720353791896522999", name: "Winter sale, from Friday", also: "" },
  { section: "media", id: "3_1720353791896522777", name: "Hero", also: "hero-191.png" },
  { section: "audiences", id: "1nmth", name: "Newsletter readers", also: "" },
];
const found = (words: string) => recordsNamed(all, words).map(({ id }) => id);

it("finds creatives and audiences by name, file name, or id", () => {
  expect(found("slides: 4")).toEqual(["508dz"]);
  expect(found("newsletter")).toEqual(["1nmth"]);
  expect(found("hero-191")).toEqual(["3_1720353791896522777"]);
  expect(found("1720353791896522501")).toEqual(["508dz"]);
  expect(found("1720353791896522999")).toEqual(["1720353791896522999"]);
  expect(found("nothing of all that")).toEqual([]);
});
