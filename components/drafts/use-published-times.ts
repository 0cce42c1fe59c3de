import { useMemo } from "react";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTimes } from "@/lib/drafts/published-twin";
import { usePublishedOf } from "./use-published-of";

/**
 * Finds when the author of each draft last published the same text. The service does not link drafts and posts, so
 * only their texts can be compared.
 */
export function usePublishedTimes(
  drafts: readonly Pick<DraftPost, "user_id">[],
): ReturnType<typeof publishedTimes> {
  const { texts } = usePublishedOf(drafts.map(({ user_id }) => user_id));
  return useMemo(() => publishedTimes(texts), [texts]);
}
