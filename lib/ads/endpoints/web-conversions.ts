import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { id, text, time } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { webConversions } from "@/lib/ads/rate-limits";

/** Maximum number in a call (public reference of version 12, Web conversions). */
export const WEB_CONVERSIONS_MAX = 500;

const hashed = z.string().regex(/^[0-9a-f]{64}$/i, "a SHA256 hash");
const amount = z.union([z.number().nonnegative(), z.string().regex(/^\d{1,15}(\.\d{1,6})?$/, "a number")]);

const identifiers = z.object({
  service_click_id: text({ max: 255 }).optional(),
  hashed_email: hashed.optional(),
  hashed_phone_number: hashed.optional(),
  ip_address: text({ max: 45 }).optional(),
  user_agent: text({ max: 1_000 }).optional(),
});

export type WebIdentifiers = z.output<typeof identifiers>;

const content = z.object({
  content_id: text({ max: 255 }).optional(),
  content_group_id: text({ max: 255 }).optional(),
  content_name: text({ max: 255 }).optional(),
  content_price: amount.optional(),
  content_type: text({ max: 255 }).optional(),
  num_items: z.number().int().positive().optional(),
});

const conversion = z.object({
  conversion_time: time(),
  /** The event, alone or with the website's tag: `ol288` or `tw-oka17-ol288`. */
  event_id: text({ max: 64 }),
  identifiers: z.array(identifiers).min(1).max(100),
  number_items: z.number().int().positive().optional(),
  price_currency: text({ min: 3, max: 3 }).optional(),
  value: amount.optional(),
  conversion_id: text({ max: 255 }).optional(),
  description: text({ max: 1_000 }).optional(),
  contents: z.array(content).max(1_000).optional(),
});

/** Requires the permission of campaign managers in the account of the tag, which is not in its path. */
export const send = defineEndpoint({
  number: "R98",
  name: "web-conversions.send",
  summary: "Tell of what was done on a website, up to 500 events at a time",
  method: "POST",
  path: "/measurement/conversions/:pixel_id",
  params: z.object({ pixel_id: id() }),
  body: z.object({ conversions: z.array(conversion).min(1).max(WEB_CONVERSIONS_MAX) }),
  answer: "one",
  data: z.looseObject({ conversions_processed: z.number().int(), debug_id: z.string() }),
  personal: true,
  access: anyone,
  rateLimit: webConversions,
});
