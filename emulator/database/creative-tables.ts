import { ofAccount, ofLineItem } from "./record-columns";

/** A post that is still to be published. */
const UNPUBLISHED = `
    user_id TEXT NOT NULL,
    name TEXT,
    text TEXT,
    nullcast INTEGER NOT NULL,
    card_uri TEXT,
    media_keys TEXT NOT NULL`;

/** Tables of what accounts show: posts, media and cards. */
export const CREATIVE_TABLES = {
  // Users who let an account promote them and their posts.
  promotable_users: `
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts(id),
    user_id TEXT NOT NULL,
    type TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    UNIQUE (account_id, user_id)`,
  // Without an account: written by a user outside the advertising service.
  // `more` is what only some posts have, as it is shown, in JSON. Without `reply_settings` everyone may reply.
  posts: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT REFERENCES accounts(id),
    user_id TEXT NOT NULL,
    name TEXT,
    name_folded TEXT NOT NULL DEFAULT '',
    text TEXT NOT NULL,
    nullcast INTEGER NOT NULL,
    card_uri TEXT,
    media_keys TEXT NOT NULL DEFAULT '[]',
    repost_of TEXT,
    reply_settings TEXT,
    more TEXT NOT NULL DEFAULT '{}',
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0`,
  account_media: ofAccount(`
    creative_type TEXT NOT NULL,
    video_id TEXT,
    media_url TEXT`),
  // The bytes are those of an upload, or of a file of the demo.
  media_library: ofAccount(`
    upload_id TEXT,
    seed_file TEXT,
    media_type TEXT NOT NULL,
    media_category TEXT NOT NULL,
    media_url TEXT NOT NULL,
    name TEXT,
    title TEXT,
    file_name TEXT,
    description TEXT,
    words_folded TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    duration INTEGER,
    aspect_ratio TEXT,
    poster_media_key TEXT,
    poster_media_url TEXT,
    posted INTEGER NOT NULL DEFAULT 0,
    ready_at TEXT NOT NULL`),
  cards: ofAccount(`
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    card_type TEXT NOT NULL,
    components TEXT,
    slides TEXT`),
  // Features that the service switched on for an account.
  account_features: `
    account_id TEXT NOT NULL REFERENCES accounts(id),
    feature TEXT NOT NULL,
    PRIMARY KEY (account_id, feature)`,
  // Polls and conversations. They are hard-deleted; `record` is what is shown of one, in JSON.
  other_cards: ofAccount(`
    kind TEXT NOT NULL,
    card_uri TEXT NOT NULL,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    fields TEXT NOT NULL,
    record TEXT NOT NULL`),
  draft_posts: ofAccount(UNPUBLISHED),
  scheduled_posts: ofAccount(`${UNPUBLISHED},
    scheduled_at TEXT NOT NULL,
    completed_at TEXT,
    status TEXT NOT NULL,
    post_id TEXT`),
  // Of a post that is still to be published, and of one that was.
  scheduled_promoted_posts: ofLineItem(`
    scheduled_post_id TEXT NOT NULL`),
  // What was sent to a user's phone.
  device_notifications: `
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL,
    post TEXT NOT NULL,
    created_at TEXT NOT NULL`,
} as const;

/** Columns whose passing changes a record (`timeColumns` in schema.ts). */
export const CREATIVE_TIMES = [
  ["media_library", "ready_at"],
  ["scheduled_posts", "scheduled_at"],
] as const;

export const CREATIVE_INDEXES = `
  CREATE INDEX IF NOT EXISTS posts_by_account ON posts(account_id);
  CREATE INDEX IF NOT EXISTS account_media_by_account ON account_media(account_id);
  CREATE INDEX IF NOT EXISTS media_library_by_account ON media_library(account_id);
  CREATE INDEX IF NOT EXISTS cards_by_account ON cards(account_id);
  CREATE INDEX IF NOT EXISTS other_cards_by_account ON other_cards(account_id);
  CREATE INDEX IF NOT EXISTS draft_posts_by_account ON draft_posts(account_id);
  CREATE INDEX IF NOT EXISTS scheduled_posts_by_account ON scheduled_posts(account_id);
  CREATE INDEX IF NOT EXISTS scheduled_posts_by_time ON scheduled_posts(status, scheduled_at);`;
