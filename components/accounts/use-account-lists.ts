import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { withChanges } from "@/lib/accounts/changes";
import { cachedFor } from "@/lib/ads/cache-time";
import { adsWholeList } from "@/lib/ads/client";
import type { Environment } from "@/lib/ads/endpoint";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { ACCOUNTS_INPUT } from "@/lib/ads/endpoints/accounts";
import type { CallError } from "@/lib/ads/errors";
import { useAccountChanges } from "./account-changes";

/** The accounts of one connected handle, or the state of reading them. */
export interface HandleList {
  readonly handle: string;
  readonly accounts: readonly accounts.Account[];
  readonly pending: boolean;
  readonly fetching: boolean;
  readonly error: CallError | null;
  /** When the list was read, in milliseconds; undefined before the first answer. */
  readonly asOf: number | undefined;
  readonly refetch: () => void;
}

/** How long the list of accounts counts as fresh: the rate limit is five calls in fifteen minutes. */
const FRESH_MS = (accounts.list.cacheSeconds ?? 0) * 1000;

/** The accounts of every handle, each as a separate list: one that fails does not affect the others. */
export function useAccountLists(environment: Environment, handles: readonly string[]): readonly HandleList[] {
  const changes = useAccountChanges(environment);
  const queries = useQueries({
    queries: handles.map((handle) => ({
      ...adsWholeList(accounts.list, { environment, handle }, ACCOUNTS_INPUT),
      staleTime: FRESH_MS,
      gcTime: cachedFor(FRESH_MS * 5),
      refetchOnWindowFocus: false,
      retry: false,
    })),
    combine: (results) =>
      results.map(({ data, error, isPending, isFetching, refetch }) => ({
        data,
        error,
        isPending,
        isFetching,
        refetch,
      })),
  });
  return useMemo(
    () =>
      queries.flatMap(({ data, error, isPending, isFetching, refetch }, index) => {
        const handle = handles[index];
        if (handle === undefined) return [];
        return {
          handle,
          accounts: data ? withChanges(handle, data, changes) : [],
          pending: isPending,
          fetching: isFetching,
          // Queries of the service throw nothing else (lib/ads/client).
          error: error as CallError | null,
          asOf: data?.asOf,
          refetch: () => void refetch(),
        };
      }),
    [queries, handles, changes],
  );
}
