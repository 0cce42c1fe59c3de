import { useMemo } from "react";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTimes } from "@/lib/drafts/published-twin";
import { usePublishedOf } from "./use-published-of";

/**
 * Finds for each draft when its own author last published the same words. The service keeps drafts and posts apart, so
 * that their words are all there is to go by.
 */
export function usePublishedTimes(
  drafts: readonly Pick<DraftPost, "user_id">[],
): ReturnType<typeof publishedTimes> {
  const { texts } = usePublishedOf(drafts.map(({ user_id }) => user_id));
  return useMemo(() => publishedTimes(texts), [texts]);
}
