import { z } from "zod";
import { Connection } from "../database/connection";
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
  promoted_account: "promoted_accounts",
  promoted_post: "promoted_posts",
  post: "posts",
  account_media: "account_media",
  media_creative: "media_creatives",
  tracking_tag: "tracking_tags",
  line_item_curated_category: "line_item_curated_categories",
  preroll_call_to_action: "preroll_call_to_actions",
  media_key: "media_library",
  card: "cards",
  draft_post: "draft_posts",
  scheduled_post: "scheduled_posts",
  custom_audience: "custom_audiences",
  tailored_audience: "custom_audiences",
  tailored_audience_permission: "audience_permissions",
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
    `DELETE FROM media_library WHERE id = '${UPLOADED}'`,
  ];
  for (const [noun, table] of [...Object.entries(TABLES), ["campaign", "campaigns"]]) {
    const ids = worlds.flatMap((world) => world.ids[noun ?? ""] ?? []).map((id) => `'${id}'`);
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

async function worldOf(
  service: TestService,
  environment: World["environment"],
  name: string,
): Promise<World> {
  const account = service.idOf("accounts", `name = '${name}'`);
  // The first call fills the account.
  await service.get(`/${environment}/12/accounts/${account}/campaigns`);
  const idsIn = (table: string) =>
    service.db
      .prepare(`SELECT id FROM ${table} WHERE account_id = ? AND NOT deleted ORDER BY seq LIMIT 4`)
      .all([account])
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
      ...Object.fromEntries(Object.entries(TABLES).map(([noun, table]) => [noun, idsIn(table)])),
      poster_media_key: firstOf("media_library", "media_type = 'IMAGE'"),
      mobile_audience: firstOf("custom_audiences", "audience_type = 'MOBILE_AUDIENCE'"),
      shared_audience: firstOf("custom_audiences", "id IN (SELECT audience_id FROM audience_permissions)"),
      other_account: service.db
        .prepare("SELECT id FROM accounts WHERE environment = ? AND id <> ? ORDER BY seq DESC LIMIT 1")
        .all([environment, account])
        .map((row) => z.object({ id: z.string() }).parse(row).id),
      poll_card: firstOf("other_cards", "kind = 'POLL'"),
      image_card: firstOf("other_cards", "kind = 'IMAGE_CONVERSATION'"),
      video_card: firstOf("other_cards", "kind = 'VIDEO_CONVERSATION'"),
      waiting_post: firstOf("scheduled_posts", "status = 'SCHEDULED'"),
      video_key: firstOf("media_library", "media_type = 'VIDEO'"),
      media_line_item: firstOf("line_items", "product_type = 'MEDIA'"),
      account_line_item: firstOf("line_items", "product_type = 'PROMOTED_ACCOUNT'"),
      post_line_item: firstOf("line_items", "product_type = 'PROMOTED_POST'"),
      plain_line_item: firstOf(
        "line_items",
        "id NOT IN (SELECT line_item_id FROM line_item_curated_categories)",
      ),
      user: PEOPLE.slice(0, 2).map(({ id }) => id),
    },
  };
}
