import { expect, it } from "vitest";
import { daysAhead } from "./durations";

it("says by days from today when something is", () => {
  expect([-1, 0, 1, 2, 1200].map(daysAhead)).toEqual([
    "today",
    "today",
    "tomorrow",
    "in 2 days",
    "in 1,200 days",
  ]);
});
