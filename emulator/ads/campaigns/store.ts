import type { CampaignBudget } from "@/lib/ads/endpoints/campaigns";
import type { CampaignCause } from "@/lib/delivery/causes";
import { foldName } from "../../database/conditions";
import type { Connection, SqlRow } from "../../database/connection";
import { anyOf, asNamesOf, asNullableBoolean } from "../../database/json-columns";
import { integerKey, textKey } from "../../database/list-page";
import { columns, plainCollection } from "../../database/plain-collection";
import { type Columns, insertRow, updateRow } from "../../database/rows";
import { asInteger } from "../../service/money";
import { readyItem, reasonConditions } from "../delivery/reasons";
import { unableToFund } from "../funding/store";

const readyAt = (when: string) =>
  `EXISTS (SELECT 1 FROM line_items i WHERE i.campaign_id = c.id AND ${readyItem("i")} AND ${when})`;
const runsNow = readyAt("coalesce(i.start_time <= ?1, 1) AND coalesce(i.end_time > ?1, 1)");
const runsLater = readyAt("i.start_time > ?1");

/** Conditions under which a campaign that is not deleted does not serve; `?1` is the present instant. */
const CAUSES = {
  "account-rejected": "a.approval_status = 'REJECTED'",
  "account-under-review": "a.approval_status = 'UNDER_REVIEW'",
  "funding-problem": unableToFund,
  "awaiting-approval": "c.awaiting_approval",
  "budget-used-up": "coalesce(c.spent_local_micro >= c.total_budget_amount_local_micro, 0)",
  ended: "coalesce(coalesce(c.ready_until, c.ends_at) <= ?1, 0)",
  "campaign-paused": "c.entity_status = 'PAUSED'",
  "no-line-item": "c.line_items = 0",
  "no-active-line-item": "(c.line_items > 0 AND c.active_items = 0)",
  "nothing-to-show": "(c.active_items > 0 AND c.ready_items = 0)",
  "content-rejected": "c.content_problem",
  "starts-later": `(CASE WHEN c.ready_gaps THEN ${runsLater} AND NOT ${runsNow}
    ELSE coalesce(coalesce(c.ready_from, c.starts_at) > ?1, 0) END)`,
} satisfies Record<Exclude<CampaignCause, "campaign-deleted">, string>;

const REASONS = reasonConditions(CAUSES);
const notServable = anyOf(REASONS);

export const campaigns = plainCollection(
  "campaigns",
  "c",
  {
    ...columns("c", "name", "budget_optimization"),
    ...columns("c", "daily_budget_amount_local_micro", "total_budget_amount_local_micro"),
    ...columns("c", "funding_instrument_id", "entity_status"),
    effective_status: `CASE
      WHEN c.deleted THEN 'RUNNING'
      WHEN ${CAUSES["no-line-item"]} THEN 'UNKNOWN'
      WHEN ${CAUSES["campaign-paused"]} THEN 'PAUSED'
      WHEN ${notServable} THEN 'ACTIVE'
      ELSE 'RUNNING' END`,
    servable: `json(CASE WHEN c.deleted THEN 'null' WHEN ${notServable} THEN 'false' ELSE 'true' END)`,
    reasons_not_servable: `CASE WHEN c.deleted THEN json('[]') ELSE ${asNamesOf(REASONS)} END`,
    standard_delivery: asNullableBoolean("c.standard_delivery"),
    purchase_order_number: "c.purchase_order_number",
    duration_in_days: "NULL",
    frequency_cap: "NULL",
    currency: "f.currency",
  },
  {
    joins:
      "CROSS JOIN funding_instruments f ON f.id = c.funding_instrument_id CROSS JOIN accounts a ON a.id = c.account_id",
    keys: {
      name: { key: "c.name_folded", holds: "text" },
      start_time: textKey("c.starts_at"),
      end_time: textKey("c.ends_at"),
      daily_budget_amount_local_micro: integerKey("c.daily_budget_amount_local_micro"),
      total_budget_amount_local_micro: integerKey("c.total_budget_amount_local_micro"),
      standard_delivery: integerKey("c.standard_delivery"),
    },
  },
);

/** The fields of a campaign that can be changed, and the currency its money is in. */
export interface CampaignFields extends CampaignBudget {
  readonly name: string;
  readonly entity_status: string;
  readonly purchase_order_number: string | null;
}

interface StoredCampaign extends CampaignFields {
  readonly currency: string;
}

interface CampaignRow extends SqlRow {
  name: string;
  entity_status: string;
  purchase_order_number: string | null;
  budget_optimization: string;
  daily: string | null;
  total: string | null;
  standard_delivery: number | null;
  currency: string;
}

/** A campaign that is not deleted, with exact amounts as text; or undefined. */
export function findCampaign(
  connection: Connection,
  accountId: string,
  id: string,
): StoredCampaign | undefined {
  const row = connection.one<CampaignRow>(
    `SELECT c.name, c.entity_status, c.purchase_order_number, c.budget_optimization, c.standard_delivery,
       CAST(c.daily_budget_amount_local_micro AS TEXT) AS daily,
       CAST(c.total_budget_amount_local_micro AS TEXT) AS total, f.currency
     FROM campaigns c JOIN funding_instruments f ON f.id = c.funding_instrument_id
     WHERE c.id = ? AND c.account_id = ? AND NOT c.deleted`,
    [id, accountId],
  );
  if (!row) return undefined;
  return {
    name: row.name,
    entity_status: row.entity_status,
    purchase_order_number: row.purchase_order_number,
    budget_optimization: row.budget_optimization,
    daily_budget_amount_local_micro: row.daily,
    total_budget_amount_local_micro: row.total,
    standard_delivery: row.standard_delivery === null ? null : row.standard_delivery === 1,
    currency: row.currency,
  };
}

function columnsOf(fields: CampaignFields): Columns {
  return {
    name: fields.name,
    name_folded: foldName(fields.name),
    budget_optimization: fields.budget_optimization,
    daily_budget_amount_local_micro: asInteger(fields.daily_budget_amount_local_micro),
    total_budget_amount_local_micro: asInteger(fields.total_budget_amount_local_micro),
    entity_status: fields.entity_status,
    standard_delivery: fields.standard_delivery,
    purchase_order_number: fields.purchase_order_number,
  };
}

interface Where {
  readonly id: string;
  readonly accountId: string;
  readonly now: string;
}

export function insertCampaign(
  connection: Connection,
  { id, accountId, fundingInstrumentId, now }: Where & { readonly fundingInstrumentId: string },
  fields: CampaignFields,
): void {
  insertRow(connection, "campaigns", {
    id,
    account_id: accountId,
    funding_instrument_id: fundingInstrumentId,
    created_at: now,
    updated_at: now,
    ...columnsOf(fields),
  });
}

export function updateCampaign(connection: Connection, where: Where, fields: CampaignFields): void {
  const changed = { ...columnsOf(fields), lasts_until: "", updated_at: where.now };
  updateRow(connection, "campaigns", where, changed);
}

/**
 * Campaigns that count for an account's limit: those until their end or deletion, paused ones too (advertising
 * specification, Limits); drafts do not.
 */
export function countActiveCampaigns(connection: Connection, accountId: string, now: string): number {
  const row = connection.one<{ active: number }>(
    `SELECT count(*) AS active FROM campaigns c WHERE c.account_id = ? AND NOT c.deleted
       AND c.entity_status <> 'DRAFT' AND (c.ends_at IS NULL OR c.ends_at > ?)`,
    [accountId, now],
  );
  return row?.active ?? 0;
}
