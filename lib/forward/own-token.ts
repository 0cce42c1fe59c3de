import "server-only";
import { LRUCache } from "lru-cache";
import * as users from "@/lib/ads/endpoints/users";
import type { ForwardCode } from "@/lib/ads/forward-codes";
import { buildRequest } from "@/lib/ads/request";
import { processWide } from "@/lib/process-wide";
import type { ForwardAnswer } from "./answer";
import { forwardRefusal } from "./forward-answer";
import { callUpstream, type UpstreamCall } from "./upstream";

/** How long an accepted token is not checked again. */
const ACCEPTED_MS = 60_000;

const accepted = () =>
  processWide("accepted-tokens", () => new LRUCache<string, true>({ max: 10_000, ttl: ACCEPTED_MS }));

interface Asking extends Pick<UpstreamCall, "environment" | "signal"> {
  readonly connected: { readonly userId: string; readonly token: string; readonly secret: string };
}

/** Records that the service answered a call signed with a token. */
export function noteAccepted(token: string): void {
  accepted().set(token, true);
}

/**
 * Whether the service accepted a token within the last minute. Signing out revokes it there, and a saved copy of the
 * session may reach an instance that has no record of it: what the dashboard answers without asking the service waits
 * for this.
 */
export const isAccepted = (token: string): boolean => accepted().has(token);

/**
 * The service's refusal of a handle's own token; undefined while it is accepted. Checked at most once per minute.
 *
 * @param asOf `now` also checks a recently accepted token
 */
export async function refusalOfOwnToken(
  { environment, connected, signal }: Asking,
  asOf: "lately" | "now" = "lately",
): Promise<ForwardAnswer | ForwardCode | undefined> {
  if (asOf === "lately" && isAccepted(connected.token)) return undefined;
  const request = buildRequest(users.lookup, { user_id: [connected.userId] });
  const call = { environment, request, credentials: connected, acceptEncoding: "identity", signal };
  const answer = await callUpstream(call);
  if (!answer.ok) {
    accepted().delete(connected.token);
    return forwardRefusal(answer);
  }
  answer.body.resume();
  noteAccepted(connected.token);
  return undefined;
}

/**
 * Whether the service still accepts any of a session's handles: `refused` once it accepts none, `unknown` if one could
 * not be checked.
 */
export async function acceptsAny(
  handles: readonly Asking["connected"][],
  signal: AbortSignal,
): Promise<"accepted" | "refused" | "unknown"> {
  let unknown = false;
  for (const connected of handles) {
    const refused = await refusalOfOwnToken({ environment: "live", connected, signal }).catch(
      () => "UPSTREAM_UNREACHABLE" as const,
    );
    if (refused === undefined) return "accepted";
    unknown ||= refused !== "HANDLE_REVOKED";
  }
  return unknown ? "unknown" : "refused";
}
