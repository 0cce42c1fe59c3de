import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { isCallError } from "@/lib/ads/errors";
import { askChanges } from "@/lib/change-log/ask-changes";
import type { ReadChanges } from "@/lib/change-log/question";
import { OWN_CHANGES } from "@/lib/history/own-changes-key";

const fromTheTop = (): ReadChanges["next"] => undefined;

/**
 * What was changed in the account through the dashboard, by whoever did it, newest first; older pages as they are
 * asked for. `kept` is false where the dashboard has no store.
 *
 * @param entityId of one thing alone
 */
export function useChangeLog(entityId?: string, { enabled = true } = {}) {
  const { environment, handle, accountId } = useAccount();
  const query = useInfiniteQuery({
    // Below the browser's own, so that each change of this tab reads both anew.
    queryKey: [...OWN_CHANGES, "log", environment, handle, accountId, entityId],
    queryFn: ({ pageParam, signal }) =>
      askChanges(
        { environment, handle, account_id: accountId, entity_id: entityId, after: pageParam },
        signal,
      ),
    initialPageParam: fromTheTop(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    enabled,
  });
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = query;
  const records = useMemo(() => data?.pages.flatMap(({ changes }) => changes) ?? [], [data]);
  return {
    records,
    kept: data?.pages[0]?.kept ?? false,
    complete: data !== undefined && !hasNextPage,
    pending: enabled && isPending,
    error: isCallError(error) ? error : null,
    refetch: () => void query.refetch(),
    resume: () => void query.fetchNextPage(),
    pages: data?.pages.length ?? 0,
    readingOlder: isFetchingNextPage,
    readOlder: hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}
