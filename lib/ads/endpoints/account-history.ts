import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { choice, id, long, time } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";

export const HISTORY_ENTITIES = [
  "CAMPAIGN",
  "LINE_ITEM",
  "PROMOTED_POST",
  "TARGETING_CRITERIA",
  "PROMOTED_ACCOUNT",
] as const;

export const historyRecord = z.looseObject({
  change_by: z.looseObject({ user_id: identifier(), platform: z.string() }),
  change_time: instant(),
  change_type: open(["CREATE", "UPDATE", "DELETE"]),
  changes: z.record(z.string(), z.unknown()),
  entity: open(HISTORY_ENTITIES),
  entity_id: identifier(),
  entity_data: z.record(z.string(), z.unknown()).nullable(),
});

export const list = defineEndpoint({
  number: "14",
  name: "account-history.list",
  summary: "Changes of one entity of an account (beta, by allowlist)",
  method: "GET",
  path: "/accounts/:account_id/account_history",
  params: z.object({
    account_id: id(),
    entity_type: choice(HISTORY_ENTITIES),
    entity_id: id(),
    start_time: time({ wholeHours: true }),
    end_time: time({ wholeHours: true }),
    user_id: long().optional(),
    ...pageParams(),
  }),
  answer: "list",
  data: historyRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
});
