import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useAdsQuery } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import { IDS_MAX } from "@/lib/ads/params";
import { draftTitle } from "@/lib/drafts/draft-view";
import { publishedPostsById } from "@/lib/posts/published-posts";

/** The titles of posts, as far as they were looked up; else their ids. */
export function usePostTitles(ids: readonly string[]): (id: string) => string {
  const { accountId } = useAccount();
  const { data } = useAdsQuery(posts.list, publishedPostsById(accountId, ids.slice(0, IDS_MAX)), {
    enabled: ids.length > 0,
  });
  const byId = useMemo(() => new Map((data?.data ?? []).map((post) => [post.id, draftTitle(post)])), [data]);
  return (id) => byId.get(id) ?? `Post ${id}`;
}
