import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { AccountPlace } from "@/lib/ads/account-place";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { RefusedError } from "@/lib/ads/errors";
import { FORWARD_CODES } from "@/lib/ads/forward-codes";
import { mayUse } from "@/lib/ads/permissions";
import { FORWARD_HEADER } from "@/lib/ads/scope";
import { refusalOfOwnToken } from "@/lib/forward/own-token";
import type { PageRead, readForPage } from "@/lib/forward/read-for-page";
import { bodyText } from "@/lib/http/body-text";
import { readJson } from "@/lib/json/exact-json";
import { log } from "@/lib/log";
import { openSession } from "@/lib/session/open-session";
import { isFromOurPages } from "@/lib/session/same-origin";
import { type AccountAccess, accountAccess } from "./account-access";

/** How long one answer may take. */
const TOTAL_MS = 30_000;

/** Those of the forward, and what it has no occasion to say. */
const REFUSALS = {
  ...FORWARD_CODES,
  QUESTION_TOO_LARGE: [413, "The question is too long"],
  NOT_A_QUESTION: [400, "This request is not answered here"],
  NOT_PERMITTED: [403, "Your role on this account does not include this"],
  /** There is a store, and it does not answer now. */
  STORE_AWAY: [503, "The dashboard's store does not answer"],
  NOT_READABLE: [502, "What was asked for could not be read"],
} as const;
type Refusal = keyof typeof REFUSALS;

/** Who asks, as the service knows them. */
export interface Asker {
  readonly page: PageRead;
  readonly userId: string;
  readonly accountId: string;
  readonly access: AccountAccess;
}

interface Asked<Question> {
  readonly schema: z.ZodType<Question>;
  readonly bytesMax: number;
  /** Users who may use this endpoint may ask. */
  readonly needs: Pick<AnyEndpoint, "access">;
  /** What is answered, or why not. */
  readonly answer: (question: Question, asker: Asker) => Promise<object | Refusal>;
}

/**
 * Answers a page's question about an account (POST), with what is stored for all who may see it: only to our own
 * pages, only for a connected handle, and only while the service accepts its token and gives it access to the account.
 */
export async function answerAboutAccount<Question extends AccountPlace>(
  request: Request,
  { schema, bytesMax, needs, answer }: Asked<Question>,
): Promise<Response> {
  const from = { site: request.headers.get("sec-fetch-site"), origin: request.headers.get("origin") };
  if (!request.headers.get(FORWARD_HEADER) || !isFromOurPages(from)) return refusal("FORWARD_NOT_OUR_PAGE");
  const session = await openSession(request.headers.get("cookie"));
  if (!session) return refusal("SIGNED_OUT");
  const text = await bodyText(request, bytesMax);
  if (text === undefined) return refusal("QUESTION_TOO_LARGE");
  const asked = schema.safeParse(readJson(text));
  if (!asked.success) return refusal("NOT_A_QUESTION");
  const { environment, handle, account_id: accountId } = asked.data;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TOTAL_MS)]);
  const page = { id: randomUUID(), session, scope: { environment, handle }, signal };
  try {
    const asker = await askerOf(page, accountId, needs);
    if (typeof asker === "string") return refusal(asker);
    const given = await answer(asked.data, asker);
    return typeof given === "string" ? refusal(given) : response(200, given);
  } catch (err) {
    log().warn({ err, id: page.id }, "a question about an account could not be answered");
    return err instanceof RefusedError
      ? response(err.status === 429 ? 503 : err.status, { errors: err.errors })
      : refusal("NOT_READABLE");
  }
}

/**
 * Who asks about an account, or why they get no answer about it.
 *
 * @param read how the account is read where it is not known
 * @throws what `readForPage` throws
 */
export async function askerOf(
  page: PageRead,
  accountId: string,
  needs: Pick<AnyEndpoint, "access">,
  read?: typeof readForPage,
): Promise<Asker | Refusal> {
  const { environment, handle } = page.scope;
  const connected = page.session.handles.find((each) => each.handle === handle);
  if (!connected) return "HANDLE_NOT_CONNECTED";
  const { userId } = connected;
  // What is stored is given without asking the service: the token may have been revoked meanwhile.
  const refused = await refusalOfOwnToken({ environment, connected, signal: page.signal });
  if (refused !== undefined) return typeof refused === "string" ? refused : "NOT_READABLE";
  const access = await accountAccess(page, userId, accountId, read);
  return mayUse(needs.access, access.permissions) ? { page, userId, accountId, access } : "NOT_PERMITTED";
}

function refusal(code: Refusal): Response {
  const [status, message] = REFUSALS[code];
  return response(status, { errors: [{ code, message }] });
}

const response = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store" } });
