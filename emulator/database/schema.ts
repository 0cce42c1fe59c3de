import * as z from "zod";
import { AUDIENCE_INDEXES, AUDIENCE_TABLES, AUDIENCE_TIMES } from "./audience-tables";
import { CATALOG_INDEXES, CATALOG_TABLES } from "./catalog-tables";
import { CREATIVE_INDEXES, CREATIVE_TABLES, CREATIVE_TIMES } from "./creative-tables";
import type { Db } from "./database";
import { MEASUREMENT_INDEXES, MEASUREMENT_TABLES, MEASUREMENT_TIMES } from "./measurement-tables";
import { PLATFORM_INDEXES, PLATFORM_TABLES } from "./platform-tables";
import { ofLineItem } from "./record-columns";
import { emptyDatabase } from "./seeded";
import { STATISTICS_INDEXES, STATISTICS_TABLES, STATISTICS_TIMES } from "./statistics-tables";
import { UPLOAD_INDEXES, UPLOAD_TABLES } from "./upload-tables";

// `details_due`: the seed has yet to fill in what lies below an account's campaigns; `handle` is that of
// the account's brand as a user of the service. Until `settled_until`, in milliseconds, it is written what budgets have
// spent, and until `charged_until` what instruments were charged.
const TABLES = {
  accounts: `
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    environment TEXT NOT NULL,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    handle TEXT NOT NULL UNIQUE COLLATE NOCASE,
    business_name TEXT,
    business_id TEXT,
    timezone TEXT NOT NULL,
    timezone_switch_at TEXT,
    approval_status TEXT NOT NULL,
    industry_type TEXT,
    active_campaign_limit INTEGER NOT NULL,
    history_allowed INTEGER NOT NULL,
    details_due INTEGER NOT NULL DEFAULT 0,
    settled_until INTEGER,
    charged_until INTEGER,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0`,
  permissions: `
    user_id TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts(id),
    permissions TEXT NOT NULL,
    PRIMARY KEY (user_id, account_id)`,
  account_apps: `
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts(id),
    app_store_identifier TEXT NOT NULL,
    conversion_tracking_enabled INTEGER NOT NULL,
    deep_link_pattern TEXT,
    os_type TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0`,
  tax_settings: `
    account_id TEXT PRIMARY KEY REFERENCES accounts(id),
    settings TEXT NOT NULL`,
  user_settings: `
    account_id TEXT NOT NULL REFERENCES accounts(id),
    user_id TEXT NOT NULL,
    notification_email TEXT,
    contact_phone TEXT,
    contact_phone_extension TEXT,
    subscribe_email_types TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (account_id, user_id)`,
  // `spent_local_micro`, the card's state and the limit of an agency line decide what the API returns of an
  // instrument; it never shows them. From `exhausted_at` on what is left pays for nothing. Before `lasts_until` that
  // cannot be; empty, this is not known.
  funding_instruments: `
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts(id),
    type TEXT NOT NULL,
    description TEXT,
    currency TEXT NOT NULL,
    start_time TEXT,
    end_time TEXT,
    credit_limit_local_micro INTEGER,
    funded_amount_local_micro INTEGER,
    spent_local_micro INTEGER NOT NULL DEFAULT 0,
    entity_status TEXT NOT NULL,
    card_state TEXT,
    lasts_until TEXT NOT NULL DEFAULT '',
    exhausted_at TEXT,
    io_header TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0`,
  // The columns from `line_items` on summarize a campaign's line items: how many there are, when the first starts and
  // the last ends, what they spent, and whether their content or approval holds them back. The same for those that are
  // active and have something to show ("ready"), and whether there may be times in between when none runs. Since
  // `stopped_at` the seed has it paused or deleted; later changes are in its history. Of its total budget
  // `spent_local_micro` was given out when it was last looked at; before `lasts_until` it cannot be used up, nor one of
  // its line items'; empty, this is not known, as after a change. `story` is how the seed lets it fare; others fare as
  // usual.
  campaigns: `
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts(id),
    funding_instrument_id TEXT NOT NULL REFERENCES funding_instruments(id),
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    budget_optimization TEXT NOT NULL,
    daily_budget_amount_local_micro INTEGER,
    total_budget_amount_local_micro INTEGER,
    entity_status TEXT NOT NULL,
    standard_delivery INTEGER,
    purchase_order_number TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    line_items INTEGER NOT NULL DEFAULT 0,
    starts_at TEXT,
    ends_at TEXT,
    active_items INTEGER NOT NULL DEFAULT 0,
    ready_items INTEGER NOT NULL DEFAULT 0,
    ready_from TEXT,
    ready_until TEXT,
    ready_gaps INTEGER NOT NULL DEFAULT 0,
    spent_local_micro INTEGER NOT NULL DEFAULT 0,
    lasts_until TEXT NOT NULL DEFAULT '',
    stopped_at TEXT,
    story TEXT,
    content_problem INTEGER NOT NULL DEFAULT 0,
    awaiting_approval INTEGER NOT NULL DEFAULT 0`,
  // `shown` counts what a line item has to show: posts and accounts that it promotes, and media.
  line_items: `
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts(id),
    campaign_id TEXT NOT NULL REFERENCES campaigns(id),
    name TEXT,
    name_folded TEXT NOT NULL,
    objective TEXT NOT NULL,
    product_type TEXT NOT NULL,
    placements TEXT NOT NULL,
    goal TEXT NOT NULL,
    bid_strategy TEXT NOT NULL,
    bid_amount_local_micro INTEGER,
    pay_by TEXT NOT NULL,
    daily_budget_amount_local_micro INTEGER,
    total_budget_amount_local_micro INTEGER,
    start_time TEXT,
    end_time TEXT,
    entity_status TEXT NOT NULL,
    standard_delivery INTEGER,
    duration_in_days INTEGER,
    frequency_cap INTEGER,
    advertiser_domain TEXT,
    categories TEXT NOT NULL DEFAULT '[]',
    primary_web_event_tag TEXT,
    target_cpa_local_micro INTEGER,
    store_a_app_identifier TEXT,
    store_b_app_identifier TEXT,
    audience_expansion TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,
    stopped_at TEXT,
    spent_local_micro INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER NOT NULL DEFAULT 0`,
  targeting_criteria: ofLineItem(`
    name TEXT,
    targeting_type TEXT NOT NULL,
    targeting_value TEXT NOT NULL,
    operator_type TEXT NOT NULL,
    location_type TEXT`),
  promoted_posts: ofLineItem(`
    post_id TEXT NOT NULL`),
  promoted_accounts: ofLineItem(`
    user_id TEXT NOT NULL`),
  media_creatives: ofLineItem(`
    account_media_id TEXT NOT NULL REFERENCES account_media(id),
    landing_url TEXT`),
  tracking_tags: ofLineItem(`
    tracking_tag_type TEXT NOT NULL,
    tracking_tag_url TEXT NOT NULL`),
  line_item_curated_categories: ofLineItem(`
    curated_category_id TEXT NOT NULL`),
  preroll_call_to_actions: ofLineItem(`
    call_to_action TEXT NOT NULL,
    call_to_action_url TEXT NOT NULL`),
  ...CREATIVE_TABLES,
  ...AUDIENCE_TABLES,
  ...MEASUREMENT_TABLES,
  ...CATALOG_TABLES,
  ...UPLOAD_TABLES,
  ...PLATFORM_TABLES,
  ...STATISTICS_TABLES,
  account_history: `
    seq INTEGER PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts(id),
    entity TEXT NOT NULL,
    entity_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    platform TEXT NOT NULL,
    change_time TEXT NOT NULL,
    change_type TEXT NOT NULL,
    changes TEXT NOT NULL,
    entity_data TEXT NOT NULL`,
} as const;

