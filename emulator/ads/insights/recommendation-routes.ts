import * as recommendations from "@/lib/ads/endpoints/recommendations";
import type { Connection } from "../../database/connection";
import { notFound, Refusal } from "../../service/refusals";
import { route } from "../../service/route";

/** By how much a budget is to grow, in percent. */
const MORE = 20;
/** A whole unit of every currency. */
const UNIT = 1_000_000;

interface Row {
  readonly [column: string]: string | number | bigint;
  readonly id: string;
  readonly funding_instrument_id: string;
  readonly created_at: string;
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly daily: number | bigint;
  readonly line_item_id: string;
}

/** For each instrument its first campaign with a daily budget that serves by a line item: more of what works. */
const rowsOf = (connection: Connection, accountId: string) =>
  connection.all<Row>(
    `SELECT f.id || 'r' AS id, f.id AS funding_instrument_id, c.created_at, c.id AS campaign_id,
       c.name AS campaign_name, c.daily_budget_amount_local_micro AS daily,
       (SELECT id FROM line_items WHERE campaign_id = c.id AND NOT deleted ORDER BY seq LIMIT 1) AS line_item_id
     FROM funding_instruments f JOIN campaigns c ON c.seq = (
       SELECT min(seq) FROM campaigns WHERE funding_instrument_id = f.id AND entity_status = 'ACTIVE'
         AND NOT deleted AND ready_items > 0 AND total_budget_amount_local_micro IS NULL
         AND daily_budget_amount_local_micro > 0)
     WHERE f.account_id = ? AND f.entity_status = 'ACTIVE' AND NOT f.deleted ORDER BY f.seq`,
    [accountId],
  );

const shown = (row: Row, account_id: string) => ({
  id: row.id,
  account_id,
  funding_instrument_id: row.funding_instrument_id,
  status: "PENDING",
  message: `Raise the daily budget of ${row.campaign_name} by ${MORE}%`,
  created_at: row.created_at,
  updated_at: row.created_at,
});

function changesOf(row: Row): readonly recommendations.RecommendedChange[] {
  const daily = Math.ceil((Number(row.daily) * (100 + MORE)) / 100 / UNIT) * UNIT;
  const below = {
    entity_type: "line_items",
    operation_type: null,
    params: { id: row.line_item_id },
    dependent_entities: [],
  };
  const params = { id: row.campaign_id, daily_budget_amount_local_micro: daily };
  return [{ entity_type: "campaigns", operation_type: "Update", params, dependent_entities: [below] }];
}

export const recommendationRoutes = [
  route(recommendations.list, ({ params: { account_id: accountId }, store }) => {
    const rows = rowsOf(store.connection, accountId);
    return {
      data: JSON.stringify(rows.map((row) => shown(row, accountId))),
      nextCursor: null,
      totalCount: rows.length,
    };
  }),

  route(
    recommendations.get,
    ({ params: { account_id: accountId, recommendation_id: id }, store }) => {
      const row = rowsOf(store.connection, accountId).find((one) => one.id === id);
      if (!row) throw new Refusal([notFound("Recommendation", id, "recommendation_id", accountId)]);
      return { data: JSON.stringify({ ...shown(row, accountId), changes: changesOf(row) }) };
    },
    { dataType: "recommendations" },
  ),
];
