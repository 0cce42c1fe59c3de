import { ofAccount } from "./record-columns";

/** Jobs for statistics. `asked` is what was asked for, in JSON; what becomes of a job follows from the clock. */
export const STATISTICS_TABLES = {
  statistics_jobs: ofAccount(`
    asked TEXT NOT NULL,
    fails INTEGER NOT NULL DEFAULT 0,
    ready_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    cancelled_at TEXT`),
} as const;

/** Columns whose passing changes a record (`timeColumns` in schema.ts). */
export const STATISTICS_TIMES = [
  ["statistics_jobs", "ready_at"],
  ["statistics_jobs", "expires_at"],
] as const;

export const STATISTICS_INDEXES = `
  CREATE INDEX IF NOT EXISTS statistics_jobs_by_account ON statistics_jobs(account_id, ready_at);`;
