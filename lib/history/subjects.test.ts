import { expect, it } from "vitest";
import { arrangeSubjects, criterionName } from "./subjects";

it("finds by name and id, the one changed last first", () => {
  const subject = (id: string, updated: string) => ({ id, updated_at: updated, deleted: false });
  const all = [subject("a1", "2026-11-01T00:00:00Z"), subject("b2", "2026-11-03T00:00:00Z")];
  const found = (search: string) =>
    arrangeSubjects(all, ({ id }) => `Item ${id === "a1" ? "Spring" : "Summer"}`, search).map(
      ({ subject: { id } }) => id,
    );
  expect(found("")).toEqual(["b2", "a1"]);
  expect(found(" spring")).toEqual(["a1"]);
  expect(found("B2")).toEqual(["b2"]);
  expect(found("winter")).toEqual([]);
});

it("names a criterion by its kind and what it asks for", () => {
  const criterion = { targeting_type: "AGE", name: null, targeting_value: "AGE_13_TO_24" };
  expect(criterionName(criterion)).toBe("Age: 13 to 24");
  expect(criterionName({ ...criterion, targeting_type: "LOCATION", name: "Berlin" })).toBe("Place: Berlin");
});
