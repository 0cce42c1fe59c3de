import "server-only";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type DehydratedState, dehydrate, hashKey, QueryClient, type QueryKey } from "@tanstack/react-query";
import { LRUCache } from "lru-cache";
import type { WholeList } from "@/lib/ads/client";
import { type AnyEndpoint, FIRST_PAGE, type InputOf } from "@/lib/ads/endpoint";
import { adsKey, wholeListKey } from "@/lib/ads/query-key";
import { type NamedRate, rateOf } from "@/lib/ads/rate-meter";
import type { Answered } from "@/lib/ads/read-answer";
import type { Scope } from "@/lib/ads/scope";
import { processWide } from "@/lib/process-wide";
import { openSession } from "@/lib/session/open-session";
import { ASKED_FOR } from "@/lib/session/return-path";
import { readForPage } from "./read-for-page";
import { readsOfPage } from "./reads-of-page";

/** How long a page waits for what it shows first; from then on the browser reads for itself. */
const HELD_MS = 800;
/** A read that took longer is left to the browser for so long: it would be made twice. */
const REST_MS = 30_000;
/** Reads that are left to the browser; of more, the oldest are forgotten. */
const RESTING_MAX = 5_000;
/** Records of one list that a page is sent with: it grows by each of them, and the browser reads a long list quicker. */
const RECORDS_MAX = FIRST_PAGE;

/** What was read for a page: answers as the browser's own reads would keep them, and what is left of allowances. */
export interface FirstReads {
  readonly state: DehydratedState;
  readonly rates: readonly NamedRate[];
}

/**
 * Reads what a page shows first while the page is made, so that its browser need not ask. Only for documents that a
 * person opens: what Next's scripts fetch, for a link that is hovered say, costs no call. A read that fails or takes
 * too long is left to the browser, which tells what is wrong; the others are handed over all the same.
 *
 * @param headers of the request for the page
 * @param heldMs how long the page waits at most
 */
export async function firstReads(headers: Headers, heldMs = HELD_MS): Promise<FirstReads | undefined> {
  if (!isOpened(headers)) return undefined;
  const session = await openSession(headers.get("cookie"));
  if (!session) return undefined;
  const id = randomUUID();
  const resting = processWide("first-reads", () => new LRUCache<string, number>({ max: RESTING_MAX }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rates: NamedRate[] = [];
  const reads: Promise<unknown>[] = [];
  const unanswered = new Set<string>();
  const stop = new AbortController();
  const begin = (queryKey: QueryKey, fetch: () => Promise<unknown>) => {
    const who = `${session.person.id} ${hashKey(queryKey)}`;
    if ((resting.get(who) ?? 0) > Date.now()) return;
    unanswered.add(who);
    const settled = () => void unanswered.delete(who);
    reads.push(fetch().then(settled, settled));
  };
  const read = async <E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>) => {
    const answer = await readForPage({ id, session, scope, signal: stop.signal }, endpoint, input);
    if (answer.rate) rates.push(rateOf(endpoint, scope, input, answer.rate));
    return answer;
  };
  readsOfPage(
    headers.get(ASKED_FOR) ?? "",
    session.handles.map(({ handle }) => handle),
    {
      one(endpoint, scope, input) {
        const queryKey = adsKey(endpoint, scope, input);
        const queryFn = () => read(endpoint, scope, input);
        begin(queryKey, () => client.fetchQuery({ queryKey, queryFn }));
      },
      firstPage(endpoint, scope, input) {
        const queryKey = adsKey(endpoint, scope, input);
        const queryFn = () => read(endpoint, scope, { ...input, count: FIRST_PAGE });
        begin(queryKey, () => client.fetchInfiniteQuery({ queryKey, queryFn, initialPageParam: null }));
      },
      whole(endpoint, scope, input) {
        const queryKey = wholeListKey(endpoint, scope, input);
        const queryFn = async () => wholeList(await read(endpoint, scope, input));
        begin(queryKey, () => client.fetchQuery({ queryKey, queryFn }));
      },
    },
  );
  if (reads.length === 0) return undefined;
  const timer = setTimeout(() => {
    for (const who of unanswered) resting.set(who, Date.now() + REST_MS);
    stop.abort();
  }, heldMs);
  await Promise.race([Promise.all(reads), once(stop.signal, "abort")]);
  clearTimeout(timer);
  return { state: dehydrate(client), rates };
}

/**
 * A list that one short answer holds to its end, as the browser keeps it.
 *
 * @throws Error for a longer one
 */
function wholeList({ data, nextCursor, asOf }: Answered<AnyEndpoint>): WholeList<unknown> {
  const records: readonly unknown[] = Array.isArray(data) ? data : [data];
  if (nextCursor !== null || records.length > RECORDS_MAX) throw new Error("The list is too long for a page");
  return { records, asOf };
}

/** A page that a person opens in a window, and not what scripts ask for or what a browser fetches in advance. */
const isOpened = (headers: Headers) =>
  headers.get("sec-fetch-dest") === "document" && !headers.has("sec-purpose") && !headers.has("purpose");
