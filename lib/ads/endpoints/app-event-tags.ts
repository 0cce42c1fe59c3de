import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { CLICK_WINDOWS, daysAmong, VIEW_WINDOWS, viewWithinClick } from "@/lib/ads/attribution-windows";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { choice, flag, id, ids, text } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { instant, open, recordBase } from "@/lib/ads/records";
import { EVENT_TAG_STATUSES } from "./web-event-tags";

export const APP_CONVERSION_TYPES = [
  "ACHIEVEMENT_UNLOCKED",
  "ADDED_PAYMENT_INFO",
  "ADD_TO_CART",
  "ADD_TO_WISHLIST",
  "CHECKOUT_INITIATED",
  "CONTENT_VIEW",
  "INSTALL",
  "INVITE",
  "LEVEL_ACHIEVED",
  "LOGIN",
  "PURCHASE",
  "RATED",
  "RESERVATION",
  "RE_ENGAGE",
  "SEARCH",
  "SHARE",
  "SIGN_UP",
  "SPENT_CREDITS",
  "TUTORIAL_COMPLETE",
  "UPDATE",
] as const;

export const APP_SYSTEMS = ["ANDROID", "IOS"] as const;
export const APP_ID_MAX = 255;

/** Events in an app, as reported by its measurement partner, and how long an ad is credited. */
export const appEventTagRecord = z.looseObject({
  ...recordBase,
  app_store_identifier: z.string(),
  os_type: open(APP_SYSTEMS),
  conversion_type: open(APP_CONVERSION_TYPES),
  provider_app_event_id: z.string().nullable(),
  provider_app_event_name: z.string().nullable(),
  deep_link_scheme: z.string().nullable(),
  post_view_attribution_window: z.number().int(),
  post_engagement_attribution_window: z.number().int(),
  retargeting_enabled: z.boolean(),
  status: open(EVENT_TAG_STATUSES),
  /** Null until the partner has reported such an event. */
  last_tracked_at: instant().nullable(),
});

/** Views may not count for longer than engagements. */
export const appWindows = viewWithinClick(
  "post_view_attribution_window",
  "post_engagement_attribution_window",
);

const resource = accountResource({
  name: "app-event-tags",
  key: { app_event_tag_id: id() },
  data: appEventTagRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R92",
  summary: "Events in apps that an account tracks",
  params: z.object({
    account_id: id(),
    app_event_tag_ids: ids().optional(),
    ...listParams(),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "R93", summary: "One event in an app" });

export const create = defineEndpoint({
  ...resource.create,
  number: "R94",
  summary: "Track an event in an app",
  params: z.object({
    account_id: id(),
    app_store_identifier: text({ max: APP_ID_MAX }),
    os_type: choice(APP_SYSTEMS),
    conversion_type: choice(APP_CONVERSION_TYPES),
    provider_app_event_id: text({ max: 255 }),
    provider_app_event_name: text({ max: 255 }),
    deep_link_scheme: text({ max: 255 }).optional(),
    post_view_attribution_window: daysAmong(VIEW_WINDOWS, { usual: 1 }).optional(),
    post_engagement_attribution_window: daysAmong(CLICK_WINDOWS, { usual: 30 }).optional(),
    retargeting_enabled: flag({ usual: true }).optional(),
  }),
  seenBy: seenAmongNewest(list),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R95",
  summary: "Track an event in an app no longer",
});
