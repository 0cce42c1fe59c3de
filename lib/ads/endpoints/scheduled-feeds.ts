import * as z from "zod";
import { resourceBelow } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { kind } from "@/lib/ads/param-kinds";
import { choice, long, url } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { catalogCalls } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";
import { CATALOG } from "./product-catalogs";

export const FEED_FORMATS = ["CSV", "TSV", "XML"] as const;
export const FEED_FREQUENCIES = ["HOURLY", "DAILY", "WEEKLY"] as const;
/** The interval of a feed: hours, or a day of the week. */
export const FEED_HOURS = ["1", "2", "3", "4", "6", "8", "12"] as const;
export const FEED_DAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;

/** A file of products that is read repeatedly. A catalog has at most one. */
export const scheduledFeedRecord = z.looseObject({
  id: identifier(),
  product_catalog_id: identifier(),
  feed_url: z.string(),
  feed_format: open(FEED_FORMATS),
  frequency: open(FEED_FREQUENCIES),
  repeat: open([...FEED_HOURS, ...FEED_DAYS]).nullable(),
  /** `01:30` */
  start_time: z.string(),
  time_zone: z.string(),
  created_at: instant(),
  updated_at: instant(),
});

interface Schedule {
  readonly frequency: string;
  readonly repeat: string | undefined;
}

const REPEATS: Readonly<Record<string, readonly string[]>> = { HOURLY: FEED_HOURS, WEEKLY: FEED_DAYS };

/** An hourly feed has an interval in hours, a weekly one a day, and a daily one neither. */
export const repeatFitsFrequency: Rule<Schedule> = {
  name: "repeat-fits-frequency",
  parameter: "repeat",
  code: "INVALID_PARAMETER",
  message: "repeat does not fit frequency",
  advice: "Say a day of the week for a weekly feed, hours for an hourly one, and nothing for a daily one.",
  broken: ({ frequency, repeat }) =>
    repeat === undefined ? frequency in REPEATS : !REPEATS[frequency]?.includes(repeat),
};

const timeOfDay = kind(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), (value: string) => value, {
  expected: "a time as HH:MM",
  rule: "A time of the day as HH:MM.",
  jsonSchema: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", examples: ["01:30"] },
});

let zones: ReadonlySet<string> | undefined;

function isTimeZone(name: string): boolean {
  // Slow: created on first use.
  zones ??= new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return zones.has(name);
}

const timeZone = kind(
  z.string().refine((zone) => isTimeZone(zone)),
  (value: string) => value,
  {
    expected: "an IANA time zone",
    rule: "A time zone such as America/New_York.",
    jsonSchema: { type: "string", maxLength: 64, examples: ["America/New_York"] },
  },
);

const resource = resourceBelow(CATALOG, {
  name: "scheduled-feeds",
  key: { scheduled_feed_id: long() },
  data: scheduledFeedRecord,
  view: anyone,
});
const fields = z.object({
  feed_url: url(),
  feed_format: choice(FEED_FORMATS),
  frequency: choice(FEED_FREQUENCIES),
  start_time: timeOfDay,
  time_zone: timeZone,
});
const repeat = choice([...FEED_HOURS, ...FEED_DAYS]).optional();

export const list = defineEndpoint({
  ...resource.list,
  number: "R136",
  summary: "The file that a catalog is filled from",
  params: z.object(CATALOG.of),
  rateLimit: catalogCalls(1_000),
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R137",
  summary: "Fill a catalog from a file",
  params: z.object({ ...CATALOG.of, ...fields.shape, repeat }),
  rateLimit: catalogCalls(20),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "R138",
  summary: "Change when a catalog is filled, or from what",
  params: z.object({ ...resource.one.shape, ...fields.partial().shape, repeat }),
  seenBy: ({ product_catalog_id }) => ({ endpoint: list, input: { product_catalog_id } }),
  rateLimit: catalogCalls(20),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R139",
  summary: "Fill a catalog from a file no longer",
  seenBy: ({ product_catalog_id }) => ({ endpoint: list, input: { product_catalog_id } }),
  rateLimit: catalogCalls(20),
});
