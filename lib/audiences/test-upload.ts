import type { UnfinishedUpload, UploadPlace } from "./upload-messages";

const counts = { valid: 1, hashed: 0, empty: 0, duplicate: 0, malformed: 0, role: 0, disposable: 0 };

/** For tests: an interrupted upload of a hundred thousand people, after 42,500. */
export const sampleUpload = (
  place: Partial<UploadPlace> = {},
  more: Partial<UnfinishedUpload> = {},
): UnfinishedUpload => ({
  place: {
    personId: "1",
    environment: "live",
    handle: "mara",
    accountId: "a1",
    audienceId: "t1",
    ...place,
  },
  names: { audience: "Newsletter", account: "Kestrel" },
  fileName: "aud-100k.csv",
  settings: {
    delimiter: ";",
    columns: ["email"],
    country: null,
    leftOut: [],
    operation: "Update",
    effectiveAt: null,
    expiresAt: null,
    usersPerOperation: 1,
    operationsPerRequest: 2_500,
  },
  hasHeader: true,
  confirmed: {
    batches: 17,
    place: { offset: 9, line: 42_601, rows: 42_600, users: 42_500, unusable: 100 },
  },
  report: {
    rows: 100_100,
    users: 100_000,
    unusable: 100,
    batches: 40,
    bytes: 9_000_000,
    columns: [counts],
    allDuplicatesSeen: true,
  },
  begunAt: Date.now() - 60_000,
  at: Date.now(),
  ...more,
});
