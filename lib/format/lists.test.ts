import { expect, it } from "vitest";
import { byCodePoint, byWords, listAnd, listOr, listPlain } from "./lists";

const LISTS = [[], ["a"], ["a", "b"], ["a", "b", "c"]];

it("joins with commas and the last with a word", () => {
  expect(LISTS.map((items) => listAnd(items))).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(LISTS.map((items) => listOr(items))).toEqual(["", "a", "a or b", "a, b or c"]);
  expect(LISTS.map((items) => listPlain(items))).toEqual(["", "a", "a, b", "a, b, c"]);
});

it("follows another language", () => {
  expect(listAnd(["a", "b", "c"], "de")).toBe("a, b und c");
  expect(listOr(["a", "b"], "fr")).toBe("a ou b");
});

it("orders names as readers look for them", () => {
  expect(["Ad 10", "élan", "ad 2", "Elan 2", "Zoo"].sort((a, b) => byWords(a, b))).toEqual([
    "ad 2",
    "Ad 10",
    "élan",
    "Elan 2",
    "Zoo",
  ]);
});

it("orders identifiers by their code points", () => {
  expect(["b", "B", "a10", "a2"].sort(byCodePoint)).toEqual(["B", "a10", "a2", "b"]);
});
