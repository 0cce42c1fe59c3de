import { isRepeated, sameWords } from "@/lib/posts/post-rules";
import type { TimedPost } from "@/lib/posts/publication-times";

/** The text and the author of a post: another author may have the same text. */
type Said = Pick<TimedPost, "text" | "user_id">;

/** When a post's author last published the same text; undefined if never. */
export function publishedTimes(published: readonly TimedPost[]): (post: Said) => string | undefined {
  const times = new Map<string, string>();
  for (const post of published) {
    const said = saidBy(post);
    if (said !== undefined && post.at > (times.get(said) ?? "")) times.set(said, post.at);
  }
  return (post) => times.get(saidBy(post) ?? "");
}

function saidBy({ text, user_id }: Said): string | undefined {
  const words = sameWords(text);
  return words === undefined ? undefined : `${user_id} ${words}`;
}

/**
 * When its author last published the same text within the time in which the service refuses a repetition; undefined if
 * it may be published.
 */
export function publishedTwin(draft: Said, published: readonly TimedPost[], now: number): string | undefined {
  const at = publishedTimes(published)(draft);
  return at !== undefined && isRepeated(Date.parse(at), now) ? at : undefined;
}
