import { describe, expect, it } from "vitest";
import { criterion, criterionKeyOf } from "./criteria";
import { batchesOf, targetingPlanOf } from "./save-plan";
import { sampleCriterion } from "./test-criterion";

const operations = (...args: Parameters<typeof targetingPlanOf>) =>
  targetingPlanOf(...args).map(({ key, operation }) => `${operation.operation_type} ${key}`);

const GERMANY = sampleCriterion();
const AGE = sampleCriterion({ id: "t2", targeting_type: "AGE", targeting_value: "AGE_OVER_18" });
const austria = criterion("LOCATION", "at");

describe("the order in which targeting is saved", () => {
  it("brings the new before the old goes, so that a place is never missing", () => {
    expect(operations("l1", { additions: [austria], removals: [GERMANY] }, [GERMANY])).toEqual([
      "Create EQ LOCATION at",
      "Delete t1",
    ]);
  });

  it("removes an age before its successor comes, since there can be one", () => {
    const older = criterion("AGE", "AGE_OVER_50");
    expect(operations("l1", { additions: [austria, older], removals: [AGE] }, [GERMANY, AGE])).toEqual([
      "Delete t2",
      "Create EQ AGE AGE_OVER_50",
      "Create EQ LOCATION at",
    ]);
  });

  it("removes keywords first where old and new ones do not fit beside each other", () => {
    const old = Array.from({ length: 600 }, (_, index) =>
      sampleCriterion({ id: `k${index}`, targeting_type: "BROAD_KEYWORD", targeting_value: `old ${index}` }),
    );
    const additions = Array.from({ length: 401 }, (_, index) => criterion("EXACT_KEYWORD", `new ${index}`));
    expect(operations("l1", { additions, removals: old.slice(0, 1) }, old)[0]).toBe("Delete k0");
    expect(operations("l1", { additions: additions.slice(1), removals: old.slice(0, 1) }, old)[0]).toMatch(
      /^Create/,
    );
  });

  it("keeps content categories together at the front", () => {
    const sports = criterion("IAB_CATEGORY", "IAB17");
    const other = sampleCriterion({ id: "i1", targeting_type: "IAB_CATEGORY", targeting_value: "IAB2" });
    expect(operations("l1", { additions: [austria, sports], removals: [GERMANY, other] }, [GERMANY])).toEqual(
      ["Delete i1", "Create EQ IAB_CATEGORY IAB17", "Create EQ LOCATION at", "Delete t1"],
    );
  });

  it("sends what the service takes and nothing else", () => {
    const named = criterion("LOCATION", "at", { name: "Austria", location_type: "COUNTRIES" });
    expect(targetingPlanOf("l1", { additions: [named], removals: [] }, [])).toEqual([
      {
        key: criterionKeyOf(named),
        operation: {
          operation_type: "Create",
          params: {
            line_item_id: "l1",
            targeting_type: "LOCATION",
            targeting_value: "at",
            operator_type: "EQ",
          },
        },
      },
    ]);
  });
});

it("cuts a plan into as many as go at a time", () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batchesOf([])).toEqual([]);
});
