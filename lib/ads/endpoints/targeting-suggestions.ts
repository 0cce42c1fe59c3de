import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, id, integer, words } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";

export const SUGGESTION_TYPES = ["KEYWORD", "USER_ID"] as const;
export const SUGGESTIONS_MAX = 50;
/** Default number of suggestions. */
export const SUGGESTIONS_USUAL = 30;

export const list = defineEndpoint({
  number: "R72",
  name: "targeting-suggestions.list",
  summary: "Keywords or users that go with those chosen",
  method: "GET",
  path: "/accounts/:account_id/targeting_suggestions",
  params: z.object({
    account_id: id(),
    suggestion_type: choice(SUGGESTION_TYPES),
    targeting_values: words({ maxItems: 200, maxLength: 255 }),
    count: integer({ min: 1, max: SUGGESTIONS_MAX, usual: SUGGESTIONS_USUAL }).optional(),
  }),
  answer: "list",
  data: z.looseObject({ suggestion_type: open(SUGGESTION_TYPES), suggestion_value: z.string() }),
  access: viewCampaigns,
  rateLimit: accountReads,
});
