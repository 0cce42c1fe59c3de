"use client";

import {
  type InfiniteData,
  MutationObserver,
  type QueryClient,
  type QueryFunctionContext,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from "react";
import { cachedKeys, cachedRecord, putAnswer } from "./cached-records";
import { type CallOptions, callEndpoint } from "./call";
import { type AnyEndpoint, addressOf, type InputOf, type RecordOf } from "./endpoint";
import { type CallError, NotAsPromisedError, RefusedError } from "./errors";
import { inTurn, turnOf } from "./in-turn";
import { sendAndLook } from "./lost-answers";
import { adsKey, resourceKey, wholeListKey } from "./query-key";
import { recordRate, recordUsedUp } from "./rate-meter";
import { readAgain } from "./read-again";
import type { Answered } from "./read-answer";
import type { Scope } from "./scope";

const SAME_PAGE_AGAIN = "The list repeats its pages";

const ScopeContext = createContext<Scope | undefined>(undefined);

/** Sets the environment and handle for the calls of its descendants. */
export function ScopeProvider({ environment, handle, children }: Scope & { children: ReactNode }) {
  const scope = useMemo(() => ({ environment, handle }), [environment, handle]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** The scope of the nearest provider, or the one given. */
export function useScope(given?: Scope): Scope {
  const inherited = useContext(ScopeContext);
  const scope = given ?? inherited;
  if (!scope) throw new Error("No scope: wrap the component in <ScopeProvider>, or pass a scope");
  return scope;
}

/** Calls an endpoint, and updates the shell's meter of rate limits. */
export async function callAndMeter<E extends AnyEndpoint>(
  endpoint: E,
  scope: Scope,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Answered<E>> {
  try {
    const answer = await callEndpoint(endpoint, scope, input, options);
    if (answer.rate) recordRate(endpoint, scope, input, answer.rate);
    return answer;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 429) {
      recordUsedUp(endpoint, scope, input, error.againAt);
    }
    throw error;
  }
}

/** The read behind useAdsQuery, for QueryClient.fetchQuery and useQueries. */
export function adsQuery<E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>) {
  return {
    queryKey: adsKey(endpoint, scope, input),
    queryFn: ({ signal }: { signal?: AbortSignal }) => callAndMeter(endpoint, scope, input, { signal }),
  };
}

/** Every record of a list, and when the oldest of its pages was read, in milliseconds. */
export interface WholeList<T> {
  readonly records: readonly T[];
  readonly asOf: number;
}

/** Reads a list to its end, page after page. */
export async function readWholeList<E extends AnyEndpoint>(
  endpoint: E,
  scope: Scope,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<WholeList<RecordOf<E>>> {
  const records: RecordOf<E>[] = [];
  const cursors = new Set<string | null>();
  let asOf = Number.POSITIVE_INFINITY;
  let cursor: string | null = null;
  do {
    cursors.add(cursor);
    const page: Answered<E> = await callAndMeter(
      endpoint,
      scope,
      cursor === null ? input : { ...input, cursor },
      options,
    );
    records.push(...(page.data as RecordOf<E>[]));
    asOf = Math.min(asOf, page.asOf);
    cursor = page.nextCursor;
    if (cursors.has(cursor) && cursor !== null) throw new NotAsPromisedError(SAME_PAGE_AGAIN);
  } while (cursor !== null);
  return { records, asOf };
}

/** Reads a whole list as one answer, for lists short enough to wait for. */
export function adsWholeList<E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>) {
  return {
    queryKey: wholeListKey(endpoint, scope, input),
    queryFn: ({ signal, client, queryKey }: QueryFunctionContext) => {
      // A refetch wants a newer answer than the forward may have cached.
      const fresh = client.getQueryData(queryKey) !== undefined;
      return readWholeList(endpoint, scope, input, { signal, fresh });
    },
  };
}

type QueryExtras<E extends AnyEndpoint> = Omit<
  UseQueryOptions<Answered<E>, CallError>,
  "queryKey" | "queryFn"
> & { scope?: Scope };

/** Reads one answer of an endpoint. */
export function useAdsQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { scope: given, ...options }: QueryExtras<E> = {},
) {
  const scope = useScope(given);
  return useQuery<Answered<E>, CallError>({
    ...adsQuery(endpoint, scope, input),
    ...options,
  });
}

export interface AdsList<T> {
  /** Every record so far, in the service's order. */
  readonly records: readonly T[];
  /** True once the last page has arrived. */
  readonly complete: boolean;
  /** True until the first page has arrived. */
  readonly pending: boolean;
  readonly fetching: boolean;
  readonly error: CallError | null;
  /** When the newest page arrived, in milliseconds; 0 before the first. */
  readonly updatedAt: number;
  /** Refetches everything. */
  readonly refetch: () => void;
  /** After an error: continues with the page that failed, and keeps the earlier ones. */
  readonly resume: () => void;
}

/** Reads a list to its end, page after page, and returns the records so far. */
export function useAdsList<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  {
    scope: given,
    enabled = true,
    until,
    firstCount,
  }: {
    scope?: Scope;
    enabled?: boolean;
    /** Stops reading once the records so far are enough. */
    until?: ((records: readonly RecordOf<E>[]) => boolean) | undefined;
    /** A smaller first page, so that something can be shown before the large ones. */
    firstCount?: number;
  } = {},
): AdsList<RecordOf<E>> {
  const scope = useScope(given);
  const query = useInfiniteQuery({
    queryKey: adsKey(endpoint, scope, input),
    queryFn: async ({ pageParam, signal, client, queryKey }) => {
      const first = firstCount === undefined ? input : { ...input, count: firstCount };
      const page = pageParam ? { ...input, cursor: pageParam } : first;
      const answer = await callAndMeter(endpoint, scope, page, { signal });
      const seen = client.getQueryData<InfiniteData<Answered<E>, string | null>>(queryKey)?.pageParams ?? [];
      const upTo = seen.indexOf(pageParam);
      const before = upTo < 0 ? seen : seen.slice(0, upTo);
      if (answer.nextCursor !== null && [...before, pageParam].includes(answer.nextCursor)) {
        throw new NotAsPromisedError(SAME_PAGE_AGAIN);
      }
      return answer;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: Answered<E>) => last.nextCursor,
    enabled,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const pages = query.data?.pages;
  // A page may arrive between two renders, so that only the number of pages reveals it.
  const arrived = pages?.length ?? 0;
  const records = useMemo(() => (pages ?? []).flatMap((page) => page.data as RecordOf<E>[]), [pages]);
  const readsOn = useMemo(() => hasNextPage && !until?.(records), [hasNextPage, until, records]);
  useEffect(() => {
    // Several components may read the same list; the second must not cancel the request of the first.
    if (arrived > 0 && readsOn && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [arrived, readsOn, isFetching, isError, fetchNextPage]);
  return {
    records,
    complete: query.isSuccess && !hasNextPage,
    pending: query.isPending,
    fetching: isFetching,
    error: query.error as CallError | null,
    updatedAt: query.dataUpdatedAt,
    refetch: () => void query.refetch(),
    resume: () => void (arrived > 0 ? fetchNextPage() : query.refetch()),
  };
}

/**
 * Reads again whatever on the page could not be read. A page that failed seldom lacks its list alone: the reads of
 * the account, its funding or its authors failed with it, and would not be repeated.
 */
export function useReadAgain(): () => void {
  const client = useQueryClient();
  // Pages of no account read for several handles.
  const { environment, handle } = useContext(ScopeContext) ?? {};
  return useCallback(
    () =>
      void client.refetchQueries({
        queryKey: environment === undefined ? ["ads"] : ["ads", environment, handle],
        type: "active",
        predicate: ({ state }) => state.status === "error",
      }),
    [client, environment, handle],
  );
}

/** For mutations whose answer updates the cached lists: nothing is refetched. */
export const KEEP_READS = { onSettled: () => {} };

/**
 * Makes a change. Changes of one record are sent one after the other, in the order in which they were made. Where the
 * answer is lost, the result is looked up before an error is reported (lib/ads/lost-answers). Cached lists are then
 * updated with the answer.
 */
function send<E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  scope: Scope,
  input: InputOf<E>,
): Promise<Answered<E>> {
  const resource = resourceKey(endpoint, scope);
  const address = addressOf(endpoint, input);
  const isAt = (asked: unknown) => addressOf(endpoint, asked) === address;
  const show = (record: unknown, gone: boolean) => putAnswer(client, { resource, record, gone, isAt });
  return inTurn([turnOf(endpoint, scope, input)], async () => {
    const answer = await sendAndLook({
      endpoint,
      scope,
      input,
      send: () => callAndMeter(endpoint, scope, input),
      known: endpoint.method === "POST" ? cachedKeys(client, resource) : NONE_KNOWN,
      cached: (key) => cachedRecord(client, resource, key),
      onLook: (record) => show(record, false),
    });
    // A new record belongs only to some lists, and a report of an outcome is no record: both need a refetch.
    if (endpoint.method !== "POST" && ["one", "list"].includes(endpoint.answer)) {
      for (const record of [answer.data].flat()) show(record, endpoint.method === "DELETE");
    }
    return answer;
  });
}

/** Makes a change outside of components, like `useAdsMutation`; nothing is refetched. */
export const makeChange = <E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  scope: Scope,
  input: InputOf<E>,
): Promise<Answered<E>> =>
  new MutationObserver<Answered<E>, CallError, InputOf<E>>(client, {
    mutationFn: (given) => send(client, endpoint, scope, given),
  }).mutate(input);

/**
 * Makes changes, each after earlier ones of the same record; lost answers are looked up. Reads of the same resource
 * are refetched afterwards, unless the options prevent it.
 */
export function useAdsMutation<E extends AnyEndpoint>(
  endpoint: E,
  {
    scope: given,
    ...options
  }: Omit<UseMutationOptions<Answered<E>, CallError, InputOf<E>>, "mutationFn" | "scope"> & {
    scope?: Scope;
  } = {},
) {
  const scope = useScope(given);
  const client = useQueryClient();
  return useMutation<Answered<E>, CallError, InputOf<E>>({
    mutationFn: (input) => send(client, endpoint, scope, input),
    onSettled: () => void refreshResource(client, endpoint, scope),
    ...options,
  });
}

/** Sends a change of any endpoint. */
export type SendChange = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<Answered<E>>;

/** Runs work that makes changes like useAdsMutation, where the endpoints are only known at run time. */
export function useSendChanges<Result>() {
  const scope = useScope();
  const client = useQueryClient();
  return useMutation<Result, CallError, (sendChange: SendChange) => Promise<Result>>({
    mutationFn: (work) =>
      work((endpoint, input) =>
        send(client, endpoint, scope, input).finally(() => void refreshResource(client, endpoint, scope)),
      ),
  });
}

const NONE_KNOWN: ReadonlySet<string> = new Set();

/** Marks every cached answer about the endpoint's resource as stale, including pending reads. */
export const refreshResource = (client: QueryClient, endpoint: AnyEndpoint, scope: Scope) =>
  readAgain(client, { queryKey: resourceKey(endpoint, scope) });
