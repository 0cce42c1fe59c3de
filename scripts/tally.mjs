/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * A check that only says yes or no.
 *
 * @param {number} code its exit code
 * @returns {Tally}
 */
export const tallyOfCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {number} code Vitest's exit code
 * @param {{ numPassedTests?: number, numFailedTests?: number }} report its JSON report, empty when it wrote none
 * @returns {Tally}
 */
export function tallyOfVitest(code, { numPassedTests = 0, numFailedTests = 0 }) {
  return orOneFailure(code, { passed: numPassedTests, failed: numFailedTests });
}

/**
 * @param {number} code Playwright's exit code
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number } }} report its JSON report
 * @returns {Tally}
 */
export function tallyOfPlaywright(code, { stats: { expected = 0, unexpected = 0, flaky = 0 } = {} }) {
  return orOneFailure(code, { passed: expected, failed: unexpected + flaky });
}

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
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
