import * as z from "zod";
import { BACKFILL_MAX_MINUTES } from "@/lib/ads/endpoints/activity-stream";
import { integer, time } from "@/lib/ads/params";
import { definePlatformStream } from "@/lib/ads/platform-endpoint";
import { included, platformPostRecord, postFieldParams } from "@/lib/ads/platform-fields";

/** One line of the stream. */
const streamedPost = z.looseObject({
  data: platformPostRecord,
  includes: included.optional(),
  matching_rules: z.array(z.looseObject({ id: z.string(), tag: z.string().optional() })),
});

/** Posts that match a rule of the application, one JSON object a line, until the client disconnects. */
export const connect = definePlatformStream({
  number: "R129",
  name: "filtered-stream.connect",
  summary: "Stream the posts that fit the application's rules",
  method: "GET",
  path: "/2/tweets/search/stream",
  params: z.object({
    backfill_minutes: integer({ min: 0, max: BACKFILL_MAX_MINUTES }).optional(),
    start_time: time().optional(),
    end_time: time().optional(),
    ...postFieldParams,
  }),
  data: streamedPost,
  credentials: "application",
});
