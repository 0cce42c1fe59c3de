import { describe, expect, it } from "vitest";
import { canPutBack, putBackPlan, savedOf } from "./put-back";
import { sampleCriterion } from "./test-criterion";

const germany = sampleCriterion({ id: "t1" });
const france = sampleCriterion({ id: "t2", name: "France", targeting_value: "fr" });
const ireland = sampleCriterion({ id: "t3", name: "Ireland", targeting_value: "ie" });

/** France was added and Germany taken out. */
const saved = savedOf([france, { ...germany, deleted: true }]);

describe("targeting is put back", () => {
  it("by taking out what was added and adding what was taken out, whatever else stands", () => {
    const plan = putBackPlan("l1", saved, [ireland, france]);
    expect(plan?.map(({ operation }) => operation)).toEqual([
      {
        operation_type: "Create",
        params: {
          line_item_id: "l1",
          targeting_type: "LOCATION",
          targeting_value: "de",
          operator_type: "EQ",
        },
      },
      { operation_type: "Delete", params: { targeting_criterion_id: "t2" } },
    ]);
  });

  it("also where the same was taken out and added again, under another id", () => {
    const plan = putBackPlan("l1", saved, [{ ...france, id: "t9" }]);
    expect(plan?.map(({ key }) => key)).toContain("t9");
  });

  it("unless something of it has been changed since", () => {
    expect(putBackPlan("l1", saved, [ireland])).toBeUndefined();
    expect(putBackPlan("l1", saved, [france, { ...germany, id: "t9" }])).toBeUndefined();
  });

  it("unless it held something of a type that is not known here", () => {
    expect(canPutBack(saved)).toBe(true);
    expect(canPutBack(savedOf([{ ...germany, targeting_type: "NEW_TYPE", deleted: true }]))).toBe(false);
  });
});