/** A table of the advertising service. */
export type Table = keyof typeof TABLES;

/**
 * Columns of instants at which records change without being written, so that cached answers go stale. A test holds the
 * list against the columns of the tables.
 */
export const timeColumns: readonly (readonly [table: Table, column: string])[] = [
  ["campaigns", "starts_at"],
  ["campaigns", "ends_at"],
  ["line_items", "start_time"],
  ["line_items", "end_time"],
  ["funding_instruments", "start_time"],
  ["funding_instruments", "end_time"],
  ...CREATIVE_TIMES,
  ...AUDIENCE_TIMES,
  ...MEASUREMENT_TIMES,
  ...STATISTICS_TIMES,
];

const INDEXES = `
  CREATE INDEX IF NOT EXISTS funding_instruments_by_account ON funding_instruments(account_id);
  CREATE INDEX IF NOT EXISTS account_apps_by_account ON account_apps(account_id);
  CREATE INDEX IF NOT EXISTS campaigns_by_account ON campaigns(account_id);
  CREATE INDEX IF NOT EXISTS campaigns_by_name ON campaigns(account_id, name_folded);
  CREATE INDEX IF NOT EXISTS campaigns_by_lasting ON campaigns(account_id, lasts_until);
  CREATE INDEX IF NOT EXISTS line_items_by_account ON line_items(account_id);
  CREATE INDEX IF NOT EXISTS line_items_by_campaign ON line_items(campaign_id);
  CREATE INDEX IF NOT EXISTS targeting_criteria_by_line_item ON targeting_criteria(line_item_id);
  CREATE INDEX IF NOT EXISTS promoted_posts_by_line_item ON promoted_posts(line_item_id);
  CREATE INDEX IF NOT EXISTS promoted_posts_by_account ON promoted_posts(account_id);
  CREATE INDEX IF NOT EXISTS promoted_accounts_by_line_item ON promoted_accounts(line_item_id);
  CREATE INDEX IF NOT EXISTS promoted_accounts_by_account ON promoted_accounts(account_id);
  CREATE INDEX IF NOT EXISTS media_creatives_by_line_item ON media_creatives(line_item_id);
  CREATE INDEX IF NOT EXISTS media_creatives_by_account ON media_creatives(account_id);
  CREATE INDEX IF NOT EXISTS tracking_tags_by_line_item ON tracking_tags(line_item_id);
  CREATE INDEX IF NOT EXISTS tracking_tags_by_account ON tracking_tags(account_id);
  CREATE INDEX IF NOT EXISTS line_item_curated_categories_by_line_item ON line_item_curated_categories(line_item_id);
  CREATE INDEX IF NOT EXISTS line_item_curated_categories_by_account ON line_item_curated_categories(account_id);
  CREATE INDEX IF NOT EXISTS preroll_call_to_actions_by_line_item ON preroll_call_to_actions(line_item_id);
  CREATE INDEX IF NOT EXISTS preroll_call_to_actions_by_account ON preroll_call_to_actions(account_id);
  CREATE INDEX IF NOT EXISTS account_history_by_entity ON account_history(account_id, entity, entity_id);`;

