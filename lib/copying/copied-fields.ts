import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { type LineItemTerms, lineItemRules, PAID_BY } from "@/lib/ads/line-item-rules";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { brokenRules } from "@/lib/ads/rules";
import { formatInstant } from "@/lib/format/instant";
import { movedByDays } from "@/lib/time/calendar";
import type { Convert } from "./copy-amounts";
import { areOver } from "./copy-dates";

/** What is different in copies. */
export interface CopyChanges {
  /** In another account: what belongs to the old one does not come along. */
  readonly elsewhere: boolean;
  readonly convert: Convert;
  /** By which dates are moved on the zone's clocks. */
  readonly days: number;
  readonly zone: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

const campaignFields = campaigns.create.params.omit({ account_id: true, name: true });
const lineItemFields = lineItems.create.params.omit({ account_id: true, campaign_id: true, name: true });

/** Fields that are set: what is not is left out. */
const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** What a paused copy of a campaign is created with, but for its name. */
export function copiedCampaign(model: campaigns.Campaign, fundingId: string, convert: Convert) {
  const optimization = model.budget_optimization === "LINE_ITEM" ? "LINE_ITEM" : "CAMPAIGN";
  return campaignFields.parse(
    given({
      funding_instrument_id: fundingId,
      entity_status: "PAUSED",
      budget_optimization: optimization,
      daily_budget_amount_local_micro: convert(model.daily_budget_amount_local_micro),
      total_budget_amount_local_micro: convert(model.total_budget_amount_local_micro),
      standard_delivery: optimization === "CAMPAIGN" ? model.standard_delivery : null,
      purchase_order_number: model.purchase_order_number,
    }),
  );
}

/** What a paused copy of a line item is created with, but for its campaign and name; or why there is none. */
export function copiedLineItem(
  model: lineItems.LineItem,
  optimization: string,
  { elsewhere, convert, days, zone, now }: CopyChanges,
) {
  const moved = (instant: string | null) => instant && movedByDays(instant, days, zone);
  const ownBudget = optimization === "LINE_ITEM";
  const copy = {
    ...model,
    bid_amount_local_micro: convert(model.bid_amount_local_micro),
    target_cpa_local_micro: convert(model.target_cpa_local_micro),
    daily_budget_amount_local_micro: ownBudget ? convert(model.daily_budget_amount_local_micro) : null,
    total_budget_amount_local_micro: convert(model.total_budget_amount_local_micro),
    standard_delivery: ownBudget ? model.standard_delivery : null,
    primary_web_event_tag: elsewhere ? null : model.primary_web_event_tag,
    start_time: moved(model.start_time),
    end_time: moved(model.end_time),
  };
  if (areOver(copy, now))
    return { reason: `It ended ${formatInstant(copy.end_time ?? "", zone)}. Move its dates.` };
  const terms: LineItemTerms = { ...copy, budget_optimization: optimization };
  const [broken] = brokenRules(lineItemRules, terms);
  if (broken) return { reason: broken.advice };
  const parsed = lineItemFields.safeParse(
    given({ ...copy, entity_status: "PAUSED", pay_by: isUsual(model) ? null : model.pay_by }),
  );
  if (parsed.success) return { fields: parsed.data };
  const [field] = parsed.error.issues[0]?.path ?? [];
  return { reason: `${String(field)}: ${ruleOf(String(field))}` };
}

/** Whether it is billed by its goal's default, some of which is returned but not accepted. */
function isUsual({ goal, pay_by }: lineItems.LineItem): boolean {
  const usual: Readonly<Record<string, string>> = PAID_BY;
  return usual[goal] === pay_by;
}

function ruleOf(field: string): string {
  const shape: Readonly<Record<string, (typeof lineItemFields.shape)[keyof typeof lineItemFields.shape]>> =
    lineItemFields.shape;
  const param = shape[field];
  return param ? paramKindOf(param).rule : "It cannot be copied as it is.";
}
