import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { id } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
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

const shared = { access: viewCampaigns, rateLimit: accountReads, method: "GET" } as const;
const path = "/accounts/:account_id/recommendations";

export const list = defineEndpoint({
  ...shared,
  number: "R140",
  name: "recommendations.list",
  summary: "What could be changed for the better in an account",
  path,
  params: z.object({ account_id: id() }),
  answer: "list",
  data: recommendationRecord,
});

export const get = defineEndpoint({
  ...shared,
  number: "R141",
  name: "recommendations.get",
  summary: "One recommendation with its changes",
  path: `${path}/:recommendation_id`,
  params: z.object({ account_id: id(), recommendation_id: id() }),
  answer: "one",
  data: wholeRecommendationRecord,
});
