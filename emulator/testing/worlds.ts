import * as z from "zod";
import { DEMO_OWNER_ID } from "@/lib/demo-users";
import { formatServiceTime } from "@/lib/time/service-time";
import { CURATED_CATEGORIES } from "../ads/lookups/curated-categories";
import { insertJob } from "../ads/statistics/jobs-store";
import { Connection } from "../database/connection";
import { insertRow } from "../database/rows";
import { PEOPLE } from "../seed/people";
import type { TestService } from "./service";
import { uploaded } from "./uploaded-media";

/** Part of the demo in which random requests find something. */
export interface World {
  readonly environment: "live" | "sandbox";
  /** Identifiers that belong together, by what they identify. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** Where the records are that identifiers name. */
const TABLES = {
  funding_instrument: "funding_instruments",
  line_item: "line_items",
  targeting_criterion: "targeting_criteria",
  promotable_user: "promotable_users",
  promoted_account: "promoted_accounts",
  promoted_post: "promoted_posts",
  scheduled_promoted_post: "scheduled_promoted_posts",
  post: "posts",
  account_media: "account_media",
  media_creative: "media_creatives",
  tracking_tag: "tracking_tags",
  line_item_curated_category: "line_item_curated_categories",
  preroll_call_to_action: "preroll_call_to_actions",
  media_key: "media_library",
  job: "statistics_jobs",
  web_event_tag: "web_event_tags",
  do_not_reach_list: "do_not_reach_lists",
  custom_audience_change: "custom_audience_changes",
  app_event_tag: "app_event_tags",
  ab_test: "ab_tests",
  card: "cards",
  draft_post: "draft_posts",
  scheduled_post: "scheduled_posts",
  custom_audience: "custom_audiences",
  tailored_audience: "custom_audiences",
  custom_audience_permission: "audience_permissions",
  tailored_audience_permission: "audience_permissions",
} as const;

/** What is sold: of users, and not of accounts. */
const CATALOG_TABLES = {
  product_catalog: "product_catalogs",
  product_set: "product_sets",
  scheduled_feed: "scheduled_feeds",
} as const;

/** Fewer calls than the smallest allowance has. */
const CALLS_TO_A_RESET = 4;

/** What the example of adding to the library adds. */
const UPLOADED = "3_1234567890123456789";

/** Two accounts of the live environment and one of the sandbox, and how to bring back what requests deleted there. */
export async function openWorlds(service: TestService) {
  const worlds = [
    await worldOf(service, "live", "Nordlys Outdoor"),
    await worldOf(service, "live", "Tallgrass Media Group"),
    await worldOf(service, "sandbox", "Nordlys Outdoor rehearsal"),
  ];
  uploaded(UPLOADED, { connection: new Connection(service.db), now: service.clock.now() });
  const restorations = [
    "UPDATE accounts SET deleted = 0 WHERE deleted",
    "UPDATE statistics_jobs SET cancelled_at = NULL",
    "UPDATE line_item_curated_categories SET curated_category_id = '4hmn8'",
    `DELETE FROM media_library WHERE id = '${UPLOADED}'`,
  ];
  for (const [resource, table] of [
    ...Object.entries({ ...TABLES, ...CATALOG_TABLES }),
    ["campaign", "campaigns"],
  ]) {
    const ids = worlds.flatMap((world) => world.ids[resource ?? ""] ?? []).map((id) => `'${id}'`);
    restorations.push(`UPDATE ${table} SET deleted = 0 WHERE id IN (${ids.join(",")}) AND deleted`);
  }
  const restoration = restorations.join(";");
  let written = false;
  let calls = 0;
  const { store } = service.service;
  store.onWrite(() => {
    written = true;
  });
  return {
    worlds,
    /** What earlier requests deleted is there again for the next. */
    restore: () => {
      calls += 1;
      if (written) store.connection.transaction(() => service.db.exec(restoration));
      else if (calls % CALLS_TO_A_RESET > 0) return;
      service.service.reset();
      // The reset says so of itself.
      written = false;
    },
  };
}

/** Under way for as long as the tests' present lasts. */
const JOB = {
  entity: "CAMPAIGN",
  entity_ids: ["8wku2"],
  start_time: "2026-11-13T00:00:00Z",
  end_time: "2026-11-20T00:00:00Z",
  granularity: "TOTAL",
  placement: "ALL_ON_SERVICE",
  metric_groups: ["ENGAGEMENT"],
  segmentation_type: null,
  country: null,
  platform: null,
};

/** Campaigns that can be tested at any time; the seed tests two of them. */
const OPEN_ENDED =
  "account_id = ? AND entity_status = 'ACTIVE' AND NOT deleted AND line_items > 0 AND ends_at IS NULL";

const OF_CATALOG =
  "product_catalog_id = (SELECT id FROM product_catalogs WHERE environment = ? ORDER BY seq LIMIT 1)";

function feedlessCatalog(service: TestService, environment: World["environment"]): string {
  const connection = new Connection(service.db);
  const id = { live: "1800000000000000001", sandbox: "1800000000000000002" }[environment];
  const at = formatServiceTime(service.clock.now());
  if (connection.one("SELECT id FROM product_catalogs WHERE id = ?", [id])) return id;
  const row = {
    id,
    environment,
    user_id: DEMO_OWNER_ID,
    name: "Without a feed",
    created_at: at,
    updated_at: at,
  };
  insertRow(connection, "product_catalogs", row);
  return id;
}

/** An instrument that a partner manages, which few accounts have. */
function partnerInstrument(service: TestService, account: string): string {
  const id = `${account}pm`;
  const at = formatServiceTime(service.clock.now());
  insertRow(new Connection(service.db), "funding_instruments", {
    id,
    account_id: account,
    type: "PARTNER_MANAGED",
    currency: "EUR",
    start_time: "2026-01-01T00:00:00Z",
    entity_status: "ACTIVE",
    created_at: at,
    updated_at: at,
  });
  return id;
}

async function worldOf(
  service: TestService,
  environment: World["environment"],
  name: string,
): Promise<World> {
  const account = service.idOf("accounts", `name = '${name}'`);
  // The first call fills the account.
  await service.get(`/${environment}/12/accounts/${account}/campaigns`);
  insertJob(
    new Connection(service.db),
    { accountId: account, now: formatServiceTime(service.clock.now()) },
    JOB,
  );
  const idsIn = (table: string) =>
    service.db
      .prepare(`SELECT id FROM ${table} WHERE account_id = ? AND NOT deleted ORDER BY seq LIMIT 4`)
      .all([account])
      .map((row) => z.object({ id: z.string() }).parse(row).id);
  const idsWhere = (table: string, condition: string, value: string, column = "id") =>
    service.db
      .prepare(`SELECT ${column} AS id FROM ${table} WHERE ${condition} ORDER BY seq LIMIT 4`)
      .all([value])
      .map((row) => z.object({ id: z.string() }).parse(row).id);
  const campaign = idsIn("campaigns");
  const firstOf = (table: string, condition: string) =>
    service.db
      .prepare(`SELECT id FROM ${table} WHERE account_id = ? AND ${condition} ORDER BY seq LIMIT 1`)
      .all([account])
      .map((row) => z.object({ id: z.string() }).parse(row).id);
  return {
    environment,
    ids: {
      account: [account],
      campaign,
      entity: campaign,
      ...Object.fromEntries(Object.entries(TABLES).map(([resource, table]) => [resource, idsIn(table)])),
      poster_media_key: firstOf("media_library", "media_type = 'IMAGE'"),
      mobile_audience: firstOf("custom_audiences", "audience_type = 'MOBILE_AUDIENCE'"),
      shared_audience: firstOf("custom_audiences", "id IN (SELECT audience_id FROM audience_permissions)"),
      other_account: service.db
        .prepare("SELECT id FROM accounts WHERE environment = ? AND id <> ? ORDER BY seq DESC LIMIT 1")
        .all([environment, account])
        .map((row) => z.object({ id: z.string() }).parse(row).id),
      card_uri: idsIn("cards").map((id) => `card://${id}`),
      poll_card: firstOf("other_cards", "kind = 'POLL'"),
      image_card: firstOf("other_cards", "kind = 'IMAGE_CONVERSATION'"),
      video_card: firstOf("other_cards", "kind = 'VIDEO_CONVERSATION'"),
      waiting_post: firstOf("scheduled_posts", "status = 'SCHEDULED'"),
      video_key: firstOf("media_library", "media_type = 'VIDEO'"),
      media_line_item: firstOf("line_items", "product_type = 'MEDIA'"),
      account_line_item: firstOf("line_items", "product_type = 'PROMOTED_ACCOUNT'"),
      post_line_item: firstOf("line_items", "product_type = 'PROMOTED_POST'"),
      pixel: service.db
        .prepare("SELECT DISTINCT website_tag_id AS id FROM web_event_tags WHERE account_id = ?")
        .all([account])
        .map((row) => z.object({ id: z.string() }).parse(row).id),
      listless_account: service.db
        .prepare(
          `SELECT a.id FROM accounts a JOIN permissions p ON p.account_id = a.id AND p.user_id = ?
             AND p.permissions LIKE '%ACCOUNT_ADMIN%'
           WHERE a.environment = ? AND a.seq % 2 = 0 AND NOT a.deleted ORDER BY a.seq LIMIT 1`,
        )
        .all([DEMO_OWNER_ID, environment])
        .map((row) => z.object({ id: z.string() }).parse(row).id),
      partner_instrument: [partnerInstrument(service, account)],
      recommendation: [`${idsIn("funding_instruments")[0]}r`],
      test_campaign: idsWhere("campaigns", OPEN_ENDED, account).slice(2),
      other_test_campaign: idsWhere("campaigns", OPEN_ENDED, account).slice(3),
      product_catalog: idsWhere("product_catalogs", "environment = ?", environment),
      product_set: idsWhere("product_sets", OF_CATALOG, environment),
      scheduled_feed: idsWhere("scheduled_feeds", OF_CATALOG, environment),
      product_key: idsWhere("products", OF_CATALOG, environment),
      // Another of the same user, which only has what tests put in.
      feedless_catalog: [feedlessCatalog(service, environment)],
      brand_user: idsWhere("promotable_users", "account_id = ?", account, "user_id"),
      plain_line_item: firstOf(
        "line_items",
        "id NOT IN (SELECT line_item_id FROM line_item_curated_categories)",
      ),
      curated_category: CURATED_CATEGORIES.map(({ id }) => id),
      user: PEOPLE.slice(0, 2).map(({ id }) => id),
    },
  };
}
