import { expect, it } from "vitest";
import { describeChange, unaskedChanges } from "./unasked-changes";

it("points out what changed besides what was sent", () => {
  const before = { name: "A", timezone: "UTC", updated_at: "1", tags: ["x"], gone: null };
  const after = { name: "B", timezone: "Europe/Berlin", updated_at: "2", tags: ["x"] };
  const changes = unaskedChanges(before, after, ["name"]);
  expect(changes).toEqual([{ field: "timezone", from: "UTC", to: "Europe/Berlin" }]);
  expect(changes.map(describeChange)).toEqual(["timezone: UTC → Europe/Berlin"]);
  expect(unaskedChanges(before, after, [])).toHaveLength(2);
});
