import { expect, it } from "vitest";
import { changesWithAdded, entriesOf } from "./changes";
import { criterion } from "./criteria";
import { problemsOf } from "./targeting-problems";
import { sampleCriterion } from "./test-criterion";

it("marks values that do not exist, and ways in which a kind cannot be compared", () => {
  const added = [
    criterion("AGE", "AGE_1_TO_2"),
    criterion("INTEREST", "12", { operator_type: "NE" }),
    criterion("GENDER", "1"),
  ];
  expect([...problemsOf(entriesOf({ added, removed: [] }, [])).keys()]).toEqual([
    "EQ AGE AGE_1_TO_2",
    "NE INTEREST 12",
  ]);
});

it("marks what is beyond the limit, and leaves what stands alone", () => {
  const existing = Array.from({ length: 99 }, (_, index) =>
    sampleCriterion({ id: `i${index}`, targeting_type: "INTEREST", targeting_value: `${index}` }),
  );
  const added = ["501", "502"].map((value) => criterion("INTEREST", value));
  const changes = changesWithAdded({ added: [], removed: [] }, existing, added);
  const problems = problemsOf(entriesOf(changes, existing));
  expect([...problems]).toEqual([
    ["EQ INTEREST 502", "A line item has at most 100 of these. Remove this one or another."],
  ]);
  expect(problemsOf(entriesOf({ ...changes, removed: ["i0"] }, existing)).size).toBe(0);
});
