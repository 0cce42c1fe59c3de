import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { isCallError } from "@/lib/ads/errors";
import { askChanges } from "@/lib/change-log/ask-changes";
import type { ReadChanges } from "@/lib/change-log/question";
import { OWN_CHANGES } from "@/lib/history/own-changes-key";
import type { Span } from "@/lib/history/period";

interface LogWish extends Partial<Span> {
  readonly enabled?: boolean;
}

export type ChangeLog = ReturnType<typeof useChangeLog>;

const fromTheTop = (): ReadChanges["next"] => undefined;

/**
 * The changes made in the account through the dashboard, by any user, newest first; older pages on request. `kept` is
 * false where the dashboard has no store.
 *
 * @param entityId only of this entity
 */
export function useChangeLog(entityId?: string, { enabled = true, from, until }: LogWish = {}) {
  const { environment, handle, accountId } = useAccount();
  const query = useInfiniteQuery({
    // A child of the key of this browser's changes, so that each change in this tab refetches both.
    queryKey: [...OWN_CHANGES, "log", environment, handle, accountId, entityId, from, until],
    queryFn: ({ pageParam, signal }) =>
      askChanges(
        { environment, handle, account_id: accountId, entity_id: entityId, from, until, after: pageParam },
        signal,
      ),
    initialPageParam: fromTheTop(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    enabled,
  });
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  /** Reads older pages until there are this many; undefined where one could not be read. */
  const readAll = useCallback(
    async (pagesMax: number) => {
      for (;;) {
        const read = await fetchNextPage({ cancelRefetch: false });
        if (!read.data || read.isError) return undefined;
        if (read.hasNextPage && read.data.pages.length < pagesMax) continue;
        return { records: read.data.pages.flatMap(({ changes }) => changes), complete: !read.hasNextPage };
      }
    },
    [fetchNextPage],
  );
  const records = useMemo(() => data?.pages.flatMap(({ changes }) => changes) ?? [], [data]);
  return {
    records,
    stored: data?.pages[0]?.kept ?? false,
    complete: data !== undefined && !hasNextPage,
    pending: enabled && isPending,
    error: isCallError(error) ? error : null,
    refetch: () => void query.refetch(),
    readAll,
    resume: () => void fetchNextPage(),
    pages: data?.pages.length ?? 0,
    readingOlder: isFetchingNextPage,
    readOlder: hasNextPage ? () => void fetchNextPage() : undefined,
  };
}
