import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTwin } from "@/lib/drafts/published-twin";
import { sameWords } from "@/lib/posts/post-rules";
import { usePublishedOf } from "./use-published-of";

/** When a draft's author published the same text within the last day, which prevents publishing it again. */
export function usePublishedTwin(draft: DraftPost, enabled: boolean): string | undefined {
  const { texts } = usePublishedOf(enabled && sameWords(draft.text) !== undefined ? [draft.user_id] : []);
  return publishedTwin(draft, texts, Date.now());
}
