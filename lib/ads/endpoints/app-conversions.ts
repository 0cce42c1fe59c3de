import * as z from "zod";
import { CLICK_WINDOWS, daysAmong, VIEW_WINDOWS, viewWithinClick } from "@/lib/ads/attribution-windows";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, flag, integer, long, text, time } from "@/lib/ads/params";
import { anyone } from "@/lib/ads/permissions";
import { appConversions } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import { APP_CONVERSION_TYPES, APP_ID_MAX, APP_SYSTEMS } from "./app-event-tags";

/** The relation of an ad to an event in an app. */
const attribution = z.looseObject({
  country_code: z.string().nullable(),
  engagement_time: instant(),
  engagement_type: open(["CLICK", "VIEW"]),
  attribution_type: open(["PROMOTED"]),
  promoted_properties: z.looseObject({
    account_id: identifier(),
    campaign_id: identifier(),
    campaign_name: z.string().nullable(),
    line_item_id: identifier(),
    line_item_objective: z.string(),
    publisher_app_id: z.string().nullable(),
  }),
  post_id: identifier(),
});

/** An event in an app, and the ad that led to it; null without one. */
export const appConversionRecord = z.looseObject({
  app_id: z.string(),
  os_type: open(APP_SYSTEMS),
  conversion_type: open(APP_CONVERSION_TYPES),
  conversion_time: instant(),
  conversion_value_micro: z.number().int(),
  hashed_device_id: z.string(),
  click_window: z.number().int(),
  view_through_window: z.number().int(),
  non_service_engagement_time: instant().nullable(),
  non_service_engagement_type: open(["CLICK", "VIEW"]).nullable(),
  limit_ad_tracking: z.boolean(),
  partner_client_id: z.string().nullable(),
  event_metadata: z.looseObject({}).nullable(),
  service_attribution: attribution.nullable(),
  tpn_attribution: attribution.nullable(),
});

export const appConversionWindows = viewWithinClick("view_through_window", "click_window");

const asked = {
  app_id: text({ max: APP_ID_MAX }),
  os_type: choice(APP_SYSTEMS),
  conversion_type: choice(APP_CONVERSION_TYPES),
  conversion_time: time(),
  hashed_device_id: text({ max: 255 }),
  click_window: daysAmong(CLICK_WINDOWS, { usual: 14 }).optional(),
  view_through_window: daysAmong(VIEW_WINDOWS, { usual: 1 }).optional(),
  non_service_engagement_time: time().optional(),
  non_service_engagement_type: choice(["CLICK", "VIEW"]).optional(),
};

const shared = {
  data: appConversionRecord,
  answer: "one",
  access: anyone,
  rateLimit: appConversions,
  // Of a device.
  personal: true,
} as const;

export const record = defineEndpoint({
  ...shared,
  number: "R96",
  name: "app-conversions.record",
  summary: "Tell of something that was done in an app, and learn which ad led to it",
  method: "POST",
  path: "/conversion_event",
  params: z.object({
    ...asked,
    device_ip_address: text({ max: 45 }).optional(),
    level: integer({ min: 0, max: 1_000_000 }).optional(),
    number_items: integer({ min: 0, max: 1_000_000 }).optional(),
    price_currency: text({ min: 3, max: 3 }).optional(),
    price_micro: long().optional(),
    user_payment_info: flag().optional(),
  }),
});

export const attribute = defineEndpoint({
  ...shared,
  number: "R97",
  name: "app-conversions.attribute",
  summary: "Learn which ad led to something that was done in an app",
  method: "GET",
  path: "/conversion_attribution",
  params: z.object(asked),
});
