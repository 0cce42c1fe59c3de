import * as z from "zod";
import { PRIMARY_TARGETING_TYPES } from "@/lib/ads/endpoints/targeting-criteria";
import type { Connection, SqlRow } from "../../database/connection";
import { type PastChange, type State, statesOf } from "./past";
import { type CampaignStory, storyNamed } from "./stories";
import { type ZoneGap, zoneGapOf } from "./zone-gap";

/** What delivery depends on, read from the records and from how they changed. Instants are milliseconds. */
export interface CampaignRecords {
  readonly id: string;
  readonly fundingId: string;
  readonly story: CampaignStory;
  readonly currency: string;
  readonly timezone: string;
  /** A time without numbers: the account left one time zone for another (zone-gap.ts). */
  readonly zoneGap: ZoneGap | undefined;
  /** The account is approved and in the live environment, and the campaign has been approved. */
  readonly mayServe: boolean;
  readonly states: readonly State<CampaignState>[];
  /** When its instrument pays. */
  readonly paysFrom: number;
  readonly paysUntil: number;
  readonly items: readonly ItemRecords[];
}

export interface ItemRecords {
  readonly id: string;
  readonly states: readonly State<LineItemState>[];
  readonly placements: readonly string[];
  readonly leaves: readonly ShownCreative[];
  /** How many people it is aimed at, from an instant on, where that is known: they are in audiences. */
  readonly people: readonly State<number>[] | undefined;
}

/** What is shown to people: a promoted post, a promoted account or a media creative. */
export interface ShownCreative {
  readonly id: string;
  readonly kind: "PROMOTED_POST" | "PROMOTED_ACCOUNT" | "MEDIA_CREATIVE";
  /** The post, the user or the medium: what is liked or not. */
  readonly subject: string;
  readonly from: number;
  readonly until: number;
}

const instants = new Map<string, number>();

/** Many records share an instant, and reading one takes longer than remembering it. */
function instantOf(text: string): number {
  const known = instants.get(text);
  if (known !== undefined) return known;
  const instant = Date.parse(text);
  if (instants.size > 20_000) instants.clear();
  instants.set(text, instant);
  return instant;
}

const campaignState = z.object({
  entity_status: z.string(),
  deleted: z.boolean(),
  budget_optimization: z.string(),
  standard_delivery: z.boolean().nullable(),
  daily_budget_amount_local_micro: z.number().nullable(),
  total_budget_amount_local_micro: z.number().nullable(),
});
export type CampaignState = z.output<typeof campaignState>;
const partOfCampaign = campaignState.partial();

const instant = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : instantOf(text)));

const itemState = z.object({
  entity_status: z.string(),
  deleted: z.boolean(),
  objective: z.string(),
  goal: z.string(),
  pay_by: z.string(),
  bid_strategy: z.string(),
  bid_amount_local_micro: z.number().nullable(),
  daily_budget_amount_local_micro: z.number().nullable(),
  total_budget_amount_local_micro: z.number().nullable(),
  /** Milliseconds. */
  start_time: instant,
  end_time: instant,
});
export type LineItemState = z.output<typeof itemState>;
const partOfItem = itemState.partial();
const listOfPlacements = z.array(z.string());

const orUndefined = (text: string | null) => (text === null ? undefined : instantOf(text));
const FOREVER = Number.POSITIVE_INFINITY;

interface CampaignRow extends SqlRow, Omit<CampaignState, "deleted" | "standard_delivery"> {
  id: string;
  funding_instrument_id: string;
  currency: string;
  timezone: string;
  timezone_switch_at: string | null;
  may_serve: number;
  deleted: number;
  standard_delivery: number | null;
  created_at: string;
  stopped_at: string | null;
  pays_from: string | null;
  pays_until: string | null;
  pays_never: number;
  story: string | null;
}

const CAMPAIGN_STATE = Object.keys(campaignState.shape);
const CAMPAIGN_COLUMNS = [
  ...CAMPAIGN_STATE,
  ...["id", "funding_instrument_id", "currency", "timezone", "timezone_switch_at", "may_serve"],
  ...["created_at", "stopped_at", "pays_from", "pays_until", "pays_never", "story"],
];
const CAMPAIGNS = `SELECT ${CAMPAIGN_STATE.map((name) => `c.${name}`).join(", ")},
    c.id, c.funding_instrument_id, f.currency, a.timezone, a.timezone_switch_at, c.created_at, c.story,
    (a.approval_status = 'ACCEPTED' AND a.environment = 'live' AND NOT c.content_problem
      AND NOT c.awaiting_approval) AS may_serve,
    coalesce(c.stopped_at, iif(c.deleted, c.updated_at, NULL)) AS stopped_at, f.start_time AS pays_from,
    min(coalesce(f.end_time, '9999'), coalesce(f.exhausted_at, '9999'),
      iif(f.deleted OR f.entity_status = 'PAUSED' OR f.card_state IS 'DELETED', f.updated_at, '9999')) AS pays_until,
    coalesce(f.card_state IN ('REJECTED', 'APPROVAL_PENDING'), 0) AS pays_never
  FROM campaigns c JOIN funding_instruments f ON f.id = c.funding_instrument_id JOIN accounts a ON a.id = c.account_id`;

