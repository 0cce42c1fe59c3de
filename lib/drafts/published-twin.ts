import type { Post } from "@/lib/ads/endpoints/posts";
import { isRepeated, sameWords } from "@/lib/posts/post-rules";
import { publishedAt } from "./published-at";

/** When each text was last published, by its words (`sameWords`). */
export function publishedTimes(
  published: readonly Pick<Post, "created_at" | "full_text">[],
): ReadonlyMap<string, string> {
  const times = new Map<string, string>();
  for (const post of published) {
    const words = sameWords(post.full_text);
    const at = publishedAt(post);
    if (words !== undefined && at > (times.get(words) ?? "")) times.set(words, at);
  }
  return times;
}

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
  const at = publishedTimes(published).get(words);
  return at !== undefined && isRepeated(Date.parse(at), now) ? at : undefined;
}
