import { z } from "zod";
import { defineEndpoint, PAGE_MAX } from "@/lib/ads/endpoint";
import { integer, text } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { targetingLookups, tvShowLookups } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";
import { TARGETING_TYPES } from "./targeting-criteria";

/** The most TV shows that the service gives at a time. */
export const TV_SHOWS_MAX = 50;

/** A value that can be targeted, with what people call it. */
export const targetingValueRecord = z.looseObject({
  name: z.string(),
  targeting_type: open(TARGETING_TYPES),
  targeting_value: z.string(),
});

export type TargetingValue = z.output<typeof targetingValueRecord>;

const shared = {
  method: "GET",
  answer: "list",
  data: targetingValueRecord,
  access: anyone,
  rateLimit: targetingLookups,
} as const;

const q = text({ max: 255 }).optional();

export const interests = defineEndpoint({
  ...shared,
  number: "R43",
  name: "targeting-lookups.interests",
  summary: "Interests that can be targeted",
  path: "/targeting_criteria/interests",
  params: z.object({ q }),
});

export const devices = defineEndpoint({
  ...shared,
  number: "R44",
  name: "targeting-lookups.devices",
  summary: "Devices that can be targeted",
  path: "/targeting_criteria/devices",
  params: z.object({ q, count: integer({ min: 1, max: PAGE_MAX, usual: PAGE_MAX }).optional() }),
});

export const networkOperators = defineEndpoint({
  ...shared,
  number: "R45",
  name: "targeting-lookups.network-operators",
  summary: "Network operators that can be targeted",
  path: "/targeting_criteria/network_operators",
  params: z.object({ q, country_code: text({ min: 2, max: 2 }).optional() }),
});

export const tvShows = defineEndpoint({
  ...shared,
  number: "R46",
  name: "targeting-lookups.tv-shows",
  summary: "TV shows of a market that can be targeted",
  path: "/targeting_criteria/tv_shows",
  params: z.object({
    q,
    locale: text({ min: 2, max: 10 }),
    count: integer({ min: 1, max: TV_SHOWS_MAX, usual: TV_SHOWS_MAX }).optional(),
  }),
  rateLimit: tvShowLookups,
});
