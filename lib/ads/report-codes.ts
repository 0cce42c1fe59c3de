/** Why a report was not shared or ended, in answers that are no success and in words for people (error-words.ts). */
export const REPORT_CODES = {
  full: "REPORTS_FULL",
  empty: "REPORT_EMPTY",
  "not-permitted": "REPORT_NOT_PERMITTED",
} as const;

export type ReportCode = (typeof REPORT_CODES)[keyof typeof REPORT_CODES];
