import { expect, it } from "vitest";
import {
  extendTo,
  inShownOrder,
  moveEnd,
  NOTHING_SELECTED,
  type Selection,
  toggle,
  toggleAll,
  toggleMany,
} from "./selection";

const shown = ["a", "b", "c", "d"];

it("extends from the last toggled row in either direction, keeping what was chosen", () => {
  const from = toggle(toggle(NOTHING_SELECTED, "d"), "c");
  expect([...extendTo(from, "a", shown).ids].sort()).toEqual(["a", "b", "c", "d"]);
});

it("starts anew where the anchor is filtered away", () => {
  const hidden = toggle(NOTHING_SELECTED, "x");
  expect([...extendTo(hidden, "b", shown).ids].sort()).toEqual(["b", "x"]);
});

const walk = (selection: Selection, rows: string, may = (_: string) => true) =>
  [...rows.slice(1)].reduce((now, to, step) => moveEnd(now, rows[step] ?? "", to, shown, may), selection);
const chosen = ({ ids }: Selection) => [...ids].sort().join("");

it("moves the end of a range row by row, back over where it began and on", () => {
  expect(chosen(walk(NOTHING_SELECTED, "bcd"))).toBe("bcd");
  expect(chosen(walk(NOTHING_SELECTED, "bcdc"))).toBe("bc");
  expect(chosen(walk(NOTHING_SELECTED, "bcba"))).toBe("ab");
  expect(chosen(walk(toggle(NOTHING_SELECTED, "a"), "cd"))).toBe("acd");
});

it("goes on with a range that was begun at another row", () => {
  const range = extendTo(toggle(NOTHING_SELECTED, "a"), "c", shown);
  expect(chosen(walk(range, "cd"))).toBe("abcd");
  expect(chosen(walk(range, "cb"))).toBe("ab");
  expect(chosen(walk(toggle(range, "b"), "cd"))).toBe("acd");
});

it("passes over what cannot be chosen, and chooses the last row where there is no next", () => {
  expect(chosen(walk(NOTHING_SELECTED, "abcd", (id) => id !== "c"))).toBe("abd");
  expect(chosen(walk(NOTHING_SELECTED, "abcdc", (id) => id !== "c"))).toBe("ab");
  expect(chosen(walk(NOTHING_SELECTED, "dd"))).toBe("d");
});

it("puts what is chosen in the order shown, what is not shown behind it", () => {
  const record = (id: string) => ({ id });
  expect(inShownOrder(["x", "d", "b"].map(record), shown.map(record)).map(({ id }) => id)).toEqual([
    "b",
    "d",
    "x",
  ]);
});

it("chooses all that match, and lets go of all", () => {
  const all = toggleAll(NOTHING_SELECTED, shown);
  expect(all.ids.size).toBe(4);
  expect(toggleAll(all, shown).ids.size).toBe(0);
});

it("adds several that are missing, and lets go of them once all are chosen", () => {
  const some = toggleMany({ ids: new Set(["x", "a"]) }, ["a", "b"]);
  expect([...some.ids]).toEqual(["x", "a", "b"]);
  expect([...toggleMany(some, ["a", "b"]).ids]).toEqual(["x"]);
});
