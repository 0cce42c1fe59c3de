import { expect, it } from "vitest";
import { extendTo, NOTHING_SELECTED, toggle, toggleAll } from "./selection";

const shown = ["a", "b", "c", "d"];

it("extends from the last toggled row in either direction, keeping what was chosen", () => {
  const from = toggle(toggle(NOTHING_SELECTED, "d"), "c");
  expect([...extendTo(from, "a", shown).ids].sort()).toEqual(["a", "b", "c", "d"]);
});

it("starts anew where the anchor is filtered away", () => {
  const hidden = toggle(NOTHING_SELECTED, "x");
  expect([...extendTo(hidden, "b", shown).ids].sort()).toEqual(["b", "x"]);
});

it("chooses all that match, and lets go of all", () => {
  const all = toggleAll(NOTHING_SELECTED, shown);
  expect(all.ids.size).toBe(4);
  expect(toggleAll(all, shown).ids.size).toBe(0);
});
