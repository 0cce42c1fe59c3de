import type { LineItemTerms } from "@/lib/ads/line-item-rules";
import type { LineItemCause } from "@/lib/delivery/causes";
import { foldName } from "../../database/conditions";
import type { Connection, SqlRow } from "../../database/connection";
import { anyOf, asNamesOf, asNullableBoolean } from "../../database/json-columns";
import { integerKey } from "../../database/list-page";
import { columns, plainCollection } from "../../database/plain-collection";
import { type Columns, insertRow, updateRow } from "../../database/rows";
import { asInteger } from "../../service/money";
import { readyItem, reasonConditions } from "../delivery/reasons";
import { unableToFund } from "../funding/store";

/** Conditions under which a line item that is not deleted does not serve; `?1` is the present instant. */
const CAUSES = {
  "account-rejected": "a.approval_status = 'REJECTED'",
  "account-under-review": "a.approval_status = 'UNDER_REVIEW'",
  "funding-problem": unableToFund,
  "campaign-deleted": "c.deleted",
  "awaiting-approval": "c.awaiting_approval",
  "budget-used-up": `(coalesce(c.spent_local_micro >= c.total_budget_amount_local_micro, 0)
    OR coalesce(l.spent_local_micro >= l.total_budget_amount_local_micro, 0))`,
  ended: "coalesce(l.end_time <= ?1, 0)",
  "campaign-paused": "c.entity_status = 'PAUSED'",
  "line-item-paused": "l.entity_status = 'PAUSED'",
  "nothing-to-show": "l.shown = 0",
  "content-rejected": "c.content_problem",
  "starts-later": "coalesce(l.start_time > ?1, 0)",
} satisfies Record<LineItemCause, string>;

const REASONS = reasonConditions(CAUSES);
const notServable = anyOf(REASONS);
const paused = `(${CAUSES["line-item-paused"]} OR ${CAUSES["campaign-paused"]})`;

/** SQL: a line item `l` of campaign `c`, funding `f` and account `a` serves now. */
export const servesNow = `NOT (l.deleted OR ${notServable})`;

/** What is needed around a line item `l` to decide whether it serves. */
export const aroundLineItem = `CROSS JOIN campaigns c ON c.id = l.campaign_id
  CROSS JOIN funding_instruments f ON f.id = c.funding_instrument_id CROSS JOIN accounts a ON a.id = l.account_id`;

export const lineItems = plainCollection(
  "line_items",
  "l",
  {
    campaign_id: "l.campaign_id",
    funding_instrument_id: "c.funding_instrument_id",
    ...columns("l", "name", "objective", "product_type"),
    placements: "json(l.placements)",
    ...columns("l", "goal", "bid_strategy", "bid_amount_local_micro", "pay_by"),
    ...columns("l", "daily_budget_amount_local_micro", "total_budget_amount_local_micro"),
    ...columns("l", "start_time", "end_time", "entity_status"),
    effective_status: `CASE
      WHEN l.deleted THEN 'RUNNING'
      WHEN ${paused} THEN 'PAUSED'
      WHEN ${notServable} THEN 'ACTIVE'
      ELSE 'RUNNING' END`,
    servable: `json(CASE WHEN l.deleted THEN 'null' WHEN ${notServable} THEN 'false' ELSE 'true' END)`,
    reasons_not_servable: `CASE WHEN l.deleted THEN json('[]') ELSE ${asNamesOf(REASONS)} END`,
    standard_delivery: asNullableBoolean("l.standard_delivery"),
    ...columns("l", "duration_in_days", "frequency_cap"),
    advertiser_user_id: "NULL",
    advertiser_domain: "l.advertiser_domain",
    categories: "json(l.categories)",
    ...columns("l", "primary_web_event_tag", "target_cpa_local_micro"),
    automatic_post_promotion: "NULL",
    creative_source: "'MANUAL'",
    ...columns("l", "store_a_app_identifier", "store_b_app_identifier", "audience_expansion"),
    currency: "f.currency",
  },
  { joins: aroundLineItem, keys: { bid_amount_local_micro: integerKey("l.bid_amount_local_micro") } },
);

/** The fields of a line item that a caller sets. */
export interface LineItemFields extends Omit<LineItemTerms, "budget_optimization"> {
  readonly name: string | null;
  readonly entity_status: string;
  readonly target_cpa_local_micro: string | null;
  readonly audience_expansion: string | null;
}

const MONEY = [
  "bid_amount_local_micro",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "target_cpa_local_micro",
] as const;

const PLAIN = [
  "objective",
  "product_type",
  "goal",
  "bid_strategy",
  "pay_by",
  "start_time",
  "end_time",
  "entity_status",
  "standard_delivery",
  "duration_in_days",
  "frequency_cap",
  "advertiser_domain",
  "primary_web_event_tag",
  "store_a_app_identifier",
  "store_b_app_identifier",
  "audience_expansion",
  "name",
] as const;

function columnsOf(fields: LineItemFields): Columns {
  return {
    ...Object.fromEntries(PLAIN.map((name) => [name, fields[name]])),
    ...Object.fromEntries(MONEY.map((name) => [name, asInteger(fields[name])])),
    name_folded: foldName(fields.name ?? ""),
    placements: JSON.stringify(fields.placements),
    categories: JSON.stringify(fields.categories),
  };
}

interface LineItemRow extends SqlRow, Record<(typeof MONEY)[number], string | null> {
  campaign_id: string;
  objective: string;
  product_type: string;
  goal: string;
  bid_strategy: string;
  pay_by: string;
  start_time: string | null;
  end_time: string | null;
  entity_status: string;
  standard_delivery: number | null;
  duration_in_days: number | null;
  frequency_cap: number | null;
  advertiser_domain: string | null;
  primary_web_event_tag: string | null;
  store_a_app_identifier: string | null;
  store_b_app_identifier: string | null;
  audience_expansion: string | null;
  name: string | null;
  placements: string;
  categories: string;
}

