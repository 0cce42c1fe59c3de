import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { id } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { identifier, instant, open } from "@/lib/ads/records";

/** Recommended changes to what a funding source pays for: at most one for each source. */
export const recommendationRecord = z.looseObject({
  id: identifier(),
  account_id: identifier(),
  funding_instrument_id: identifier(),
  status: open(["PENDING"]),
  message: z.string(),
  created_at: instant(),
  updated_at: instant(),
});

/** A change, and those of the levels below. */
const changeOf = <Below extends z.ZodType>(below: Below) =>
  z.looseObject({
    /** As paths call it, `line_items`. */
    entity_type: z.string(),
    /** The `operation_type` of a batch; null where only lower levels change. */
    operation_type: open(["Create", "Update", "Delete"]).nullable(),
    params: z.looseObject({}),
    dependent_entities: z.array(below),
  });

/** Campaigns, their line items, and the ads and targeting of these. */
const campaignChange = changeOf(changeOf(changeOf(z.looseObject({}))));

export type RecommendedChange = z.output<typeof campaignChange>;

/** With the changes themselves, as a tree of items for batches. */
export const wholeRecommendationRecord = recommendationRecord.extend({ changes: z.array(campaignChange) });

const resource = accountResource({
  name: "recommendations",
  key: { recommendation_id: id() },
  data: recommendationRecord,
  view: viewCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R140",
  summary: "What could be changed for the better in an account",
  params: resource.account,
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R141",
  summary: "One recommendation with its changes",
  params: resource.one,
  data: wholeRecommendationRecord,
});
