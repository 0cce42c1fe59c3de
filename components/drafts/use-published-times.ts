import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { publishedTimes } from "@/lib/drafts/published-twin";
import { sameWords } from "@/lib/posts/post-rules";
import { publishedPosts } from "@/lib/posts/published-posts";

/**
 * Tells of a draft when the same words were last published. The service keeps drafts and posts apart, so that their
 * words are all there is to go by.
 *
 * @param author whose drafts and posts; null for the account's own user
 * @param enabled the person may read what is published
 */
export function usePublishedTimes(
  author: string | null,
  enabled: boolean,
): (draft: Pick<DraftPost, "text">) => string | undefined {
  const { accountId } = useAccount();
  const { records } = useAdsList(posts.list, publishedPosts(accountId, author), { enabled });
  const times = useMemo(() => publishedTimes(records), [records]);
  return ({ text }) => times.get(sameWords(text) ?? "");
}
