import "server-only";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { readRate } from "@/lib/ads/patience";
import { type Answered, readExchange } from "@/lib/ads/read-answer";
import { buildRequest } from "@/lib/ads/request";
import type { Scope } from "@/lib/ads/scope";
import { unpackedText } from "@/lib/ads/unpacked-text";
import { log } from "@/lib/log";
import { outsideRequests } from "@/lib/process-wide";
import type { OpenSession } from "@/lib/session/open-session";
import { isWhole } from "./answer";
import { askService } from "./ask-service";

/** The page that an answer is read for, and its credentials. */
export interface PageRead {
  /** Of the page, in the log. */
  readonly id: string;
  readonly session: OpenSession;
  readonly scope: Scope;
  /** Aborted when the page stops waiting. */
  readonly signal: AbortSignal;
}

/**
 * Reads one answer for a page that is being rendered, like a call of the forward and counted as such, and returns what
 * the browser would have read from it: the data of the answer, and nothing of the session.
 *
 * @throws RefusedError, UnreachableError or NotAsPromisedError as in the browser, ZodError for wrong input, Error for
 *   a handle that is not connected
 */
export async function readForPage<E extends AnyEndpoint>(
  { id, session, scope: { environment, handle }, signal }: PageRead,
  endpoint: E,
  input: InputOf<E>,
): Promise<Answered<E>> {
  const connected = session.handles.find((each) => each.handle === handle);
  if (!connected || endpoint.method !== "GET" || endpoint.forwardedFor === "operators") {
    throw new Error(`No page may read ${endpoint.name} with this session`);
  }
  const question = {
    endpoint,
    environment,
    request: buildRequest(endpoint, input),
    connected,
    personId: session.person.id,
    // Like browsers, so that both share cached answers.
    acceptsGzip: true,
    wantsFresh: false,
    mayGoOn: () => true,
    signal,
  };
  const answer = await outsideRequests().run(() => askService(question));
  log().info({ id, status: answer.status, endpoint: endpoint.name }, "answered for a page");
  if (!isWhole(answer.body)) {
    answer.body.once("error", () => {}).destroy();
    throw new Error(`${endpoint.name} has an answer that is too long for a page`);
  }
  const { "content-encoding": encoding, ...headers } = answer.headers;
  const text = await unpackedText(answer.body, encoding);
  const response = new Response(null, { status: answer.status, headers });
  const now = Date.now();
  const rate = readRate(response.headers, now);
  return readExchange(endpoint, { response, text, rate }, now);
}
