import path from "node:path";
import { root } from "./project.mjs";

/**
 * What is read of the reports.
 *
 * @typedef {{ name: string, assertionResults: readonly { status: string, fullName: string }[] }} TestFile
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, testResults?: readonly TestFile[] }} VitestReport
 * @typedef {{ ok: boolean, file: string, line: number, title: string }} Spec
 * @typedef {{ specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 */

/**
 * How the tests of a check ended, and which of them failed, each by its file and its name.
 *
 * @typedef {{ passed: number, failed: number, failures: readonly string[] }} Tally
 */

/**
 * A check with a boolean result.
 *
 * @param {number} code its exit code
 * @returns {Tally}
 */
export const tallyOfCheck = (code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  failures: [],
});

/**
 * @param {number} code Vitest's exit code
 * @param {VitestReport} report its JSON report, empty when it wrote none
 * @returns {Tally}
 */
export function tallyOfVitest(code, { numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${fileOf(name)} › ${fullName}`),
  );
  return orOneFailure(code, { passed: numPassedTests, failed: numFailedTests, failures });
}

/**
 * @param {number} code Playwright's exit code
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number }, suites?: readonly Suite[] }} report
 *   its JSON report
 * @returns {Tally}
 */
export function tallyOfPlaywright(
  code,
  { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] },
) {
  return orOneFailure(code, {
    passed: expected,
    failed: unexpected + flaky,
    failures: suites.flatMap(failedSpecs),
  });
}

/** @param {Suite} suite @returns {string[]} */
const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** @param {string} place of a test's file on this machine */
const fileOf = (place) => path.relative(root, place);

/**
 * A runner that failed without a failed test (a file that does not load, a server that does not start, no tests
 * at all) counts as one failure.
 *
 * @param {number} code
 * @param {Tally} tally
 * @returns {Tally}
 */
function orOneFailure(code, tally) {
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}
