/** Tests that put something in the place of a module, of the network or of the process's settings. */
export const REPLACING = [
  "{app,components,server}/**/*.test.{ts,tsx}",
  "lib/{first-reads,forward,session}/**/*.test.ts",
  "lib/ads/{call*,stream}.test.ts",
  "lib/oauth/constant-time.test.ts",
  "lib/bulk/job-journal.test.ts",
  "lib/previews/*approval*.test.ts",
  "lib/reports/follow-reports.test.ts",
  "lib/statistics-reader/job-file-words.test.ts",
];

/** Tests that run on both databases of the store; PostgreSQL starts with the first of them. */
export const OVER_STORE = [
  "lib/change-log/**/*.test.ts",
  "lib/database/**/*.test.ts",
  "lib/saved-items/**/*.test.ts",
  "lib/reports/{store-reports,live-report}.test.ts",
  "lib/session/revocations.test.ts",
  "lib/statistics-reader/stored-*.test.ts",
  "scripts/store*.test.ts",
];
