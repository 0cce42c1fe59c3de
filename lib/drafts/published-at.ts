import type { Post } from "@/lib/ads/endpoints/posts";
import { formatServiceTime } from "@/lib/time/service-time";

/**
 * When a post was published, as the service writes instants elsewhere. The platform writes it in words,
 * `Sat Jun 24 05:08:30 +0000 2017`; what cannot be read stays as it is.
 */
export function publishedAt({ created_at: words }: Pick<Post, "created_at">): string {
  const instant = Date.parse(words);
  return Number.isNaN(instant) ? words : formatServiceTime(instant);
}
