import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { appIdentifier } from "@/lib/ads/destination-params";
import { batchItem, defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import {
  choice,
  choices,
  clearable,
  flag,
  IDS_MAX,
  id,
  ids,
  integer,
  micros,
  text,
  time,
} from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { coreReads } from "@/lib/ads/rate-limits";
import { amount, identifier, instant, open, recordBase } from "@/lib/ads/records";
import { REASONS_NOT_SERVABLE } from "./campaigns";
import { PLACEMENTS, PRODUCT_TYPES } from "./placements";

export const OBJECTIVES = [
  "APP_ENGAGEMENTS",
  "APP_INSTALLS",
  "REACH",
  "FOLLOWERS",
  "ENGAGEMENTS",
  "VIDEO_VIEWS",
  "PREROLL_VIEWS",
  "WEBSITE_CLICKS",
] as const;

export type Objective = (typeof OBJECTIVES)[number];

export const GOALS = [
  "APP_CLICKS",
  "APP_INSTALLS",
  "APP_PURCHASES",
  "ENGAGEMENT",
  "FOLLOWERS",
  "LINK_CLICKS",
  "MAX_REACH",
  "PREROLL",
  "PREROLL_STARTS",
  "REACH_WITH_ENGAGEMENT",
  "SITE_VISITS",
  "VIDEO_VIEW",
  "VIEW_3S_100PCT",
  "VIEW_6S",
  "VIEW_15S",
  "WEBSITE_CONVERSIONS",
] as const;

export type Goal = (typeof GOALS)[number];

export const BID_STRATEGIES = ["AUTO", "MAX", "TARGET"] as const;
/** Values that can be set; the service can also return others. */
export const PAY_BY = ["APP_CLICK", "IMPRESSION", "LINK_CLICK"] as const;
export const BILLED_BY = [...PAY_BY, "APP_INSTALL", "ENGAGEMENT", "FOLLOW", "VIEW"] as const;
export const AUDIENCE_EXPANSIONS = ["BROAD", "DEFINED", "EXPANDED"] as const;

export const LINE_ITEM_NAME_MAX = 255;
export const ADVERTISER_DOMAIN_MAX = 255;
export const LINE_ITEM_BATCH_MAX = 40;
/** Line items of one campaign. */
export const LINE_ITEMS_PER_CAMPAIGN = 100;

export const lineItemRecord = z.looseObject({
  ...recordBase,
  campaign_id: identifier(),
  funding_instrument_id: identifier(),
  name: z.string().nullable(),
  objective: open(OBJECTIVES),
  product_type: open(PRODUCT_TYPES),
  placements: z.array(open(PLACEMENTS)),
  goal: open(GOALS),
  bid_strategy: open(BID_STRATEGIES),
  bid_amount_local_micro: amount().nullable(),
  pay_by: open(BILLED_BY),
  daily_budget_amount_local_micro: amount().nullable(),
  total_budget_amount_local_micro: amount().nullable(),
  start_time: instant().nullable(),
  end_time: instant().nullable(),
  entity_status: open(["ACTIVE", "PAUSED", "DRAFT"]),
  effective_status: open(["UNKNOWN", "RUNNING", "PAUSED", "ACTIVE"]),
  servable: z.boolean().nullable(),
  reasons_not_servable: z.array(open(REASONS_NOT_SERVABLE)),
  standard_delivery: z.boolean().nullable(),
  duration_in_days: z.number().int().nullable(),
  frequency_cap: z.number().int().nullable(),
  advertiser_user_id: identifier().nullable(),
  advertiser_domain: z.string().nullable(),
  categories: z.array(z.string()),
  primary_web_event_tag: z.string().nullable(),
  target_cpa_local_micro: amount().nullable(),
  automatic_post_promotion: z.boolean().nullable(),
  creative_source: open(["MANUAL"]),
  store_a_app_identifier: z.string().nullable(),
  store_b_app_identifier: z.string().nullable(),
  audience_expansion: open(AUDIENCE_EXPANSIONS).nullable(),
  currency: z.string(),
});

export type LineItem = z.output<typeof lineItemRecord>;

/** Fields that create and update share. */
const lineItemFields = {
  goal: choice(GOALS).optional(),
  bid_strategy: choice(BID_STRATEGIES).optional(),
  bid_amount_local_micro: clearable(micros()).optional(),
  pay_by: choice(PAY_BY).optional(),
  daily_budget_amount_local_micro: clearable(micros()).optional(),
  total_budget_amount_local_micro: clearable(micros()).optional(),
  standard_delivery: flag().optional(),
  duration_in_days: clearable(integer({ min: 1, max: 30 })).optional(),
  frequency_cap: clearable(integer({ min: 1, max: 1_000 })).optional(),
  advertiser_domain: clearable(text({ max: ADVERTISER_DOMAIN_MAX })).optional(),
  // An empty list is checked by the rules, since only some line items need categories.
  categories: ids(IDS_MAX, 0).optional(),
  primary_web_event_tag: clearable(id()).optional(),
  target_cpa_local_micro: clearable(micros()).optional(),
  store_a_app_identifier: clearable(appIdentifier("a")).optional(),
  store_b_app_identifier: clearable(appIdentifier("b")).optional(),
  audience_expansion: clearable(choice(AUDIENCE_EXPANSIONS)).optional(),
};

const createFields = z.object({
  campaign_id: id(),
  objective: choice(OBJECTIVES),
  product_type: choice(PRODUCT_TYPES),
  placements: choices(PLACEMENTS),
  start_time: time(),
  end_time: clearable(time()).optional(),
  name: clearable(visibleName(LINE_ITEM_NAME_MAX)).optional(),
  entity_status: choice(["ACTIVE", "PAUSED", "DRAFT"]).optional(),
  ...lineItemFields,
});

const updateFields = z.object({
  line_item_id: id(),
  start_time: time().optional(),
  end_time: clearable(time()).optional(),
  name: clearable(visibleName(LINE_ITEM_NAME_MAX)).optional(),
  entity_status: choice(["ACTIVE", "PAUSED"]).optional(),
  ...lineItemFields,
  /** Clients send whole line items back: a value that cannot be set is accepted if it is unchanged. */
  pay_by: choice(BILLED_BY).optional(),
});

const resource = accountResource({
  name: "line-items",
  key: { line_item_id: id() },
  data: lineItemRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
  reads: coreReads,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R11",
  summary: "Line items of an account",
  params: z.object({
    account_id: id(),
    campaign_ids: ids().optional(),
    funding_instrument_ids: ids().optional(),
    line_item_ids: ids().optional(),
    q: text({ max: 255 }).optional(),
    with_draft: flag({ usual: false }).optional(),
    ...listParams("bid_amount_local_micro"),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "R12", summary: "One line item" });

export const create = defineEndpoint({
  ...resource.create,
  number: "R13",
  summary: "Create a line item",
  params: createFields.extend({ account_id: id() }),
  seenBy: ({ account_id, campaign_id }) => ({
    endpoint: list,
    input: { account_id, campaign_ids: [campaign_id], with_draft: true, sort_by: ["created_at-desc"] },
  }),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "R14",
  summary: "Change a line item",
  params: updateFields.extend({ account_id: id() }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R15",
  summary: "Delete a line item, irreversibly",
});

export const batch = defineEndpoint({
  ...resource.batch,
  number: "R16",
  summary: "Create, update or delete up to 40 line items, all or none",
  body: z
    .array(
      batchItem({ Create: createFields, Update: updateFields, Delete: z.object({ line_item_id: id() }) }),
    )
    .min(1)
    .max(LINE_ITEM_BATCH_MAX)
    .meta({
      examples: [
        [
          {
            operation_type: "Create",
            params: {
              campaign_id: "8wku2",
              objective: "ENGAGEMENTS",
              product_type: "PROMOTED_POST",
              placements: ["ALL_ON_SERVICE"],
              start_time: "2026-12-01T09:00:00Z",
              end_time: "2026-12-24T22:00:00Z",
              name: "Spring sale",
              bid_strategy: "AUTO",
            },
          },
        ],
      ],
    }),
});
