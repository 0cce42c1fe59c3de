import { expect, it } from "vitest";
import { describeDifference, unaskedChanges, unheededChanges } from "./unasked-changes";

it("points out what changed besides what was sent", () => {
  const before = { name: "A", timezone: "UTC", updated_at: "1", tags: ["x"], gone: null };
  const after = { name: "B", timezone: "Europe/Berlin", updated_at: "2", tags: ["x"] };
  const changes = unaskedChanges(before, after, ["name"]);
  expect(changes).toEqual([{ field: "timezone", from: "UTC", to: "Europe/Berlin" }]);
  expect(changes.map(describeDifference)).toEqual(["timezone: UTC → Europe/Berlin"]);
  expect(unaskedChanges(before, after, [])).toHaveLength(2);
});

it("points out what was not heeded", () => {
  const after = { name: "A", purchase_order_number: null, categories: ["x"] };
  expect(unheededChanges(after, { name: "B", categories: ["x"] })).toEqual([
    { field: "name", from: "B", to: "A" },
  ]);
  expect(unheededChanges(after, { name: "A", purchase_order_number: "", goal: undefined })).toEqual([]);
});
