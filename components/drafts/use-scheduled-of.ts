import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import { adsWholeList, useScope } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { isCallError } from "@/lib/ads/errors";

/** The scheduled posts of users: the service lists them for one at a time. */
export function useScheduledOf(userIds: readonly string[]) {
  const { accountId } = useAccount();
  const scope = useScope();
  return useQueries({
    queries: [...new Set(userIds)]
      .sort()
      .map((user_id) =>
        adsWholeList(scheduledPosts.list, scope, { account_id: accountId, user_id, count: SHORT_PAGE_MAX }),
      ),
    combine: allScheduled,
  });
}

type Whole = UseQueryResult<{ readonly records: readonly scheduledPosts.ScheduledPost[] }>;

function allScheduled(results: readonly Whole[]) {
  const scheduled = results.flatMap(({ data }) => data?.records ?? []);
  return {
    scheduled,
    found: new Map(scheduled.map((post) => [post.id, post])),
    complete: results.every(({ data }) => data !== undefined),
    error: results.map(({ error }) => error).find(isCallError),
    retry: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
  };
}
