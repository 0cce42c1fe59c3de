import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTwin } from "@/lib/drafts/published-twin";
import { sameWords } from "@/lib/posts/post-rules";
import { usePublishedOf } from "./use-published-of";

/** When a draft's author published the same words within the last day, which keeps them from being published again. */
export function usePublishedTwin(draft: DraftPost, enabled: boolean): string | undefined {
  const { texts } = usePublishedOf(enabled && sameWords(draft.text) !== undefined ? [draft.user_id] : []);
  return publishedTwin(draft, texts, Date.now());
}
