import { expect, it } from "vitest";
import { counted, plural } from "./plurals";

it("counts one and many, with their words", () => {
  expect([0, 1, 2, 1_200].map((count) => counted(count, "change"))).toEqual([
    "0 changes",
    "1 change",
    "2 changes",
    "1,200 changes",
  ]);
  expect(counted(3, "person", "people")).toBe("3 people");
});

it("follows the rules of another language", () => {
  const files = { one: "plik", few: "pliki", many: "plików", other: "pliku" };
  expect([1, 2, 5, 22, 1.5].map((count) => plural(count, files, "pl"))).toEqual([
    "plik",
    "pliki",
    "plików",
    "pliki",
    "pliku",
  ]);
  expect(plural(2, { one: "is", other: "are" })).toBe("are");
});
