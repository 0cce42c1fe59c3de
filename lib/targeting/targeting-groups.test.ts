import { expect, it } from "vitest";
import { TARGETING_TYPES } from "@/lib/ads/endpoints/targeting-criteria";
import { groupOf, OTHER_TYPES, TARGETING_GROUPS } from "./targeting-groups";

it("has a place for every type, and shows each group in the form", () => {
  const used = new Set(TARGETING_TYPES.map(groupOf));
  expect([...used].sort()).toEqual(TARGETING_GROUPS.map(({ id }) => id).sort());
  expect(OTHER_TYPES.map(groupOf)).toEqual(OTHER_TYPES.map(() => "other"));
  expect(groupOf("SHOE_SIZE")).toBe("other");
});
