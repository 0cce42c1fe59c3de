import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, id, text } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { targetingLookups } from "@/lib/ads/rate-limits";
import type { Rule } from "@/lib/ads/rules";
import { PRIMARY_TARGETING_TYPES, TARGETING_TYPES } from "./targeting-criteria";

export const audienceEstimateRecord = z.looseObject({
  audience_size: z.looseObject({ min: z.number().int(), max: z.number().int() }),
});

/** Criteria that find people by themselves. */
export const PRIMARY_TYPES: readonly string[] = PRIMARY_TARGETING_TYPES;

const operator = choice(["EQ", "NE"]).optional();

export const estimate = defineEndpoint({
  number: "52",
  name: "audience-estimate.estimate",
  summary: "Estimate the audience size of targeting criteria",
  method: "POST",
  path: "/accounts/:account_id/audience_estimate",
  params: z.object({ account_id: id() }),
  body: z.object({
    targeting_criteria: z
      .array(
        z.object({
          targeting_type: choice(TARGETING_TYPES),
          targeting_value: text({ max: 255 }),
          operator_type: operator,
        }),
      )
      .min(1),
    /** For criteria without their own. */
    operator_type: operator,
  }),
  answer: "one",
  data: audienceEstimateRecord,
  access: viewCampaigns,
  rateLimit: targetingLookups,
});

/** Advertising specification, Lookups: at least one primary criterion. */
export const primaryCriterionNeeded: Rule<readonly { targeting_type: string }[]> = {
  name: "primary-criterion-needed",
  parameter: "targeting_criteria",
  code: "INVALID_PARAMETER",
  message: "targeting_criteria must include at least one primary targeting criterion",
  advice:
    "There is no estimate without a keyword, interest, audience, event, show, conversation or followers: what else is chosen only narrows those.",
  broken: (criteria) => !criteria.some(({ targeting_type }) => PRIMARY_TYPES.includes(targeting_type)),
};
