/** Tables of the platform API. Times named `…_ms` are milliseconds since the epoch. */
export const PLATFORM_TABLES = {
  webhooks: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    application_id TEXT NOT NULL,
    url TEXT NOT NULL,
    valid INTEGER NOT NULL,
    checked_ms INTEGER NOT NULL,
    failing_since_ms INTEGER,
    created_at TEXT NOT NULL,
    UNIQUE (application_id, url)`,
  activity_subscriptions: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    application_id TEXT NOT NULL,
    event_type TEXT NOT NULL,
    user_id TEXT,
    keyword TEXT,
    direction TEXT,
    tag TEXT,
    webhook_id TEXT REFERENCES webhooks(id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL`,
  activity_events: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    event_type TEXT NOT NULL,
    user_id TEXT NOT NULL,
    direction TEXT,
    payload TEXT NOT NULL,
    at_ms INTEGER NOT NULL`,
  stream_connections: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    application_id TEXT NOT NULL,
    endpoint_name TEXT NOT NULL,
    client_ip TEXT NOT NULL,
    connected_at TEXT NOT NULL,
    disconnected_at TEXT,
    disconnect_reason TEXT`,
  stream_rules: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    application_id TEXT NOT NULL,
    value TEXT NOT NULL,
    tag TEXT,
    UNIQUE (application_id, value)`,
  // What a post was before it was edited, first version and all later ones.
  post_edits: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    root_id TEXT NOT NULL,
    post_id TEXT NOT NULL UNIQUE`,
  post_replies: `
    post_id TEXT PRIMARY KEY,
    replies_to TEXT NOT NULL,
    conversation_id TEXT NOT NULL`,
  // `options` is a list of texts, in JSON.
  post_polls: `
    id TEXT PRIMARY KEY,
    post_id TEXT NOT NULL UNIQUE,
    options TEXT NOT NULL,
    duration_minutes INTEGER NOT NULL`,
} as const;

export const PLATFORM_INDEXES = `
  CREATE INDEX IF NOT EXISTS activity_subscriptions_by_event ON activity_subscriptions(event_type);
  CREATE INDEX IF NOT EXISTS activity_events_by_time ON activity_events(at_ms);
  CREATE INDEX IF NOT EXISTS stream_connections_by_application ON stream_connections(application_id);
  CREATE INDEX IF NOT EXISTS post_edits_by_root ON post_edits(root_id);`;
