import * as z from "zod";
import { choice, choices, integer, text } from "@/lib/ads/params";
import { definePlatformEndpoint, pageMeta } from "@/lib/ads/platform-endpoint";
import { platformWrites } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";

/** Streams of the platform; the emulator serves the first. */
export const STREAMS = [
  "activity_stream",
  "filtered_stream",
  "sample_stream",
  "sample10_stream",
  "firehose_stream",
  "posts_compliance_stream",
  "users_compliance_stream",
  "likes_compliance_stream",
] as const;

/** The largest page of connections. */
export const CONNECTIONS_PAGE_MAX = 100;

export const connectionRecord = z.looseObject({
  id: z.string(),
  endpoint_name: open(STREAMS),
  client_ip: z.string(),
  connected_at: z.string(),
  disconnected_at: z.string().optional(),
  disconnect_reason: z.string().optional(),
});

const killed = z.looseObject({
  data: z.looseObject({
    successful_kills: z.int(),
    failed_kills: z.int(),
    results: z.array(
      z.looseObject({ uuid: z.string(), success: z.boolean(), error_message: z.string().optional() }),
    ),
  }),
});

const path = "/2/connections";
const kills = { data: killed, credentials: "application", rateLimit: platformWrites } as const;

export const list = definePlatformEndpoint({
  number: "88",
  name: "connections.list",
  summary: "Connections of the application to streams",
  method: "GET",
  path,
  params: z.object({
    status: choice(["active", "inactive", "all"]).optional(),
    endpoints: choices(STREAMS).optional(),
    max_results: integer({ min: 1, max: CONNECTIONS_PAGE_MAX }).optional(),
    pagination_token: text({ max: 100 }).optional(),
  }),
  data: z.looseObject({ data: z.array(connectionRecord), meta: pageMeta }),
  credentials: "application",
});

export const endAll = definePlatformEndpoint({
  ...kills,
  number: "89",
  name: "connections.end-all",
  summary: "End every connection of the application",
  method: "DELETE",
  path: `${path}/all`,
  params: z.object({}),
});

export const endAtEndpoint = definePlatformEndpoint({
  ...kills,
  number: "90",
  name: "connections.end-at-endpoint",
  summary: "End the application's connections to one stream",
  method: "DELETE",
  path: `${path}/:endpoint_id`,
  params: z.object({ endpoint_id: choice(STREAMS) }),
});

export const end = definePlatformEndpoint({
  ...kills,
  number: "91",
  name: "connections.end",
  summary: "End connections by their ids",
  method: "DELETE",
  path,
  params: z.object({}),
  body: z.object({
    uuids: z
      .array(text({ max: 64 }))
      .min(1)
      .max(100),
  }),
});
