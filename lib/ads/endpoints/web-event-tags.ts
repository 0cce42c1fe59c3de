import * as z from "zod";
import { CLICK_WINDOWS, daysAmong, VIEW_WINDOWS, viewWithinClick } from "@/lib/ads/attribution-windows";
import { defineEndpoint, listParams, withDeleted } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, flag, id, ids, sortBy } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
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

/** What people do on a website, and for how long an ad that they saw or clicked counts for it. */
export const webEventTagRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  type: open(WEB_EVENT_TYPES),
  click_window: z.number().int(),
  view_through_window: z.number().int(),
  retargeting_enabled: z.boolean(),
  status: open(EVENT_TAG_STATUSES),
  /** Null until the site has told of such an event. */
  last_tracked_at: instant().nullable(),
  /** The tag of the whole website, of which this is one event. */
  website_tag_id: identifier(),
  /** HTML for the website. */
  embed_code: z.string(),
});

/** Views may not count for longer than clicks. */
export const webWindows = viewWithinClick("view_through_window", "click_window");

const shared = { data: webEventTagRecord, access: viewCampaigns, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/web_event_tags";
const one = z.object({ account_id: id(), web_event_tag_id: id() });
const fields = z.object({
  name: visibleName(WEB_EVENT_NAME_MAX),
  type: choice(WEB_EVENT_TYPES),
  click_window: daysAmong(CLICK_WINDOWS),
  view_through_window: daysAmong(VIEW_WINDOWS),
  retargeting_enabled: flag(),
});

export const list = defineEndpoint({
  ...shared,
  number: "R87",
  name: "web-event-tags.list",
  summary: "Events on websites that an account tracks",
  method: "GET",
  path,
  params: z.object({
    account_id: id(),
    web_event_tag_ids: ids().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
    ...listParams(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R88",
  name: "web-event-tags.get",
  summary: "One event on a website",
  method: "GET",
  path: `${path}/:web_event_tag_id`,
  params: one.extend({ with_deleted: withDeleted() }),
  answer: "one",
});

const change = { ...shared, answer: "one", access: manageCampaigns, rateLimit: writes } as const;

export const create = defineEndpoint({
  ...change,
  number: "R89",
  name: "web-event-tags.create",
  summary: "Track an event on a website",
  method: "POST",
  path,
  params: z.object({ account_id: id(), ...fields.shape }),
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
});

export const update = defineEndpoint({
  ...change,
  number: "R90",
  name: "web-event-tags.update",
  summary: "Change how an event on a website is tracked",
  method: "PUT",
  path: `${path}/:web_event_tag_id`,
  params: z.object({ ...one.shape, ...fields.partial().shape }),
});

export const remove = defineEndpoint({
  ...change,
  number: "R91",
  name: "web-event-tags.remove",
  summary: "Track an event on a website no longer",
  method: "DELETE",
  path: `${path}/:web_event_tag_id`,
  params: one,
});
