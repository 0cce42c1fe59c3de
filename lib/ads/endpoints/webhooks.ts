import * as z from "zod";
import { id, url } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { platformWrites } from "@/lib/ads/rate-limits";

export const webhookRecord = z.looseObject({
  id: z.string(),
  url: z.string(),
  valid: z.boolean(),
  created_at: z.string(),
});

const path = "/2/webhooks";
const one = z.object({ webhook_id: id() });
const shared = { credentials: "application", rateLimit: platformWrites } as const;

/** The address must answer the challenge before it is accepted. */
export const create = definePlatformEndpoint({
  ...shared,
  number: "82 webhooks create",
  name: "webhooks.create",
  summary: "Register an address that events are delivered to",
  method: "POST",
  path,
  params: z.object({}),
  body: z.object({ url: url() }),
  data: z.looseObject({ data: webhookRecord }),
});

export const list = definePlatformEndpoint({
  number: "82 webhooks",
  name: "webhooks.list",
  summary: "Webhooks of the application",
  method: "GET",
  path,
  params: z.object({}),
  data: z.looseObject({
    data: z.array(webhookRecord),
    meta: z.looseObject({ result_count: z.int() }),
  }),
  credentials: "application",
});

export const validate = definePlatformEndpoint({
  ...shared,
  number: "82 webhooks validate",
  name: "webhooks.validate",
  summary: "Challenge a webhook again, and make it valid when it answers",
  method: "PUT",
  path: `${path}/:webhook_id`,
  params: one,
  data: z.looseObject({ data: z.looseObject({ valid: z.boolean() }) }),
});

export const remove = definePlatformEndpoint({
  ...shared,
  number: "82 webhooks remove",
  name: "webhooks.remove",
  summary: "Remove a webhook, and the subscriptions that deliver to it",
  method: "DELETE",
  path: `${path}/:webhook_id`,
  params: one,
  data: z.looseObject({ data: z.looseObject({ deleted: z.boolean() }) }),
});
