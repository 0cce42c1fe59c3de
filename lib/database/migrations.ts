import type { Kysely, Migration } from "kysely";

/*
 * The store's tables, step by step. A step that was released never changes, and steps only add: an instance of the
 * version before goes on working while the next one starts.
 */

const jobs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("job")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("run_at", "bigint", (column) => column.notNull())
      .addColumn("lease_by", "text", (column) => column.notNull())
      .addColumn("lease_until", "bigint", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("done_at", "bigint")
      .addColumn("failure", "text")
      .execute();
    await db.schema.createIndex("job_due").on("job").columns(["done_at", "run_at"]).execute();
    await db.schema
      .createTable("instance")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .execute();
  },
};

/** A table with a row for each day of a thing. */
const statisticsTable = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("entity", "text", (column) => column.notNull())
    .addColumn("part", "text", (column) => column.notNull())
    .addColumn("entity_id", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("numbers", "text", (column) => column.notNull())
    .addColumn("read_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ["scope", "entity", "part", "entity_id", "day"]);

const statisticsDays: Migration = {
  async up(db: Kysely<unknown>) {
    await statisticsTable(db, "stat_day").execute();
    await db.schema.createIndex("stat_day_age").on("stat_day").column("day").execute();
  },
};

const changeLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("change_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("endpoint", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("entity", "text", (column) => column.notNull())
      .addColumn("entity_id", "text", (column) => column.notNull())
      .addColumn("entity_data", "text", (column) => column.notNull())
      .addColumn("changes", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("change_log_of_account")
      .on("change_log")
      .columns(["scope", "at", "id"])
      .execute();
    await db.schema
      .createIndex("change_log_of_record")
      .on("change_log")
      .columns(["scope", "entity_id", "at", "id"])
      .execute();
    await db.schema
      .createTable("known_record")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("entity", "text", (column) => column.notNull())
      .addColumn("entity_id", "text", (column) => column.notNull())
      .addColumn("record", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("known_record_key", ["scope", "entity", "entity_id"])
      .execute();
  },
};

const revocations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("revocation")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
  },
};

const keptItems: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("kept_item")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("owner_handle", "text", (column) => column.notNull())
      .addColumn("shared", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("kept_item_key", ["scope", "kind", "id"])
      .execute();
  },
};

const reports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("report")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("owner_id", "text", (column) => column.notNull())
      .addColumn("owner_handle", "text", (column) => column.notNull())
      .addColumn("with_spend", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("opened", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("report_of_account")
      .on("report")
      .columns(["scope", "created_at", "id"])
      .execute();
  },
};

const statisticsHours: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable("stat_hour")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("entity", "text", (column) => column.notNull())
      .addColumn("part", "text", (column) => column.notNull())
      .addColumn("entity_id", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("hour", "integer", (column) => column.notNull())
      .addColumn("read_at", "bigint", (column) => column.notNull())
      .addColumn("billed_charge_local_micro", "bigint");
    for (const count of [
      "impressions",
      "engagements",
      "clicks",
      "url_clicks",
      "app_clicks",
      "card_engagements",
      "carousel_swipes",
      "likes",
      "reposts",
      "replies",
      "follows",
      "qualified_impressions",
      "unfollows",
      "posts_send",
      "poll_card_vote",
      "billed_engagements",
      "video_total_views",
      "video_3s100pct_views",
      "video_6s_views",
      "video_15s_views",
      "video_content_starts",
      "video_views_25",
      "video_views_50",
      "video_views_75",
      "video_views_100",
      "video_cta_clicks",
    ])
      table = table.addColumn(count, "integer");
    await table
      .addColumn("others", "text")
      .addPrimaryKeyConstraint("stat_hour_key", ["scope", "entity", "part", "entity_id", "day", "hour"])
      .execute();
    await db.schema.createIndex("stat_hour_age").on("stat_hour").column("read_at").execute();
  },
};

const liveReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("report").addColumn("confirmed_at", "bigint").execute();
    await db.schema.alterTable("report").addColumn("lost_at", "bigint").execute();
    await db.schema
      .createTable("stat_active")
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("entity", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .addColumn("as_of", "bigint", (column) => column.notNull())
      .addColumn("things", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("stat_active_key", ["scope", "entity", "since"])
      .execute();
    await db.schema.createIndex("stat_active_age").on("stat_active").column("as_of").execute();
  },
};

const hoursOfDays: Migration = {
  async up(db: Kysely<unknown>) {
    await statisticsTable(db, "stat_hours").execute();
    await db.schema.createIndex("stat_hours_age").on("stat_hours").column("read_at").execute();
  },
};

const recordsOfReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("report").addColumn("query", "text").execute();
    await db.schema.alterTable("report").addColumn("records", "text").execute();
    await db.schema.alterTable("report").addColumn("records_at", "bigint").execute();
  },
};

/** By name, in their order. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001_jobs": jobs,
  "0002_statistics_days": statisticsDays,
  "0003_change_log": changeLog,
  "0004_revocations": revocations,
  "0005_kept_items": keptItems,
  "0006_reports": reports,
  "0007_statistics_hours": statisticsHours,
  "0008_live_reports": liveReports,
  "0009_hours_of_days": hoursOfDays,
  "0010_records_of_reports": recordsOfReports,
};