const statements = new Map(
  Object.entries(TABLES).map(([name, columns]) => [name, `CREATE TABLE ${name} (${columns})`]),
);

/**
 * Creates the advertising service's tables. Records that an earlier version stored in another shape are dropped,
 * and with them everything else, so that the database is filled again.
 */
export function createSchema(db: Db): void {
  const present = new Map(readTables(db).map(({ name, sql }) => [name, sql]));
  const isOfAnotherShape = [...statements].some(
    ([name, sql]) => present.has(name) && present.get(name) !== sql,
  );
  if (isOfAnotherShape) {
    emptyDatabase(db);
    for (const name of [...statements.keys()].toReversed()) db.exec(`DROP TABLE IF EXISTS ${name}`);
  }
  for (const [name, sql] of statements) if (isOfAnotherShape || !present.has(name)) db.exec(sql);
  db.exec(
    [
      INDEXES,
      CREATIVE_INDEXES,
      AUDIENCE_INDEXES,
      MEASUREMENT_INDEXES,
      CATALOG_INDEXES,
      UPLOAD_INDEXES,
      PLATFORM_INDEXES,
      STATISTICS_INDEXES,
    ].join(""),
  );
}

function readTables(db: Db) {
  return z
    .array(z.object({ name: z.string(), sql: z.string() }))
    .parse(
      db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL").all([]),
    );
}
