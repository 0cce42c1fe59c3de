import * as z from "zod";
import { id, minute } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { platformWrites } from "@/lib/ads/rate-limits";

/** How long events are available for replays. */
export const REPLAY_HOURS = 24;

const job = z.looseObject({ data: z.looseObject({ job_id: z.string(), created_at: z.string() }) });
const shared = { data: job, credentials: "application", rateLimit: platformWrites } as const;

export const create = definePlatformEndpoint({
  ...shared,
  number: "84",
  name: "webhook-replays.create",
  summary: "Deliver the events of a span of time to a webhook again",
  method: "POST",
  path: "/2/webhooks/replay",
  params: z.object({}),
  body: z.object({ webhook_id: id(), from_date: minute(), to_date: minute() }),
});

export const createForAccount = definePlatformEndpoint({
  ...shared,
  number: "83",
  name: "webhook-replays.create-for-account",
  summary: "The same, at its earlier address",
  method: "POST",
  path: "/2/account_activity/replay/webhooks/:webhook_id/subscriptions/all",
  params: z.object({ webhook_id: id(), from_date: minute(), to_date: minute() }),
  deprecated: { since: "2026-03-25", successor: create.path },
});
