/** Why an item was not saved as requested, for error responses and their words (error-words.ts). */
export const SAVED_ITEM_CODES = {
  changed: "KEPT_CHANGED",
  gone: "KEPT_GONE",
  "not-permitted": "KEPT_NOT_PERMITTED",
  full: "KEPT_FULL",
} as const;

export type SavedItemCode = (typeof SAVED_ITEM_CODES)[keyof typeof SAVED_ITEM_CODES];

/** Why a report was not shared or revoked, for error responses and their words (error-words.ts). */
export const REPORT_CODES = {
  full: "REPORTS_FULL",
  empty: "REPORT_EMPTY",
  "not-permitted": "REPORT_NOT_PERMITTED",
} as const;

export type ReportCode = (typeof REPORT_CODES)[keyof typeof REPORT_CODES];
