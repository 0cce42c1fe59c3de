import { expect, it } from "vitest";
import { byCodePoint, byWords } from "./order";

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
