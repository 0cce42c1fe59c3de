import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./project.mjs";
import { sum, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

it("adds checks and tests", () => {
  expect(
    sum([
      tallyOfCheck(0),
      tallyOfVitest(1, { numPassedTests: 41, numFailedTests: 2 }),
      tallyOfPlaywright(0, { stats: { expected: 7, unexpected: 0, flaky: 0 } }),
    ]),
  ).toEqual({ passed: 49, failed: 2, failures: [] });
});

it("counts a runner that failed without a failed test", () => {
  expect(tallyOfVitest(1, { numPassedTests: 41, numFailedTests: 0 })).toMatchObject({
    passed: 41,
    failed: 1,
  });
  expect(tallyOfPlaywright(1, {})).toMatchObject({ passed: 0, failed: 1 });
});

it("counts a runner that found no tests as failed", () => {
  expect(tallyOfVitest(0, {})).toMatchObject({ passed: 0, failed: 1 });
});

it("counts a test that passed at the second try as failed", () => {
  expect(tallyOfPlaywright(0, { stats: { expected: 3, flaky: 1 } })).toMatchObject({ passed: 3, failed: 1 });
});

it("names the tests that failed", () => {
  const assertionResults = [
    { status: "passed", fullName: "adds" },
    { status: "failed", fullName: "money is exact" },
  ];
  const report = { testResults: [{ name: path.join(root, "lib/money.test.ts"), assertionResults }] };
  expect(tallyOfVitest(1, report).failures).toEqual(["lib/money.test.ts › money is exact"]);
  const spec = (line: number, ok: boolean) => ({ ok, file: "ads.spec.ts", line, title: `test ${line}` });
  const suites = [{ specs: [spec(1, true)], suites: [{ specs: [spec(2, false)] }] }];
  expect(tallyOfPlaywright(1, { suites }).failures).toEqual(["ads.spec.ts:2 › test 2"]);
});
