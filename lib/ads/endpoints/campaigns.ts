import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { batchItem, defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, clearable, flag, id, ids, micros, text } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { coreReads } from "@/lib/ads/rate-limits";
import { amount, identifier, open, recordBase } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

export const BUDGET_OPTIMIZATIONS = ["CAMPAIGN", "LINE_ITEM"] as const;

export const REASONS_NOT_SERVABLE = [
  "ACCOUNT_REJECTED",
  "ACCOUNT_UNDER_REVIEW",
  "AWAITING_APPROVAL_BY_ADVERTISER",
  "BUDGET_EXHAUSTED",
  "CONTENT_REVIEW_PROBLEM",
  "DELETED",
  "EXPIRED",
  "FUNDING_PROBLEM",
  "INCOMPLETE",
  "PAUSED_BY_ADVERTISER",
  "STARTS_IN_FUTURE",
] as const;

export type ReasonNotServable = (typeof REASONS_NOT_SERVABLE)[number];

export const CAMPAIGN_NAME_MAX = 255;
export const PURCHASE_ORDER_NUMBER_MAX = 50;
/** Campaigns in one batch request. */
export const CAMPAIGN_BATCH_MAX = 40;
/** Active campaigns of an account (advertising specification, Limits); raised on request up to 8,000. */
export const ACTIVE_CAMPAIGN_MAX = 200;

/** Advertising specification, Resources: Campaign. */
export const campaignRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  budget_optimization: open(BUDGET_OPTIMIZATIONS),
  daily_budget_amount_local_micro: amount().nullable(),
  total_budget_amount_local_micro: amount().nullable(),
  funding_instrument_id: identifier(),
  entity_status: open(["ACTIVE", "PAUSED", "DRAFT"]),
  effective_status: open(["UNKNOWN", "RUNNING", "PAUSED", "ACTIVE"]),
  servable: z.boolean().nullable(),
  reasons_not_servable: z.array(open(REASONS_NOT_SERVABLE)),
  standard_delivery: z.boolean().nullable(),
  purchase_order_number: z.string().nullable(),
  duration_in_days: z.number().int().nullable(),
  frequency_cap: z.number().int().nullable(),
  currency: z.string(),
});

export type Campaign = z.output<typeof campaignRecord>;

/** Fields that create and update share. */
const campaignFields = {
  budget_optimization: choice(BUDGET_OPTIMIZATIONS).optional(),
  daily_budget_amount_local_micro: clearable(micros()).optional(),
  total_budget_amount_local_micro: clearable(micros()).optional(),
  standard_delivery: flag().optional(),
  purchase_order_number: clearable(text({ max: PURCHASE_ORDER_NUMBER_MAX })).optional(),
};

const createFields = z.object({
  funding_instrument_id: id(),
  name: visibleName(CAMPAIGN_NAME_MAX),
  entity_status: choice(["ACTIVE", "PAUSED", "DRAFT"]).optional(),
  ...campaignFields,
});

const updateFields = z.object({
  campaign_id: id(),
  name: visibleName(CAMPAIGN_NAME_MAX).optional(),
  entity_status: choice(["ACTIVE", "PAUSED"]).optional(),
  ...campaignFields,
});

/** The fields of a campaign for the rules: its budgets and how they are spent. */
export type CampaignBudget = Pick<
  Campaign,
  | "budget_optimization"
  | "daily_budget_amount_local_micro"
  | "total_budget_amount_local_micro"
  | "standard_delivery"
>;

export const dailyBudgetWithinTotal: Rule<CampaignBudget> = {
  name: "daily-budget-within-total",
  parameter: "daily_budget_amount_local_micro",
  code: "INVALID_PARAMETER",
  message: "daily_budget_amount_local_micro must be less than or equal to total_budget_amount_local_micro",
  advice: "The daily budget may be at most the total budget. Lower the daily budget or raise the total.",
  broken: ({ daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total }) =>
    daily !== null && total !== null && BigInt(daily) > BigInt(total),
};

export const standardDeliveryNeedsCampaignBudget: Rule<CampaignBudget> = {
  name: "standard-delivery-needs-campaign-budget",
  parameter: "standard_delivery",
  code: "INVALID_PARAMETER",
  message: "standard_delivery is only allowed with budget_optimization CAMPAIGN",
  advice: "Delivery is chosen here only while the budget is optimised across the campaign.",
  broken: ({ budget_optimization, standard_delivery }) =>
    budget_optimization === "LINE_ITEM" && standard_delivery !== null,
};

export const campaignRules = [dailyBudgetWithinTotal, standardDeliveryNeedsCampaignBudget] as const;

const resource = accountResource({
  name: "campaigns",
  key: { campaign_id: id() },
  data: campaignRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
  reads: coreReads,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "19",
  summary: "Campaigns of an account",
  params: z.object({
    account_id: id(),
    campaign_ids: ids().optional(),
    funding_instrument_ids: ids().optional(),
    q: text({ max: CAMPAIGN_NAME_MAX }).optional(),
    with_draft: flag({ usual: false }).optional(),
    ...listParams(
      "name",
      "start_time",
      "end_time",
      "daily_budget_amount_local_micro",
      "total_budget_amount_local_micro",
      "standard_delivery",
    ),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "20", summary: "One campaign" });

export const create = defineEndpoint({
  ...resource.create,
  number: "21",
  summary: "Create a campaign",
  params: createFields.extend({ account_id: id() }),
  seenBy: ({ account_id, name }) => ({
    endpoint: list,
    input: { account_id, q: name, with_draft: true, sort_by: ["created_at-desc"] },
  }),
});

export const batch = defineEndpoint({
  ...resource.batch,
  number: "22",
  summary: "Create, update or delete up to 40 campaigns, all or none",
  body: z
    .array(batchItem({ Create: createFields, Update: updateFields, Delete: z.object({ campaign_id: id() }) }))
    .min(1)
    .max(CAMPAIGN_BATCH_MAX),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "23",
  summary: "Change a campaign",
  params: updateFields.extend({ account_id: id() }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "24",
  summary: "Delete a campaign, irreversibly",
});
