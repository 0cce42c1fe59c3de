import { IncomingMessage } from "node:http";
import type { Context } from "hono";
import * as stream from "@/lib/ads/endpoints/activity-stream";
import { unexpected } from "../../service/refusals";
import { problems } from "../pipeline/problems";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import type { ActivityHub } from "./hub";

export function activityStreamRoutes(hub: ActivityHub): readonly PlatformRoute[] {
  return [
    platformRoute(stream.connect, ({ params, caller: { applicationId }, now, context }) => {
      const { backfill_minutes: minutes = 0, start_time: start, end_time: end } = params;
      const from = start === undefined ? now - minutes * 60_000 : Date.parse(start);
      const until = end === undefined ? undefined : Date.parse(end);
      if (until !== undefined && until <= from)
        throw problems.invalid("A stream ends after it begins.", [
          unexpected("end_time", "a time after the start", end ?? ""),
        ]);
      // HEAD comes here as well, and reads no stream.
      if (context.req.method === "HEAD") return new Response(null, { headers: HEADERS });
      const body = hub.open({ applicationId, clientIp: addressOf(context), from, until });
      if (!body) throw problems.tooManyConnections();
      return new Response(body, { headers: HEADERS });
    }),
  ];
}

const HEADERS = { "content-type": "application/json;charset=utf-8", "cache-control": "no-store" };

/** Whence a call comes; calls within the process come from this machine. */
function addressOf(c: Context): string {
  const incoming: unknown = c.env?.incoming;
  return (incoming instanceof IncomingMessage ? incoming.socket.remoteAddress : undefined) ?? "127.0.0.1";
}
