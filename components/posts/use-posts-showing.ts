import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { type AdsList, useAdsList } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as posts from "@/lib/ads/endpoints/posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { type PostUse, postsShowing } from "@/lib/drafts/posts-showing";
import { publishedPosts } from "@/lib/posts/published-posts";

interface Reading {
  readonly complete: boolean;
  /** Lists that could not be read: their contents are unknown. */
  readonly failed: readonly AdsList<unknown>[];
  readonly retry: () => void;
}

/** The posts of the account's own user in each status, to look up where something is used. */
export function useWrittenPosts() {
  const { accountId } = useAccount();
  const input = { account_id: accountId, count: SHORT_PAGE_MAX };
  const drafts = useAdsList(draftPosts.list, input);
  // The sandbox does not schedule posts.
  const canSchedule = usePermission(scheduledPosts.list).allowed;
  const scheduled = useAdsList(scheduledPosts.list, input, { enabled: canSchedule });
  const published = useAdsList(posts.list, publishedPosts(accountId));
  const reading = readingOf(canSchedule ? [drafts, scheduled, published] : [drafts, published]);
  return {
    drafts: drafts.records,
    scheduled: scheduled.records,
    published: published.records,
    ...reading,
  };
}

/** The posts that have a card attached. */
export function usePostsShowing(cardUri: string): Reading & { uses: readonly PostUse[] } {
  const { drafts, scheduled, published, ...reading } = useWrittenPosts();
  const uses = useMemo(
    () => postsShowing(cardUri, { drafts, scheduled, published }),
    [cardUri, drafts, scheduled, published],
  );
  return { uses, ...reading };
}

function readingOf(lists: readonly AdsList<unknown>[]): Reading {
  const failed = lists.filter(({ error }) => error !== null);
  return {
    complete: lists.every(({ complete }) => complete),
    failed,
    retry: () => {
      for (const { resume } of failed) resume();
    },
  };
}
