import type { StatisticsEntity } from "@/lib/statistics/entities";
import type { Connection, SqlRow } from "../../database/connection";
import type { Plan, Slot } from "./plan";
import type { Plans } from "./plans";

/** One entity that is asked about, and the slots that it consists of. */
export interface StatisticsSubject {
  readonly id: string;
  readonly parts: readonly { readonly plan: Plan; readonly slots: readonly Slot[] }[];
}

const ofLineItem = (table: string) =>
  `SELECT s.id AS id, l.campaign_id AS campaign FROM ${table} s JOIN line_items l ON l.id = s.line_item_id
   WHERE +s.account_id = ?1 AND s.id IN (SELECT value FROM json_each(?2))`;

/**
 * Which campaigns an entity's numbers are in; deleted ones are answered like others. They are found by their
 * identifiers: an account has thousands.
 */
const CAMPAIGNS_OF: Readonly<Record<Exclude<StatisticsEntity, "ACCOUNT">, string>> = {
  CAMPAIGN:
    "SELECT id, id AS campaign FROM campaigns WHERE +account_id = ?1 AND id IN (SELECT value FROM json_each(?2))",
  FUNDING_INSTRUMENT: `SELECT f.id AS id, c.id AS campaign FROM funding_instruments f
    LEFT JOIN campaigns c ON c.funding_instrument_id = f.id AND c.account_id = f.account_id
    WHERE +f.account_id = ?1 AND f.id IN (SELECT value FROM json_each(?2))`,
  LINE_ITEM:
    "SELECT id, campaign_id AS campaign FROM line_items WHERE +account_id = ?1 AND id IN (SELECT value FROM json_each(?2))",
  PROMOTED_POST: ofLineItem("promoted_posts"),
  PROMOTED_ACCOUNT: ofLineItem("promoted_accounts"),
  MEDIA_CREATIVE: ofLineItem("media_creatives"),
  ORGANIC_POST:
    "SELECT id, NULL AS campaign FROM posts WHERE +account_id = ?1 AND id IN (SELECT value FROM json_each(?2))",
};

const isPartOf: Readonly<Record<StatisticsEntity, (slot: Slot, id: string) => boolean>> = {
  ACCOUNT: () => true,
  CAMPAIGN: () => true,
  FUNDING_INSTRUMENT: () => true,
  LINE_ITEM: ({ itemId }, id) => itemId === id,
  PROMOTED_POST: ({ leafId }, id) => leafId === id,
  PROMOTED_ACCOUNT: ({ leafId }, id) => leafId === id,
  MEDIA_CREATIVE: ({ leafId }, id) => leafId === id,
  ORGANIC_POST: () => false,
};

interface Asked {
  readonly accountId: string;
  readonly entity: StatisticsEntity;
  readonly ids: readonly string[];
  readonly step: number;
}

/** The entities among those asked for that the account has, in the order asked: others are passed over. */
export function subjectsOf(
  connection: Connection,
  plans: Plans,
  { accountId, entity, ids, step }: Asked,
): readonly StatisticsSubject[] {
  const asked = [...new Set(ids)];
  if (entity === "ACCOUNT") {
    if (!asked.includes(accountId)) return [];
    return [{ id: accountId, parts: plans.of(accountId, step).map((plan) => ({ plan, slots: plan.slots })) }];
  }
  interface Row extends SqlRow {
    id: string;
    campaign: string | null;
  }
  const rows = connection.many<Row>(["id", "campaign"], CAMPAIGNS_OF[entity], [
    accountId,
    JSON.stringify(asked),
  ]);
  const wanted = [...new Set(rows.flatMap(({ campaign }) => campaign ?? []))];
  const byId = new Map(plans.of(accountId, step, wanted).map((plan) => [plan.campaignId, plan]));
  const campaigns = new Map<string, string[]>();
  for (const { id, campaign } of rows) {
    const known = campaigns.get(id) ?? [];
    if (campaign !== null) known.push(campaign);
    campaigns.set(id, known);
  }
  return asked.flatMap((id) => {
    const own = campaigns.get(id);
    if (!own) return [];
    const parts = own.flatMap((campaign) => {
      const plan = byId.get(campaign);
      return plan ? [{ plan, slots: plan.slots.filter((slot) => isPartOf[entity](slot, id)) }] : [];
    });
    return [{ id, parts }];
  });
}
