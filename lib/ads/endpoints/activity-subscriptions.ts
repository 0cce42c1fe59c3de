import * as z from "zod";
import { ACTIVITY_EVENTS, DEPRECATED_EVENTS, DIRECTIONS, EVENT_ALIASES } from "@/lib/ads/activity-events";
import { choice, id, ids, integer, long, text } from "@/lib/ads/params";
import { definePlatformEndpoint, pageMeta } from "@/lib/ads/platform-endpoint";
import { platformWrites } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";

/** For one application, in the lowest tier of the service. */
export const SUBSCRIPTIONS_MAX = 1_500;

export const subscriptionRecord = z.looseObject({
  subscription_id: z.string(),
  event_type: open(ACTIVITY_EVENTS),
  filter: z.looseObject({
    user_id: z.string().optional(),
    keyword: z.string().optional(),
    direction: open(DIRECTIONS).optional(),
  }),
  tag: z.string().nullable(),
  webhook_id: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

const meta = z.looseObject({ total_subscriptions: z.int() });

const filter = z.object({
  user_id: long().optional(),
  keyword: text({ max: 150 }).optional(),
  direction: choice([...DIRECTIONS, "inbound", "outbound"]).optional(),
});

/** The largest page of subscriptions. */
export const SUBSCRIPTIONS_PAGE_MAX = 1_000;

const tag = text({ max: 200 });
const path = "/2/activity/subscriptions";
/** They belong to the application, not to the user. */
const shared = { forwardedFor: "operators" } as const;
const one = z.object({ subscription_id: id() });
const answered = z.looseObject({ data: z.looseObject({ subscription: subscriptionRecord }), meta });

/** Deprecated names of events are accepted and answered with their current ones, with a warning. */
export const create = definePlatformEndpoint({
  ...shared,
  number: "81",
  name: "activity-subscriptions.create",
  summary: "Subscribe to events of a user, or with a keyword",
  method: "POST",
  path,
  params: z.object({}),
  body: z
    .object({
      event_type: choice([
        ...ACTIVITY_EVENTS,
        ...(Object.keys(DEPRECATED_EVENTS) as (keyof typeof DEPRECATED_EVENTS)[]),
        ...(Object.keys(EVENT_ALIASES) as (keyof typeof EVENT_ALIASES)[]),
      ]),
      filter,
      tag: tag.optional(),
      webhook_id: id().optional(),
    })
    .meta({
      examples: [{ event_type: "profile.update.bio", filter: { user_id: "2200000001" }, tag: "bios" }],
    }),
  data: answered,
  rateLimit: platformWrites,
});

export const list = definePlatformEndpoint({
  ...shared,
  number: "81 list",
  name: "activity-subscriptions.list",
  summary: "Subscriptions of the application",
  method: "GET",
  path,
  params: z.object({
    max_results: integer({ min: 1, max: SUBSCRIPTIONS_PAGE_MAX }).optional(),
    pagination_token: text({ max: 100 }).optional(),
  }),
  data: z.looseObject({ data: z.array(subscriptionRecord), meta: pageMeta.extend(meta.shape) }),
});

/** The event of a subscription cannot be changed. */
export const update = definePlatformEndpoint({
  ...shared,
  number: "81 update",
  name: "activity-subscriptions.update",
  summary: "Change the tag or the webhook of a subscription",
  method: "PUT",
  path: `${path}/:subscription_id`,
  params: one,
  body: z.object({ tag: tag.nullish(), webhook_id: id().nullish() }),
  data: answered,
  rateLimit: platformWrites,
});

const deleted = z.looseObject({ data: z.looseObject({ deleted: z.boolean() }), meta });

export const remove = definePlatformEndpoint({
  ...shared,
  number: "81 remove",
  name: "activity-subscriptions.remove",
  summary: "End a subscription",
  method: "DELETE",
  path: `${path}/:subscription_id`,
  params: one,
  data: deleted,
  rateLimit: platformWrites,
});

export const removeMany = definePlatformEndpoint({
  ...shared,
  number: "81 remove many",
  name: "activity-subscriptions.remove-many",
  summary: "End several subscriptions, or none when one of them is unknown",
  method: "DELETE",
  path,
  params: z.object({ ids: ids(1_000) }),
  data: deleted,
  rateLimit: platformWrites,
});
