import { ofAccount } from "./record-columns";

/** Tables of audiences and the people in them. */
export const AUDIENCE_TABLES = {
  // `ready_at` is when the first people who were sent in are processed.
  custom_audiences: ofAccount(`
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    description TEXT,
    audience_type TEXT NOT NULL,
    ready_at TEXT`),
  // One row for each identifier of a person in an audience, or in a list of people not to be reached; they count from when they are processed until they expire.
  audience_members: `
    audience_id TEXT NOT NULL,
    identifier TEXT NOT NULL,
    member TEXT NOT NULL,
    counts_from TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (audience_id, identifier)`,
  // An audience shared with another account; `account_id` is its owner.
  audience_permissions: ofAccount(`
    audience_id TEXT NOT NULL REFERENCES custom_audiences(id),
    granted_account_id TEXT NOT NULL REFERENCES accounts(id),
    permission_level TEXT NOT NULL`),
  // People that an account does not reach. `ready_at` is when the first of them are processed.
  do_not_reach_lists: ofAccount(`
    description TEXT,
    ready_at TEXT`),
  // Files of people, processed at `ready_at`.
  custom_audience_changes: ofAccount(`
    custom_audience_id TEXT NOT NULL REFERENCES custom_audiences(id),
    input_file_path TEXT NOT NULL,
    operation TEXT NOT NULL,
    ready_at TEXT NOT NULL`),
  global_opt_outs: `
    account_id TEXT PRIMARY KEY REFERENCES accounts(id),
    input_file_path TEXT NOT NULL,
    list_type TEXT NOT NULL,
    updated_at TEXT NOT NULL`,
} as const;

/** Columns whose passing changes a record (`timeColumns` in schema.ts). */
export const AUDIENCE_TIMES = [
  ["custom_audiences", "ready_at"],
  ["do_not_reach_lists", "ready_at"],
  ["custom_audience_changes", "ready_at"],
  ["audience_members", "counts_from"],
  ["audience_members", "expires_at"],
] as const;

export const AUDIENCE_INDEXES = `
  CREATE INDEX IF NOT EXISTS custom_audiences_by_account ON custom_audiences(account_id);
  CREATE INDEX IF NOT EXISTS audience_members_by_member ON audience_members(audience_id, member);
  CREATE INDEX IF NOT EXISTS audience_members_by_start ON audience_members(counts_from);
  CREATE INDEX IF NOT EXISTS audience_members_by_end ON audience_members(expires_at);
  CREATE INDEX IF NOT EXISTS audience_permissions_by_audience ON audience_permissions(audience_id);
  CREATE INDEX IF NOT EXISTS do_not_reach_lists_by_account ON do_not_reach_lists(account_id);
  CREATE INDEX IF NOT EXISTS custom_audience_changes_by_account ON custom_audience_changes(account_id);
  CREATE INDEX IF NOT EXISTS audience_permissions_by_grant ON audience_permissions(granted_account_id);`;