interface ItemRow extends SqlRow, Omit<LineItemState, "deleted" | "start_time" | "end_time"> {
  start_time: string | null;
  end_time: string | null;
  id: string;
  campaign_id: string;
  deleted: number;
  created_at: string;
  stopped_at: string | null;
  placements: string;
}

const ITEM_STATE = Object.keys(itemState.shape);
const ITEM_COLUMNS = [...ITEM_STATE, "id", "campaign_id", "created_at", "stopped_at", "placements"];
const ITEMS = `SELECT ${ITEM_STATE.join(", ")}, id, campaign_id, created_at, placements,
    coalesce(stopped_at, iif(deleted, updated_at, NULL)) AS stopped_at
  FROM line_items`;

interface LeafRow extends SqlRow {
  id: string;
  kind: ShownCreative["kind"];
  line_item_id: string;
  subject: string;
  created_at: string;
  ended_at: string | null;
}

const LEAF_COLUMNS = ["id", "kind", "line_item_id", "subject", "created_at", "ended_at"] as const;
const leavesOf = (which: string) =>
  [
    ["PROMOTED_POST", "promoted_posts", "post_id"],
    ["PROMOTED_ACCOUNT", "promoted_accounts", "user_id"],
    ["MEDIA_CREATIVE", "media_creatives", "account_media_id"],
  ]
    .map(
      ([kind, table, subject]) =>
        `SELECT id, '${kind}' AS kind, line_item_id, ${subject} AS subject, created_at,
           iif(deleted, updated_at, NULL) AS ended_at
         FROM ${table} WHERE ${which}`,
    )
    .join(" UNION ALL ");

/** Statements that read all of an account, or what belongs to some identifiers: each by its own index. */
const OF_ACCOUNT = {
  campaigns: `${CAMPAIGNS} WHERE c.account_id = ?1 ORDER BY c.seq`,
  items: `${ITEMS} WHERE account_id = ?1 ORDER BY seq`,
  leaves: leavesOf("account_id = ?1"),
};
const LISTED = "IN (SELECT value FROM json_each(?1))";
const OF_IDS = {
  campaigns: `${CAMPAIGNS} WHERE c.id ${LISTED} AND +c.account_id = ?2 ORDER BY c.seq`,
  items: `${ITEMS} WHERE campaign_id ${LISTED} ORDER BY seq`,
  leaves: leavesOf(`line_item_id ${LISTED}`),
};

/** What delivery of some campaigns of an account depends on; without `ids` of all of them, in the order of creation. */
export function readCampaigns(
  connection: Connection,
  accountId: string,
  ids?: readonly string[],
): readonly CampaignRecords[] {
  const statements = ids === undefined ? OF_ACCOUNT : OF_IDS;
  const which = ids === undefined ? [accountId] : [JSON.stringify(ids), accountId];
  const campaigns = connection.many<CampaignRow>(CAMPAIGN_COLUMNS, statements.campaigns, which);
  const items = connection.many<ItemRow>(ITEM_COLUMNS, statements.items, which.slice(0, 1));
  const itemIds = JSON.stringify(items.map(({ id }) => id));
  const leaves = grouped(
    connection.many<LeafRow>(LEAF_COLUMNS, statements.leaves, [ids === undefined ? accountId : itemIds]),
    ({ line_item_id: item }) => item,
  );
  const people = audiencesOf(connection, itemIds);
  const changes = changesOf(connection, accountId, ids && [...ids, ...items.map(({ id }) => id)]);
  const byCampaign = grouped(items, ({ campaign_id: campaign }) => campaign);
  return campaigns.map((row) => ({
    id: row.id,
    fundingId: row.funding_instrument_id,
    story: storyNamed(row.story),
    currency: row.currency,
    timezone: row.timezone,
    zoneGap: zoneGapOf(orUndefined(row.timezone_switch_at)),
    mayServe: row.may_serve === 1 && row.pays_never === 0,
    paysFrom: orUndefined(row.pays_from) ?? 0,
    paysUntil: row.pays_until === "9999" ? FOREVER : instantOf(row.pays_until ?? ""),
    states: statesOf(campaignOf(row), partOfCampaign, changes.get(row.id) ?? [], lifeOf(row)),
    items: (byCampaign.get(row.id) ?? []).map((item) => ({
      id: item.id,
      states: statesOf(itemOf(item), partOfItem, changes.get(item.id) ?? [], lifeOf(item)),
      placements: placementsOf(item.placements),
      leaves: (leaves.get(item.id) ?? []).map((leaf) => ({
        id: leaf.id,
        kind: leaf.kind,
        subject: leaf.subject,
        from: instantOf(leaf.created_at),
        until: orUndefined(leaf.ended_at) ?? FOREVER,
      })),
      people: people.get(item.id),
    })),
  }));
}

