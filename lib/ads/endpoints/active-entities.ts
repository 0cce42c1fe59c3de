import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, id, ids } from "@/lib/ads/params";
import { viewStatistics } from "@/lib/ads/permissions";
import { statistics } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import { ACTIVE_ENTITIES, STATISTICS_PLACEMENTS } from "@/lib/statistics/entities";
import { writtenTime } from "./statistics";

/** Days of one question. */
export const ACTIVE_DAYS_MAX = 90;

export const activeEntities = z.looseObject({
  request: z.looseObject({ params: z.looseObject({ entity: open(ACTIVE_ENTITIES) }) }),
  data_type: z.literal("active_entities"),
  data: z.array(
    z.looseObject({
      entity_id: identifier(),
      /** The hours that the changes apply to, which may be days before those in which they were recorded. */
      activity_start_time: instant(),
      activity_end_time: instant(),
      placements: z.array(open(STATISTICS_PLACEMENTS)),
    }),
  ),
});

export const list = defineEndpoint({
  number: "R48",
  name: "active-entities.list",
  summary: "Entities whose metrics changed in some hours, and which hours changed",
  method: "GET",
  path: "/stats/accounts/:account_id/active_entities",
  params: z.object({
    account_id: id(),
    entity: choice(ACTIVE_ENTITIES),
    start_time: writtenTime(),
    end_time: writtenTime(),
    funding_instrument_ids: ids().optional(),
    campaign_ids: ids().optional(),
    line_item_ids: ids().optional(),
  }),
  answer: "whole",
  data: activeEntities,
  access: viewStatistics,
  rateLimit: statistics,
});
