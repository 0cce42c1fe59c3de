import "server-only";
import { FORWARD_HEADER } from "@/lib/ads/scope";
import { env } from "@/lib/env";
import { acceptsAny } from "@/lib/forward/own-token";
import { type Quota, takeFromAllowance } from "@/lib/http/allowances";
import { bodyText } from "@/lib/http/body-text";
import { readJson } from "@/lib/json/exact-json";
import { openSession } from "@/lib/session/open-session";
import { isFromOurPages } from "@/lib/session/same-origin";
import { makeApproval } from "./approval-link";
import { APPROVAL_REQUEST_MAX, approvalWish } from "./approval-wish";
import { forOthers } from "./shared-view";

/** How long the service may take to confirm the user's token. */
const ASKING_MS = 15_000;

/** Links that one person makes in an hour. */
export const MADE_LINKS: Quota = { name: "approvals-made", count: 200, withinMs: 3_600_000 };

const REFUSALS = {
  NOT_OUR_PAGE: [403, "This request did not come from one of the dashboard's own pages"],
  SIGNED_OUT: [401, "You are signed out"],
  NOT_CERTAIN: [503, "Whether you are still signed in could not be checked. Try again in a moment"],
  TOO_MANY_LINKS: [429, "You have made many links in the last hour. Wait a little"],
  REQUEST_TOO_LARGE: [413, "There is more to show than a link can hold"],
  NOT_A_PREVIEW: [400, "What was sent is not a preview"],
} as const;

/**
 * Answers a page's wish for an approval link (POST to APPROVALS_PATH): a sealed link to drawings that a signed-in
 * person sends. What is sealed is what a reader sees and who shared it; no identifier, no token.
 */
export async function answerApproval(request: Request): Promise<Response> {
  const from = { site: request.headers.get("sec-fetch-site"), origin: request.headers.get("origin") };
  if (!request.headers.get(FORWARD_HEADER) || !isFromOurPages(from)) return refusal("NOT_OUR_PAGE");
  const session = await openSession(request.headers.get("cookie"));
  if (!session) return refusal("SIGNED_OUT");
  if (takeFromAllowance(MADE_LINKS, session.person.id)) return refusal("TOO_MANY_LINKS");
  // A link is in the person's name for a month, and a copy of their session may outlive it: their tokens do not.
  const state = await acceptsAny(session.handles, AbortSignal.timeout(ASKING_MS));
  if (state !== "accepted") return refusal(state === "refused" ? "SIGNED_OUT" : "NOT_CERTAIN");
  const text = await bodyText(request, APPROVAL_REQUEST_MAX);
  if (text === undefined) return refusal("REQUEST_TOO_LARGE");
  const wish = approvalWish.safeParse(readJson(text));
  if (!wish.success) return refusal("NOT_A_PREVIEW");
  const { days, posts, zone } = wish.data;
  const shown = posts.map(({ view, ...post }) => ({ ...post, view: forOthers(view) }));
  const made = await makeApproval({ days, posts: shown, zone }, session.person.handle);
  if (!made) return refusal("REQUEST_TOO_LARGE");
  return answer(201, {
    url: `${env.APP_URL}/approve/${made.token}`,
    until: new Date(made.until * 1_000).toISOString(),
  });
}

function refusal(code: keyof typeof REFUSALS): Response {
  const [status, message] = REFUSALS[code];
  return answer(status, { errors: [{ code, message }] });
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store" } });
