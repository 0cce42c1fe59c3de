import { ofAccount } from "./record-columns";

/** Tables of what advertisers measure: events on websites and in apps, and tests of one thing against another. */
export const MEASUREMENT_TABLES = {
  web_event_tags: ofAccount(`
    website_tag_id TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    click_window INTEGER NOT NULL,
    view_through_window INTEGER NOT NULL,
    retargeting_enabled INTEGER NOT NULL,
    last_tracked_at TEXT`),
  app_event_tags: ofAccount(`
    app_store_identifier TEXT NOT NULL,
    os_type TEXT NOT NULL,
    conversion_type TEXT NOT NULL,
    provider_app_event_id TEXT,
    provider_app_event_name TEXT,
    deep_link_scheme TEXT,
    post_view_attribution_window INTEGER NOT NULL,
    post_engagement_attribution_window INTEGER NOT NULL,
    retargeting_enabled INTEGER NOT NULL,
    last_tracked_at TEXT`),
  // `user_groups`, and who made and changed it, are as they are shown, in JSON.
  ab_tests: ofAccount(`
    name TEXT,
    name_folded TEXT NOT NULL,
    description TEXT,
    entity_type TEXT NOT NULL,
    start_time TEXT NOT NULL,
    end_time TEXT NOT NULL,
    user_groups TEXT NOT NULL,
    created_by TEXT NOT NULL,
    updated_by TEXT NOT NULL`),
} as const;

/** Columns whose passing changes a record (`timeColumns` in schema.ts). */
export const MEASUREMENT_TIMES = [
  ["ab_tests", "start_time"],
  ["ab_tests", "end_time"],
] as const;

export const MEASUREMENT_INDEXES = `
  CREATE INDEX IF NOT EXISTS web_event_tags_by_account ON web_event_tags(account_id);
  CREATE INDEX IF NOT EXISTS web_event_tags_by_site ON web_event_tags(website_tag_id);
  CREATE INDEX IF NOT EXISTS app_event_tags_by_account ON app_event_tags(account_id);
  CREATE INDEX IF NOT EXISTS app_event_tags_by_app ON app_event_tags(app_store_identifier);
  CREATE INDEX IF NOT EXISTS ab_tests_by_account ON ab_tests(account_id);`;
