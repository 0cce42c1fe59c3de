import { expect, it } from "vitest";
import { describeDifference, ignoredChanges, unrequestedChanges } from "./unrequested-changes";

it("points out what changed besides what was sent", () => {
  const before = { name: "A", timezone: "UTC", updated_at: "1", tags: ["x"], gone: null };
  const after = { name: "B", timezone: "Europe/Berlin", updated_at: "2", tags: ["x"] };
  const changes = unrequestedChanges(before, after, ["name"]);
  expect(changes).toEqual([{ field: "timezone", from: "UTC", to: "Europe/Berlin" }]);
  expect(changes.map(describeDifference)).toEqual(["timezone: UTC → Europe/Berlin"]);
  expect(unrequestedChanges(before, after, [])).toHaveLength(2);
});

it("points out what was not heeded", () => {
  const after = { name: "A", purchase_order_number: null, categories: ["x"] };
  expect(ignoredChanges(after, { name: "B", categories: ["x"] })).toEqual([
    { field: "name", from: "B", to: "A" },
  ]);
  expect(ignoredChanges(after, { name: "A", purchase_order_number: "", goal: undefined })).toEqual([]);
});

it("shows the beginning of a long value", () => {
  const long = { field: "text", from: null, to: "word ".repeat(200) };
  expect(describeDifference(long)).toBe(`text: nothing → ${"word ".repeat(16)}…`);
});
