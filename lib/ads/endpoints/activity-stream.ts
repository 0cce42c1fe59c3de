import * as z from "zod";
import { integer, time } from "@/lib/ads/params";
import { definePlatformStream } from "@/lib/ads/platform-endpoint";

/** How far back a stream can start. */
export const BACKFILL_MAX_MINUTES = 5;

/** One line of the stream. */
export const streamedEvent = z.looseObject({
  data: z.looseObject({
    event_uuid: z.string(),
    event_type: z.string(),
    filter: z.looseObject({}),
    tag: z.string().optional(),
    payload: z.looseObject({}),
  }),
});

/**
 * Events of every subscription without a webhook, one JSON object a line, until the client disconnects. Empty lines
 * are keep-alives.
 */
export const connect = definePlatformStream({
  number: "82",
  name: "activity-stream.connect",
  summary: "Stream the events that the application subscribes to",
  method: "GET",
  path: "/2/activity/stream",
  params: z.object({
    backfill_minutes: integer({ min: 0, max: BACKFILL_MAX_MINUTES }).optional(),
    start_time: time().optional(),
    end_time: time().optional(),
  }),
  data: streamedEvent,
  credentials: "application",
});
