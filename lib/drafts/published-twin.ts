import type { Post } from "@/lib/ads/endpoints/posts";
import { DUPLICATE_HOURS, sameWords } from "@/lib/posts/post-rules";
import { publishedAt } from "./published-at";

/**
 * When the same words were last published within the time in which the service refuses them again, among the posts
 * of one user; undefined when they may be published.
 */
export function publishedTwin(
  text: string | null,
  published: readonly Pick<Post, "created_at" | "full_text">[],
  now: number,
): string | undefined {
  const words = sameWords(text);
  if (words === undefined) return undefined;
  const since = now - DUPLICATE_HOURS * 3_600_000;
  return published
    .filter((post) => sameWords(post.full_text) === words)
    .map(publishedAt)
    .filter((at) => Date.parse(at) > since)
    .sort()
    .at(-1);
}
