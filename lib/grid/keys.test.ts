import { expect, it } from "vitest";
import { gridCommand } from "./keys";

const stroke = (key: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

it("opens the row elsewhere with Control", () => {
  expect(gridCommand(stroke("Enter", { ctrlKey: true }))).toEqual({ do: "visit" });
});

it("leaves letters alone that were switched off, and no other key", () => {
  for (const letter of [
    stroke("x"),
    stroke("p"),
    stroke("d"),
    stroke("w"),
    stroke("j"),
    stroke("X", { shiftKey: true }),
  ]) {
    expect(gridCommand(letter), letter.key).toBeDefined();
    expect(gridCommand(letter, false), letter.key).toBeUndefined();
  }
  const others = [stroke(" "), stroke("Enter"), stroke("ArrowDown"), stroke("ArrowUp", { shiftKey: true })];
  for (const other of [...others, stroke("a", { ctrlKey: true }), stroke("Escape")]) {
    expect(gridCommand(other, false), other.key).toEqual(gridCommand(other));
    expect(gridCommand(other, false), other.key).toBeDefined();
  }
});
