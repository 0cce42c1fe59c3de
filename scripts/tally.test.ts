import { expect, it } from "vitest";
import { sum, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

it("adds checks and tests", () => {
  expect(
    sum([
      tallyOfCheck(0),
      tallyOfVitest(1, { numPassedTests: 41, numFailedTests: 2 }),
      tallyOfPlaywright(0, { stats: { expected: 7, unexpected: 0, flaky: 0 } }),
    ]),
  ).toEqual({ passed: 49, failed: 2 });
});

it("counts a runner that failed without a failed test", () => {
  expect(tallyOfVitest(1, { numPassedTests: 41, numFailedTests: 0 })).toEqual({ passed: 41, failed: 1 });
  expect(tallyOfPlaywright(1, {})).toEqual({ passed: 0, failed: 1 });
});

it("counts a runner that found no tests as failed", () => {
  expect(tallyOfVitest(0, {})).toEqual({ passed: 0, failed: 1 });
});

it("counts a test that passed at the second try as failed", () => {
  expect(tallyOfPlaywright(0, { stats: { expected: 3, flaky: 1 } })).toEqual({ passed: 3, failed: 1 });
});
