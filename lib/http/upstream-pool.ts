import "server-only";
import { Agent } from "undici";
import { processWide } from "@/lib/process-wide";

/** The one pool of keep-alive connections to the service. Redirects are not followed. */
export function upstreamPool(): Agent {
  return processWide(
    "upstream-pool",
    () =>
      new Agent({
        connect: { timeout: 5_000 },
        headersTimeout: 15_000,
        bodyTimeout: 15_000,
        keepAliveTimeout: 30_000,
        // One request at a time on a connection: a slow list must not hold up what was asked after it.
        pipelining: 1,
        connections: 128,
      }),
  );
}
