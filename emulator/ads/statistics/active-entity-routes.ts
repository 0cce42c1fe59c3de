import * as activeEntities from "@/lib/ads/endpoints/active-entities";
import type { ActiveEntity } from "@/lib/statistics/entities";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { type Activity, activityOf } from "./activity";
import { planOf } from "./plan";
import { STEP_MS, stepAt } from "./plans";
import { readWindow, requireAtMost, type Window } from "./questions";
import { readCampaigns } from "./records";
import { echoed, timezoneOf } from "./rendering";

const DAY_MS = 86_400_000;

export const activeEntityRoutes = [
  route(
    activeEntities.list,
    ({ params, store, now }) => {
      const { account_id: accountId, entity } = params;
      const { connection } = store;
      const window = readWindow(params, timezoneOf(connection, accountId));
      requireAtMost(window, activeEntities.ACTIVE_DAYS_MAX * 24 + 1, "90.days+1.hours");
      requireOne(params);
      const step = stepAt(Date.parse(now));
      const found = new Map<string, Activity>();
      for (const records of readCampaigns(connection, accountId, mayBeActive(connection, params, window))) {
        const plan = planOf(records, step);
        for (const slot of plan.slots) {
          const id = idOf(entity, { ...slot, campaignId: records.id, fundingId: records.fundingId });
          const items = params.line_item_ids;
          if (id === undefined || (items && !items.includes(slot.itemId))) continue;
          const activity = activityOf(slot, window, step);
          if (activity) found.set(id, joined(found.get(id), activity));
        }
      }
      return {
        whole: JSON.stringify({
          request: { params: { account_id: accountId, entity, ...echoed(window) } },
          data_type: "active_entities",
          data: [...found].map(([id, { from, until, placements }]) => ({
            entity_id: id,
            activity_start_time: formatServiceTime(from),
            activity_end_time: formatServiceTime(until),
            placements: [...placements].sort(),
          })),
        }),
        validUntil: formatServiceTime(step + STEP_MS),
      };
    },
    { showsSpending: "budgets" },
  ),
];

interface Part {
  readonly campaignId: string;
  readonly fundingId: string;
  readonly itemId: string;
  readonly leafId: string;
  readonly leafKind: string;
}

/** The entity of a kind that something shown is part of; undefined for another kind of what is shown. */
function idOf(
  entity: ActiveEntity,
  { campaignId, fundingId, itemId, leafId, leafKind }: Part,
): string | undefined {
  switch (entity) {
    case "CAMPAIGN":
      return campaignId;
    case "FUNDING_INSTRUMENT":
      return fundingId;
    case "LINE_ITEM":
      return itemId;
    default:
      return leafKind === entity ? leafId : undefined;
  }
}

const joined = (known: Activity | undefined, more: Activity): Activity =>
  known === undefined
    ? more
    : {
        from: Math.min(known.from, more.from),
        until: Math.max(known.until, more.until),
        placements: new Set([...known.placements, ...more.placements]),
      };

interface Filters {
  readonly account_id: string;
  readonly funding_instrument_ids?: readonly string[] | undefined;
  readonly campaign_ids?: readonly string[] | undefined;
  readonly line_item_ids?: readonly string[] | undefined;
}

const FILTERS = ["funding_instrument_ids", "campaign_ids", "line_item_ids"] as const;

function requireOne(filters: Filters): void {
  const given = FILTERS.filter((name) => filters[name] !== undefined);
  if (given.length < 2) return;
  const message = `${given.slice(0, -1).join(", ")} and ${given.at(-1)} are exclusive parameters`;
  throw new Refusal([{ code: "EXCLUSIVE_PARAMETERS", message }]);
}

/** Campaigns among those asked for that may have run in the hours to which changes of a window apply. */
function mayBeActive(connection: Connection, filters: Filters, { start, end }: Window): readonly string[] {
  const listed = (ids: readonly string[] | undefined) => (ids === undefined ? null : JSON.stringify(ids));
  return connection
    .many<{ id: string }>(
      ["id"],
      `SELECT c.id FROM campaigns c WHERE c.account_id = ?1 AND c.entity_status <> 'DRAFT' AND c.created_at < ?3
         AND coalesce(c.starts_at < ?3, 1) AND (c.deleted OR coalesce(c.ends_at > ?2, 1)) AND coalesce(c.stopped_at > ?2, 1)
         AND (?4 IS NULL OR c.funding_instrument_id IN (SELECT value FROM json_each(?4)))
         AND (?5 IS NULL OR c.id IN (SELECT value FROM json_each(?5)))
         AND (?6 IS NULL OR c.id IN (SELECT campaign_id FROM line_items
           WHERE id IN (SELECT value FROM json_each(?6))))`,
      [
        filters.account_id,
        formatServiceTime(start - LATEST_CHANGE_MS),
        formatServiceTime(end),
        listed(filters.funding_instrument_ids),
        listed(filters.campaign_ids),
        listed(filters.line_item_ids),
      ],
    )
    .map(({ id }) => id);
}

/** The last change of an hour comes nine days after it. */
const LATEST_CHANGE_MS = 10 * DAY_MS;
