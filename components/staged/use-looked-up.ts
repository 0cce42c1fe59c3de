"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cachedFor } from "@/lib/ads/cache-time";
import { useScope } from "@/lib/ads/client";
import type { CallError } from "@/lib/ads/errors";

interface LookUp<Record> {
  /** The kind of the records, "campaigns". */
  many: string;
  accountId: string;
  ids: readonly string[];
  lookUp: (ids: readonly string[], signal: AbortSignal) => Promise<readonly Record[]>;
}

/**
 * Reads records by their ids once, on first use.
 *
 * @returns the records by id once read, or the error
 */
export function useLookedUp<Record extends { readonly id: string }>({
  many,
  accountId,
  ids,
  lookUp,
}: LookUp<Record>) {
  const scope = useScope();
  const { data, error, refetch, isFetching } = useQuery<readonly Record[], CallError>({
    queryKey: [`${many} looked up`, scope.environment, scope.handle, accountId],
    queryFn: ({ signal }) => lookUp(ids, signal),
    gcTime: cachedFor(0),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const found = useMemo(() => data && new Map(data.map((record) => [record.id, record])), [data]);
  return { found, looking: isFetching, error, again: refetch };
}
