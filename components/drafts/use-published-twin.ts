import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as posts from "@/lib/ads/endpoints/posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTwin } from "@/lib/drafts/published-twin";
import { sameWords } from "@/lib/posts/post-rules";

/** When a draft's author published the same words within the last day, which keeps them from being published again. */
export function usePublishedTwin(draft: DraftPost, accountId: string, enabled: boolean): string | undefined {
  const published = useAdsList(
    posts.list,
    {
      account_id: accountId,
      post_type: "PUBLISHED",
      timeline_type: "ALL",
      user_id: draft.user_id,
      count: PAGE_MAX,
    },
    { enabled: enabled && sameWords(draft.text) !== undefined },
  );
  return publishedTwin(draft.text, published.records, Date.now());
}
