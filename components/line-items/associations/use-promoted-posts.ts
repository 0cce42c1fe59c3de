import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { useAdsList, useAdsQuery } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as posts from "@/lib/ads/endpoints/posts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { IDS_MAX } from "@/lib/ads/params";
import { publishedPostsById } from "@/lib/posts/published-posts";

/** The posts that a line item promotes, read once for all users of the hook. */
export function usePromotedPosts(itemId: string) {
  const { accountId } = useAccount();
  const list = useAdsList(promotedPosts.list, {
    account_id: accountId,
    line_item_ids: [itemId],
    count: PAGE_MAX,
  });
  const promoted = useMemo(() => new Set(list.records.map(({ post_id }) => post_id)), [list.records]);
  const byId = usePostsById([...promoted]);
  return { list, promoted, byId };
}

/** Published posts by their ids, as many as one request allows. */
export function usePostsById(postIds: readonly string[]): ReadonlyMap<string, posts.Post> {
  const { accountId } = useAccount();
  const ids = postIds.slice(0, IDS_MAX);
  const may = usePermission(posts.list);
  const looked = useAdsQuery(posts.list, publishedPostsById(accountId, ids), {
    enabled: may.allowed && ids.length > 0,
  });
  const found = looked.data?.data;
  return useMemo(() => new Map((found ?? []).map((post) => [post.id, post])), [found]);
}
