const EVERY_RECORD = `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts(id),`;

/** A record that was deleted stays as a row. */
const ITS_TIMES = `
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0`;

/** Columns of an account's records: the table's own between those that every such table has. */
export const ofAccount = (own: string): string => `${EVERY_RECORD}${own},${ITS_TIMES}`;

/** The same of records that belong to line items. */
export const ofLineItem = (own: string): string =>
  ofAccount(`
    line_item_id TEXT NOT NULL REFERENCES line_items(id),${own}`);
