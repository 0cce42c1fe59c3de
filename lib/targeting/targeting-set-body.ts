import * as z from "zod";
import { OPERATOR_TYPES, TARGETING_TYPES, TARGETING_VALUE_MAX } from "@/lib/ads/endpoints/targeting-criteria";

/** Criteria that one set may hold. */
export const SET_CRITERIA_MAX = 400;

/** What is stored of a set. */
export const targetingSetBody = z.strictObject({
  criteria: z
    .array(
      z.strictObject({
        targeting_type: z.enum(TARGETING_TYPES),
        targeting_value: z.string().max(TARGETING_VALUE_MAX),
        operator_type: z.enum(OPERATOR_TYPES),
        name: z.string().max(TARGETING_VALUE_MAX).nullable(),
        location_type: z.string().max(TARGETING_VALUE_MAX).nullable(),
      }),
    )
    .min(1)
    .max(SET_CRITERIA_MAX),
});
