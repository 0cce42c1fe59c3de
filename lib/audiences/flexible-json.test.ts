import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchItemOf, readBatch, textOf } from "./flexible-json";
import { newDraft, newGroup, newLeaf } from "./flexible-tree";
import { arbitraryDraft } from "./test-flexible-draft";

const leaf = (more: object = {}) => ({
  custom_audience_id: "m1",
  frequency: 1,
  frequency_comparator: "NUM_GTE",
  lookback_window: 30,
  negate: false,
  ...more,
});
const batch = (...child_segments: unknown[]) =>
  JSON.stringify(
    [
      {
        operation_type: "Create",
        params: {
          audience_type: "FLEXIBLE",
          name: "A",
          segments: { boolean_operator: "AND", child_segments },
        },
      },
    ],
    null,
    1,
  );
/** The line of the nth occurrence of some text. */
const lineOf = (text: string, part: string, nth = 1) =>
  text.split(part).slice(0, nth).join(part).split("\n").length;
const problemsOf = (text: string) => {
  const reading = readBatch(text);
  return reading.ok ? [] : reading.problems.map(({ line, message }) => `${line} ${message}`);
};

describe("the request", () => {
  it("always says negate, at every level", () => {
    fc.assert(
      fc.property(arbitraryDraft(), (draft) => {
        const sent = JSON.stringify(batchItemOf(draft));
        const levels = sent.match(/\{"(custom_audience_id|boolean_operator)"/g)?.length;
        expect(sent.match(/"negate":(true|false)/g)?.length).toBe(levels);
      }),
    );
  });

  it("includes unless it is set to exclude", () => {
    const draft = { ...newDraft(), root: newGroup([newLeaf("m1"), { ...newLeaf("m2"), exclude: true }]) };
    expect(batchItemOf(draft).params.segments).toMatchObject({
      negate: false,
      child_segments: [{ negate: false }, { negate: true }],
    });
  });
});

describe("the text", () => {
  it("reads what it writes", () => {
    fc.assert(
      fc.property(fc.array(arbitraryDraft(), { minLength: 1, maxLength: 3 }), (drafts) => {
        const reading = readBatch(textOf(drafts));
        expect(reading.ok && textOf(reading.drafts)).toBe(textOf(drafts));
      }),
    );
  });

  it("refuses a segment that does not say whether it excludes, at its line", () => {
    const { negate: _, ...silent } = leaf();
    const text = batch(leaf(), silent);
    expect(problemsOf(text)).toEqual([
      `${lineOf(text, "{", 5)} Say negate: false includes, true EXCLUDES. If missing, it excludes.`,
    ]);
  });

  it("reports each mistake at its line", () => {
    const text = batch(leaf({ lookback_window: 3 }));
    expect(problemsOf(text)).toEqual([
      `${lineOf(text, "lookback_window")} lookback_window is 1, 7, 14, 30 days.`,
    ]);
    expect(problemsOf(batch(leaf({ frequency: 1.5 })))[0]).toContain("frequency is a whole number");
    expect(problemsOf(batch(leaf({ colour: "red" })))[0]).toContain('"colour" is not known here.');
    expect(problemsOf("[")).toEqual(["1 Here a value is expected, but the text ends here."]);
    expect(problemsOf("{}")).toEqual(["1 A batch is a list: [ … ]."]);
    expect(
      problemsOf(JSON.stringify(Array.from({ length: 11 }, () => JSON.parse(batch(leaf()))[0]))),
    ).toEqual(["1 A batch holds 10 items at most."]);
  });

  it("refuses changes of a flexible audience", () => {
    expect(problemsOf(batch(leaf()).replace("Create", "Update"))[0]).toContain("cannot be changed");
  });
});
