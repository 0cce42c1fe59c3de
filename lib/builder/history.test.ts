import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginHistory, redoStep, STEPS_MAX, undoStep, withStep } from "./history";

describe("the history of a builder", () => {
  it("gives back every state that was left, and every state that was undone", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: STEPS_MAX }), (values) => {
        const states = [Number.NaN, ...values];
        let history = values.reduce(
          (before, value) => withStep(before, value, { label: `Set ${value}` }),
          beginHistory(Number.NaN),
        );
        for (const value of states.toReversed()) {
          expect(history.value).toBe(value);
          history = undoStep(history);
        }
        for (const value of states) {
          expect(history.value).toBe(value);
          history = redoStep(history);
        }
      }),
    );
  });

  it("takes back what was typed into one field at once, and starts anew after an undo", () => {
    const typed = ["H", "Hi"].reduce(
      (before, value) => withStep(before, value, { label: "Type", run: "name" }),
      beginHistory(""),
    );
    expect(undoStep(typed)).toMatchObject({ value: "", past: [], future: [{ value: "Hi", label: "Type" }] });
    const again = withStep(undoStep(typed), "A", { label: "Type", run: "name" });
    expect(again).toMatchObject({ value: "A", past: [{ value: "" }], future: [] });
    expect(withStep(again, "A", { label: "Nothing" })).toBe(again);
  });
});
