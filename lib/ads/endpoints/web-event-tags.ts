import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { CLICK_WINDOWS, daysAmong, VIEW_WINDOWS, viewWithinClick } from "@/lib/ads/attribution-windows";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, flag, id, ids } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { identifier, instant, open, recordBase } from "@/lib/ads/records";

export const WEB_EVENT_TYPES = [
  "ADDED_PAYMENT_INFO",
  "ADD_TO_CART",
  "ADD_TO_WISHLIST",
  "CHECKOUT_INITIATED",
  "CONTENT_VIEW",
  "CUSTOM",
  "DOWNLOAD",
  "PRODUCT_CUSTOMIZATION",
  "PURCHASE",
  "SEARCH",
  "SIGN_UP",
  "SITE_VISIT",
  "START_TRIAL",
  "SUBSCRIBE",
] as const;

export const EVENT_TAG_STATUSES = ["TRACKING", "UNVERIFIED"] as const;
export const WEB_EVENT_NAME_MAX = 255;

/** Events on a website, and how long the ads that people saw or clicked before are credited. */
export const webEventTagRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  type: open(WEB_EVENT_TYPES),
  click_window: z.number().int(),
  view_through_window: z.number().int(),
  retargeting_enabled: z.boolean(),
  status: open(EVENT_TAG_STATUSES),
  /** Null until the site has reported such an event. */
  last_tracked_at: instant().nullable(),
  /** The tag of the whole website to which this event belongs. */
  website_tag_id: identifier(),
  /** HTML for the website. */
  embed_code: z.string(),
});

/** Views may not count for longer than clicks. */
export const webWindows = viewWithinClick("view_through_window", "click_window");

const fields = z.object({
  name: visibleName(WEB_EVENT_NAME_MAX),
  type: choice(WEB_EVENT_TYPES),
  click_window: daysAmong(CLICK_WINDOWS),
  view_through_window: daysAmong(VIEW_WINDOWS),
  retargeting_enabled: flag(),
});

const resource = accountResource({
  name: "web-event-tags",
  key: { web_event_tag_id: id() },
  data: webEventTagRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "R87",
  summary: "Events on websites that an account tracks",
  params: z.object({
    account_id: id(),
    web_event_tag_ids: ids().optional(),
    ...listParams(),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "R88", summary: "One event on a website" });

export const create = defineEndpoint({
  ...resource.create,
  number: "R89",
  summary: "Track an event on a website",
  params: z.object({ account_id: id(), ...fields.shape }),
  seenBy: seenAmongNewest(list),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "R90",
  summary: "Change how an event on a website is tracked",
  params: z.object({ ...resource.one.shape, ...fields.partial().shape }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R91",
  summary: "Track an event on a website no longer",
});