export type StoredLineItem = LineItemFields & { readonly campaign_id: string };

/** A line item that is not deleted, with exact amounts as text; or undefined. */
export function findLineItem(
  connection: Connection,
  accountId: string,
  id: string,
): StoredLineItem | undefined {
  const row = connection.one<LineItemRow>(
    `SELECT campaign_id, ${PLAIN.join(", ")}, placements, categories,
       ${MONEY.map((name) => `CAST(${name} AS TEXT) AS ${name}`).join(", ")}
     FROM line_items WHERE id = ? AND account_id = ? AND NOT deleted`,
    [id, accountId],
  );
  if (!row) return undefined;
  return {
    ...row,
    standard_delivery: row.standard_delivery === null ? null : row.standard_delivery === 1,
    // Written by this file only.
    placements: JSON.parse(row.placements) as string[],
    categories: JSON.parse(row.categories) as string[],
  };
}

interface Where {
  id: string;
  accountId: string;
  now: string;
}

export function insertLineItem(
  connection: Connection,
  { id, accountId, campaignId, now }: Where & { campaignId: string },
  fields: LineItemFields,
): void {
  const where = { id, account_id: accountId, campaign_id: campaignId, created_at: now, updated_at: now };
  insertRow(connection, "line_items", { ...where, ...columnsOf(fields) });
}

export function updateLineItem(connection: Connection, where: Where, fields: LineItemFields): void {
  updateRow(connection, "line_items", where, { ...columnsOf(fields), updated_at: where.now });
}

/** What a line item shares with, or takes from, its campaign. */
export interface CampaignOfLineItems extends SqlRow {
  budget_optimization: string;
  total: string | null;
  currency: string;
  line_items: number;
  objective: string | null;
  product_type: string | null;
  deleted: number;
}

/** A campaign as its line items need it, which it leaves behind when it is deleted; or undefined. */
export function campaignForLineItems(
  connection: Connection,
  accountId: string,
  id: string,
): CampaignOfLineItems | undefined {
  return connection.one<CampaignOfLineItems>(
    `SELECT c.budget_optimization, CAST(c.total_budget_amount_local_micro AS TEXT) AS total, f.currency,
       (SELECT count(*) FROM line_items WHERE campaign_id = c.id AND NOT deleted) AS line_items,
       (SELECT objective FROM line_items WHERE campaign_id = c.id AND NOT deleted LIMIT 1) AS objective,
       (SELECT product_type FROM line_items WHERE campaign_id = c.id AND NOT deleted LIMIT 1) AS product_type,
       c.deleted
     FROM campaigns c JOIN funding_instruments f ON f.id = c.funding_instrument_id
     WHERE c.id = ? AND c.account_id = ?`,
    [id, accountId],
  );
}

const COUNTED = "i.campaign_id = campaigns.id AND NOT i.deleted AND i.entity_status <> 'DRAFT'";
const READY = `i.campaign_id = campaigns.id AND ${readyItem("i")}`;

/** When the first of some line items starts, and when the last ends if all of them do. */
const FLIGHT = "min(i.start_time), iif(count(*) = count(i.end_time), max(i.end_time), NULL)";

/** Whether one of some line items ends before another starts, so that at times between none may run. */
const MAY_GAP = "coalesce(min(i.end_time) < max(i.start_time), 0)";

const SUM_UP = `UPDATE campaigns SET
  (line_items, starts_at, ends_at, active_items) = (SELECT count(*), ${FLIGHT},
     count(*) FILTER (WHERE i.entity_status <> 'PAUSED') FROM line_items i WHERE ${COUNTED}),
  (ready_items, ready_from, ready_until, ready_gaps) =
    (SELECT count(*), ${FLIGHT}, ${MAY_GAP} FROM line_items i WHERE ${READY})`;

/**
 * Updates what a campaign stores about its line items: how many there are, and when those that can serve run. How
 * long budgets last is unknown afterwards.
 */
export function sumUpLineItems(connection: Connection, campaignId: string): void {
  connection.run(`${SUM_UP}, lasts_until = '' WHERE id = ?1`, [campaignId]);
}

const SHOWN = ["promoted_posts", "promoted_accounts", "media_creatives"].map(
  (table) => `(SELECT count(*) FROM ${table} s WHERE s.line_item_id = line_items.id AND NOT s.deleted)`,
);
const COUNT_SHOWN = `UPDATE line_items SET shown = ${SHOWN.join(" + ")}`;

/** Updates how much a line item has to show, and whether its campaign can serve now. */
export function countShown(connection: Connection, lineItemId: string): void {
  connection.run(`${COUNT_SHOWN} WHERE id = ?1`, [lineItemId]);
  connection.run(`${SUM_UP} WHERE id = (SELECT campaign_id FROM line_items WHERE id = ?1)`, [lineItemId]);
}

/** The same for all line items and campaigns of an account. */
export function countAllShown(connection: Connection, accountId: string): void {
  connection.run(`${COUNT_SHOWN} WHERE account_id = ?1`, [accountId]);
  connection.run(`${SUM_UP} WHERE account_id = ?1`, [accountId]);
}

/** The line item that an association belongs to. */
export function lineItemOf(
  connection: Connection,
  table: "promoted_posts" | "promoted_accounts" | "media_creatives",
  id: string,
): string {
  const statement = `SELECT line_item_id FROM ${table} WHERE id = ?`;
  const row = connection.one<{ line_item_id: string }>(statement, [id]);
  if (!row) throw new Error(`No row ${id} in ${table}`);
  return row.line_item_id;
}
