import { useQuery } from "@tanstack/react-query";
import { cachedFor } from "./cache-time";
import { adsWholeList, useScope } from "./client";
import { type AnyEndpoint, type InputOf, PAGE_MAX } from "./endpoint";
import { iab } from "./endpoints/categories";
import type { CallError } from "./errors";

const NONE: readonly never[] = [];

/**
 * A list that seldom changes and has a low rate limit: it is read once, on first use, and counts as fresh for as long
 * as the catalogue declares. Only a person refetches it, even after a failure.
 */
export function useLookup<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, enabled = true) {
  const scope = useScope();
  const fresh = (endpoint.cacheSeconds ?? 0) * 1000;
  const query = useQuery({
    ...adsWholeList(endpoint, scope, input),
    staleTime: fresh,
    gcTime: cachedFor(fresh),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    retryOnMount: false,
    enabled,
  });
  const { data, isFetching, refetch } = query;
  return {
    records: data?.records ?? NONE,
    complete: data !== undefined,
    pending: query.isPending,
    /** When it was read, in milliseconds; undefined before the first answer. */
    asOf: data?.asOf,
    // Queries of the service throw nothing else (lib/ads/client).
    error: query.error as CallError | null,
    fetching: isFetching,
    refetch: () => void refetch(),
  };
}

/** The largest page. */
const EVERY_CATEGORY = { count: PAGE_MAX } as const;

/** Every IAB category; with `enabled` false only if they are cached already. */
export const useIabCategories = (enabled = true) => useLookup(iab, EVERY_CATEGORY, enabled);
