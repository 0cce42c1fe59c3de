import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { id, ids } from "@/lib/ads/params";
import { viewStatistics } from "@/lib/ads/permissions";
import { statistics } from "@/lib/ads/rate-limits";
import { identifier } from "@/lib/ads/records";
import { STATISTICS_IDS_MAX, writtenTime } from "./statistics";

/** People reached and how often each: never added up over entities or days. */
export const reachAnswer = z.looseObject({
  request: z.looseObject({ params: z.looseObject({}) }),
  data_type: z.literal("reach"),
  data: z.array(
    z.looseObject({
      id: identifier(),
      total_audience_reach: z.number().int().nullable(),
      average_frequency: z.number().nullable(),
    }),
  ),
});

const times = { start_time: writtenTime(), end_time: writtenTime() };

export const ofCampaigns = defineEndpoint({
  number: "R49",
  name: "reach.of-campaigns",
  summary: "People reached by each campaign, and how often",
  method: "GET",
  path: "/stats/accounts/:account_id/reach/campaigns",
  params: z.object({ account_id: id(), campaign_ids: ids(STATISTICS_IDS_MAX), ...times }),
  answer: "whole",
  data: reachAnswer,
  access: viewStatistics,
  rateLimit: statistics,
});

export const ofFundingInstruments = defineEndpoint({
  number: "R50",
  name: "reach.of-funding-instruments",
  summary: "People reached on each funding instrument, and how often",
  method: "GET",
  path: "/stats/accounts/:account_id/reach/funding_instruments",
  params: z.object({ account_id: id(), funding_instrument_ids: ids(STATISTICS_IDS_MAX), ...times }),
  answer: "whole",
  data: reachAnswer,
  access: viewStatistics,
  rateLimit: statistics,
});