/** Campaigns that are read together: all of a large account are a hundred megabytes. */
const TOGETHER = 400;

/** The same for as many as there are, some at a time. */
export function* readInTurn(
  connection: Connection,
  accountId: string,
  ids: readonly string[] = connection
    .many<{ id: string }>(["id"], "SELECT id FROM campaigns WHERE account_id = ? ORDER BY seq", [accountId])
    .map(({ id }) => id),
): Generator<CampaignRecords> {
  for (let first = 0; first < ids.length; first += TOGETHER)
    yield* readCampaigns(connection, accountId, ids.slice(first, first + TOGETHER));
}

const knownPlacements = new Map<string, readonly string[]>();

/** Few lists of placements are held by many line items. */
function placementsOf(text: string): readonly string[] {
  const known = knownPlacements.get(text) ?? listOfPlacements.parse(JSON.parse(text));
  knownPlacements.set(text, known);
  return known;
}

function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const lifeOf = (row: { created_at: string; stopped_at: string | null }) => ({
  createdAt: instantOf(row.created_at),
  stoppedAt: orUndefined(row.stopped_at),
});

const campaignOf = (row: CampaignRow): CampaignState => ({
  entity_status: row.entity_status,
  deleted: row.deleted === 1,
  budget_optimization: row.budget_optimization,
  standard_delivery: row.standard_delivery === null ? null : row.standard_delivery === 1,
  daily_budget_amount_local_micro: row.daily_budget_amount_local_micro,
  total_budget_amount_local_micro: row.total_budget_amount_local_micro,
});

const itemOf = (row: ItemRow): LineItemState => ({
  entity_status: row.entity_status,
  deleted: row.deleted === 1,
  objective: row.objective,
  goal: row.goal,
  pay_by: row.pay_by,
  bid_strategy: row.bid_strategy,
  bid_amount_local_micro: row.bid_amount_local_micro,
  daily_budget_amount_local_micro: row.daily_budget_amount_local_micro,
  total_budget_amount_local_micro: row.total_budget_amount_local_micro,
  start_time: orUndefined(row.start_time) ?? null,
  end_time: orUndefined(row.end_time) ?? null,
});

const CHANGES = `SELECT entity_id, change_time, changes FROM account_history
  WHERE account_id = ?1 AND entity IN ('CAMPAIGN', 'LINE_ITEM') AND change_type <> 'CREATE'`;

/** Changes of campaigns and line items after their creation, the oldest first. */
function changesOf(connection: Connection, accountId: string, ids: readonly string[] | undefined) {
  const listed = ids === undefined ? "" : "AND entity_id IN (SELECT value FROM json_each(?2))";
  const rows = connection.all<{ entity_id: string; change_time: string; changes: string }>(
    `${CHANGES} ${listed} ORDER BY seq`,
    [accountId, ...(ids === undefined ? [] : [JSON.stringify(ids)])],
  );
  const changes = new Map<string, PastChange[]>();
  for (const { entity_id: id, change_time: at, changes: text } of rows) {
    changes.set(id, [...(changes.get(id) ?? []), { at: instantOf(at), changes: text }]);
  }
  return changes;
}

const PRIMARY = PRIMARY_TARGETING_TYPES.map((type) => `'${type}'`).join(", ");

/** Line items that are aimed only at people in audiences, and how many those are as they come in. */
function audiencesOf(connection: Connection, itemIds: string): Map<string, readonly State<number>[]> {
  const rows = connection.all<{ id: string; audiences: string }>(
    `SELECT line_item_id AS id, json_group_array(targeting_value) AS audiences
     FROM json_each(?1) item CROSS JOIN targeting_criteria t ON t.line_item_id = item.value
     WHERE NOT t.deleted AND t.operator_type = 'EQ' AND t.targeting_type IN (${PRIMARY})
     GROUP BY line_item_id HAVING count(*) = sum(t.targeting_type = 'CUSTOM_AUDIENCE')`,
    [itemIds],
  );
  const sizes = new Map<string, readonly State<number>[]>();
  return new Map(
    rows.map(({ id, audiences }) => {
      const known = sizes.get(audiences) ?? sizesOf(connection, audiences);
      sizes.set(audiences, known);
      return [id, known];
    }),
  );
}

/** More arrivals than this are counted together with the last of them. */
const ARRIVALS_MAX = 24;

function sizesOf(connection: Connection, audiences: string): readonly State<number>[] {
  const rows = connection.all<{ at: string; people: number }>(
    `SELECT counts_from AS at, count(DISTINCT member) AS people FROM audience_members
     WHERE audience_id IN (SELECT value FROM json_each(?)) GROUP BY counts_from ORDER BY counts_from LIMIT ${ARRIVALS_MAX}`,
    [audiences],
  );
  let people = 0;
  return rows.map((row) => {
    people += row.people;
    return { from: instantOf(row.at), value: people };
  });
}
