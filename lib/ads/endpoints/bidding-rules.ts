import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { text } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { globalReads } from "@/lib/ads/rate-limits";
import { amount } from "@/lib/ads/records";

export const biddingRuleRecord = z.looseObject({
  currency: z.string(),
  minimum_cpe_bid_local_micro: amount(),
  maximum_cpe_bid_local_micro: amount(),
  minimum_denomination: amount(),
});

export type BiddingRule = z.output<typeof biddingRuleRecord>;

export const list = defineEndpoint({
  number: "29",
  name: "bidding-rules.list",
  summary: "Lowest and highest bids of each currency",
  method: "GET",
  path: "/bidding_rules",
  params: z.object({ currency: text({ min: 3, max: 3 }).optional() }),
  answer: "list",
  data: biddingRuleRecord,
  access: anyone,
  rateLimit: globalReads,
  cacheSeconds: 86_400,
});
