import { useAdsList } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTwin } from "@/lib/drafts/published-twin";
import { sameWords } from "@/lib/posts/post-rules";
import { publishedPosts } from "@/lib/posts/published-posts";

/** When a draft's author published the same words within the last day, which keeps them from being published again. */
export function usePublishedTwin(draft: DraftPost, accountId: string, enabled: boolean): string | undefined {
  const published = useAdsList(posts.list, publishedPosts(accountId, draft.user_id), {
    enabled: enabled && sameWords(draft.text) !== undefined,
  });
  return publishedTwin(draft.text, published.records, Date.now());
}
