import "server-only";
import { LRUCache } from "lru-cache";
import * as users from "@/lib/ads/endpoints/users";
import type { ForwardCode } from "@/lib/ads/forward-codes";
import { buildRequest } from "@/lib/ads/request";
import { processWide } from "@/lib/process-wide";
import type { Answer } from "./answer";
import { forwardRefusal } from "./forward-answer";
import { callUpstream, type UpstreamCall } from "./upstream";

/** How long a token that was accepted is not asked about again. */
const ACCEPTED_MS = 60_000;

const accepted = () =>
  processWide("accepted-tokens", () => new LRUCache<string, true>({ max: 1_000, ttl: ACCEPTED_MS }));

interface Asking extends Pick<UpstreamCall, "environment" | "signal"> {
  readonly connected: { readonly userId: string; readonly token: string; readonly secret: string };
}

/**
 * What the service says against a handle's own token; undefined while it accepts it. Signing out revokes that token
 * alone, and a saved copy of the session may come to an instance that knows nothing of it: with the application's
 * token its calls would still be answered.
 *
 * @param asOf `now` asks also about a token that was accepted a moment ago
 */
export async function refusalOfOwnToken(
  { environment, connected, signal }: Asking,
  asOf: "lately" | "now" = "lately",
): Promise<Answer | ForwardCode | undefined> {
  if (asOf === "lately" && accepted().has(connected.token)) return undefined;
  const request = buildRequest(users.lookup, { user_id: [connected.userId] });
  const call = { environment, request, credentials: connected, acceptEncoding: "identity", signal };
  const answer = await callUpstream(call);
  if (!answer.ok) {
    accepted().delete(connected.token);
    return forwardRefusal(answer);
  }
  answer.body.resume();
  accepted().set(connected.token, true);
  return undefined;
}
