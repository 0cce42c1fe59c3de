/** Tables of what was uploaded: the file as a whole, and its bytes in the pieces they came in. */
export const UPLOAD_TABLES = {
  // Instants in milliseconds. `found` is what the bytes turned out to be, `error` why they cannot be used, in JSON.
  uploads: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    owners TEXT NOT NULL DEFAULT '[]',
    category TEXT,
    media_key TEXT UNIQUE,
    media_type TEXT NOT NULL,
    total_bytes INTEGER NOT NULL,
    finalized_at INTEGER,
    ready_at INTEGER,
    expires_at INTEGER NOT NULL,
    found TEXT,
    error TEXT`,
  upload_segments: `
    upload_id TEXT NOT NULL REFERENCES uploads(id),
    segment_index INTEGER NOT NULL,
    size INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (upload_id, segment_index)`,
  // What a picture shows, for those who do not see it.
  upload_descriptions: `
    upload_id TEXT PRIMARY KEY REFERENCES uploads(id) ON DELETE CASCADE,
    alt_text TEXT NOT NULL`,
} as const;

export const UPLOAD_INDEXES = `
  CREATE INDEX IF NOT EXISTS uploads_by_end ON uploads(expires_at);`;
