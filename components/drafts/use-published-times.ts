import { useMemo } from "react";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTimes } from "@/lib/drafts/published-twin";
import { usePublishedOf } from "./use-published-of";

/**
 * Tells of a draft when the same words were last published. The service keeps drafts and posts apart, so that their
 * words are all there is to go by.
 *
 * @param author whose drafts and posts; null for the account's own user
 * @param enabled the person may read what is published
 */
export function usePublishedTimes(
  drafts: readonly Pick<DraftPost, "user_id">[],
): ReturnType<typeof publishedTimes> {
  const { texts } = usePublishedOf(drafts.map(({ user_id }) => user_id));
  return useMemo(() => publishedTimes(texts), [texts]);
}
