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
import { readForPage } from "@/lib/forward/read-for-page";
import { outsideRequests, processWide } from "@/lib/process-wide";
import { openSession } from "@/lib/session/open-session";
import { ASKED_FOR } from "@/lib/session/return-path";
import type { AnsweredStatistics } from "@/lib/statistics-reader/question";
import { readsLeft } from "@/lib/statistics-reader/reads-left";
import { waitUntil } from "@/lib/time/wait-until";
import { type FirstNumbers, readNumbers } from "./first-numbers";
import { readsOfPage } from "./reads-of-page";

/** How long a page waits for its first data; after that the browser reads it. */
const HELD_MS = 800;
/** How long a read that took longer is left to the browser, so that it is not made twice. */
const REST_MS = 30_000;
/** Reads remembered as left to the browser; beyond this the oldest are forgotten. */
const RESTING_MAX = 5_000;
/**
 * How long a page waits for the numbers of its rows: enough for stored ones. A read from the service takes longer; it
 * continues and answers the browser's request.
 */
const NUMBERS_MS = 150;
/** How long reading the numbers may take. */
const NUMBERS_TOTAL_MS = 30_000;
/** Records of one list sent with a page. They make the page larger, and the browser reads a long list faster. */
const RECORDS_MAX = FIRST_PAGE;

/** Data read for a page, in the form of the browser's query cache, with the remaining allowances. */
export interface FirstReads {
  readonly state: DehydratedState;
  readonly rates: readonly NamedRate[];
  /** Missing where none were read in time. */
  readonly numbers?: FirstNumbers;
}

/**
 * Reads a page's first data while the page is rendered, so that the browser need not request it. Only for documents
 * that a person opens: a prefetch by Next, for a hovered link say, costs no call. A read that fails or takes too long
 * is left to the browser, which shows the error; the others are still sent.
 *
 * @param headers of the request for the page
 * @param heldMs the longest time that the page waits
 * @param numbersMs the longest time, within that, to wait for numbers after their rows
 */
export async function firstReads(
  headers: Headers,
  heldMs = HELD_MS,
  numbersMs = NUMBERS_MS,
): Promise<FirstReads | undefined> {
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
  const now = Date.now();
  const answers: AnsweredStatistics[] = [];
  const begin = <T>(queryKey: QueryKey, fetch: () => Promise<T>, then?: (read: T) => Promise<void>) => {
    const who = `${session.person.id} ${hashKey(queryKey)}`;
    if ((resting.get(who) ?? 0) > Date.now()) return;
    unanswered.add(who);
    const settled = () => void unanswered.delete(who);
    const read = fetch();
    reads.push(read.then(settled, settled));
    if (then) reads.push(read.then(then, () => {}));
  };
  const read = async <E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>) => {
    const answer = await readForPage({ id, session, scope, signal: stop.signal }, endpoint, input);
    if (answer.rate) rates.push(rateOf(endpoint, scope, input, answer.rate));
    return answer;
  };
  const readOnce = <E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>) =>
    client.fetchQuery({
      queryKey: adsKey(endpoint, scope, input),
      queryFn: () => read(endpoint, scope, input),
      staleTime: Number.POSITIVE_INFINITY,
    });
  readsOfPage(
    headers.get(ASKED_FOR) ?? "",
    session.handles.map(({ handle }) => handle),
    {
      one(endpoint, scope, input) {
        begin(adsKey(endpoint, scope, input), () => readOnce(endpoint, scope, input));
      },
      firstPage(endpoint, scope, input, { accountId, inSight }) {
        const queryKey = adsKey(endpoint, scope, input);
        const queryFn = () => read(endpoint, scope, { ...input, count: FIRST_PAGE });
        const fetch = () => client.fetchInfiniteQuery({ queryKey, queryFn, initialPageParam: null });
        begin(queryKey, fetch, async ({ pages: [rows] }) => {
          if (!rows) return;
          const enough = new AbortController();
          // A longer read continues after the page is sent and answers the browser's request.
          outsideRequests().run(async () => {
            const page = { id, session, scope, signal: AbortSignal.timeout(NUMBERS_TOTAL_MS) };
            await readNumbers(page, accountId, {
              read: (_, needed, asked) => readOnce(needed, scope, asked),
              inSight: (zone) => inSight(rows, { zone, now }),
              onAnswer: (answered) => answers.push(answered),
            });
            enough.abort();
          });
          await waitUntil(Date.now() + numbersMs, AbortSignal.any([stop.signal, enough.signal]));
        });
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
  return {
    state: dehydrate(client),
    rates: [...rates, ...answers.flatMap(({ question, answer: { rate } }) => readsLeft(question, rate))],
    ...(answers.length > 0 && { numbers: { at: now, answers: answers.map(withoutRate) } }),
  };
}

/**
 * A complete list from one short answer, as the browser caches it.
 *
 * @throws Error for a longer list
 */
function wholeList({ data, nextCursor, asOf }: Answered<AnyEndpoint>): WholeList<unknown> {
  const records: readonly unknown[] = Array.isArray(data) ? data : [data];
  if (nextCursor !== null || records.length > RECORDS_MAX) throw new Error("The list is too long for a page");
  return { records, asOf };
}

/** The remaining allowance is sent separately from the answers. */
const withoutRate = ({ question, answer: { rate: _, ...answer } }: AnsweredStatistics) => ({
  question,
  answer,
});

/** Whether a person opens the page in a window, as opposed to a script's request or a prefetch. */
const isOpened = (headers: Headers) =>
  headers.get("sec-fetch-dest") === "document" && !headers.has("sec-purpose") && !headers.has("purpose");
