import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useAccount, usePermission } from "@/components/shell/account";
import { adsWholeList, useScope } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import { isCallError } from "@/lib/ads/errors";
import { timedPost } from "@/lib/drafts/published-at";
import { publishedPosts } from "@/lib/posts/published-posts";

/**
 * The published posts of users, as far as the person can read them: they are listed for one at a time. Null is the
 * account's own user.
 */
export function usePublishedOf(userIds: readonly (string | null)[]) {
  const { accountId } = useAccount();
  const scope = useScope();
  const { allowed } = usePermission(posts.list);
  return useQueries({
    queries: [...new Set(allowed ? userIds : [])]
      .sort()
      .map((user_id) => adsWholeList(posts.list, scope, publishedPosts(accountId, user_id))),
    combine: allPublished,
  });
}

type Whole = UseQueryResult<{ readonly records: readonly posts.Post[] }>;

function allPublished(results: readonly Whole[]) {
  const records = results.flatMap(({ data }) => data?.records ?? []);
  return {
    records,
    texts: records.map(timedPost),
    // The service checks what could not be read.
    pending: results.some(({ isPending, error }) => isPending && error === null),
    error: results.map(({ error }) => error).find(isCallError) ?? null,
    resume: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
  };
}
