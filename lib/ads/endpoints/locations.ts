import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { choice, text } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { targetingLookups } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";

export const LOCATION_TYPES = ["COUNTRIES", "REGIONS", "METROS", "CITIES", "POSTAL_CODES"] as const;

export const locationRecord = z.looseObject({
  name: z.string(),
  country_code: z.string(),
  location_type: open(LOCATION_TYPES),
  targeting_type: open(["LOCATION"]),
  targeting_value: z.string(),
});

export const list = defineEndpoint({
  number: "R23",
  name: "locations.list",
  summary: "Places that can be targeted",
  method: "GET",
  path: "/targeting_criteria/locations",
  params: z.object({
    q: text({ max: 255 }).optional(),
    country_code: text({ min: 2, max: 2 }).optional(),
    location_type: choice(LOCATION_TYPES).optional(),
    ...pageParams(),
  }),
  answer: "list",
  data: locationRecord,
  access: anyone,
  rateLimit: targetingLookups,
});
