import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams, PAGE_MAX, withDeleted } from "@/lib/ads/endpoint";
import { choice, id, ids, text } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { coreReads } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";
import { LOCATION_TYPES } from "./locations";

/** Criteria that can be used alone; those of one line item are combined with OR. */
export const PRIMARY_TARGETING_TYPES = [
  "BROAD_KEYWORD",
  "CONVERSATION",
  "CUSTOM_AUDIENCE",
  "CUSTOM_AUDIENCE_EXPANDED",
  "EVENT",
  "EXACT_KEYWORD",
  "FOLLOWERS_OF_USER",
  "INTEREST",
  "PHRASE_KEYWORD",
  "SIMILAR_TO_FOLLOWERS_OF_USER",
  "TV_SHOW",
  "UNORDERED_KEYWORD",
] as const;

/** Criteria that narrow an audience: AND across types, OR within one. */
export const NARROWING_TARGETING_TYPES = [
  "AGE",
  "APP_LIST",
  "APP_STORE_CATEGORY",
  "APP_STORE_CATEGORY_LOOKALIKE",
  "CAMPAIGN_ENGAGEMENT",
  "CAMPAIGN_ENGAGEMENT_LOOKALIKE",
  "DEVICE",
  "ENGAGEMENT_TYPE",
  "GENDER",
  "IAB_CATEGORY",
  "LANGUAGE",
  "LIVE_TV_EVENT",
  "LOCATION",
  "NETWORK_ACTIVATION_DURATION",
  "NETWORK_OPERATOR",
  "PLATFORM",
  "PLATFORM_VERSION",
  "USER_ENGAGEMENT",
  "USER_ENGAGEMENT_LOOKALIKE",
  "WIFI_ONLY",
] as const;

export const TARGETING_TYPES = [...PRIMARY_TARGETING_TYPES, ...NARROWING_TARGETING_TYPES] as const;

export const OPERATOR_TYPES = ["EQ", "NE", "GTE", "LT"] as const;

export const AGES = [
  "AGE_13_TO_24",
  "AGE_13_TO_34",
  "AGE_13_TO_49",
  "AGE_13_TO_54",
  "AGE_OVER_13",
  "AGE_18_TO_34",
  "AGE_18_TO_49",
  "AGE_18_TO_54",
  "AGE_OVER_18",
  "AGE_21_TO_34",
  "AGE_21_TO_49",
  "AGE_21_TO_54",
  "AGE_OVER_21",
  "AGE_25_TO_49",
  "AGE_25_TO_54",
  "AGE_OVER_25",
  "AGE_35_TO_49",
  "AGE_35_TO_54",
  "AGE_OVER_35",
  "AGE_OVER_50",
] as const;

export const ENGAGEMENT_TYPES = [
  "IMPRESSION",
  "ENGAGEMENT",
  "VIDEO_VIEW",
  "VIDEO_VIEW_PARTIAL",
  "VIDEO_VIEW_COMPLETE",
] as const;

export const TARGETING_BATCH_MAX = 500;
export const TARGETING_VALUE_MAX = 255;

export const targetingCriterionRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  name: z.string().nullable(),
  localized_name: z.string().optional(),
  targeting_type: open(TARGETING_TYPES),
  targeting_value: z.string(),
  operator_type: open(OPERATOR_TYPES),
  /** Only of a LOCATION. */
  location_type: open(LOCATION_TYPES).nullable(),
});

export type TargetingCriterion = z.output<typeof targetingCriterionRecord>;

const createFields = z.object({
  line_item_id: id(),
  targeting_type: choice(TARGETING_TYPES),
  targeting_value: text({ max: TARGETING_VALUE_MAX }),
  operator_type: choice(OPERATOR_TYPES),
});

const lang = text({ min: 2, max: 10 }).optional();

const resource = accountResource({
  name: "targeting-criteria",
  key: { targeting_criterion_id: id() },
  data: targetingCriterionRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
  reads: coreReads,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R17",
  summary: "Targeting of line items",
  params: z.object({
    account_id: id(),
    line_item_ids: ids(),
    targeting_criterion_ids: ids().optional(),
    lang,
    ...listParams(),
  }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R18",
  summary: "One targeting criterion",
  params: z.object({ account_id: id(), targeting_criterion_id: id(), lang, with_deleted: withDeleted() }),
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R19",
  summary: "Add a targeting criterion to a line item",
  params: createFields.extend({ account_id: id() }),
  seenBy: ({ account_id, line_item_id }) => ({
    endpoint: list,
    input: { account_id, line_item_ids: [line_item_id], count: PAGE_MAX },
  }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R20",
  summary: "Remove a targeting criterion",
});

export const batch = defineEndpoint({
  ...resource.batch,
  number: "R21",
  summary: "Add or remove up to 500 targeting criteria, all or none",
  body: z
    .array(
      z.discriminatedUnion("operation_type", [
        z.object({ operation_type: z.literal("Create"), params: createFields }),
        z.object({
          operation_type: z.literal("Delete"),
          params: z.object({ targeting_criterion_id: id() }),
        }),
      ]),
    )
    .min(1)
    .max(TARGETING_BATCH_MAX),
});
