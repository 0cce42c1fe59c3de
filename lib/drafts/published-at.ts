import type { Post } from "@/lib/ads/endpoints/posts";
import { formatInstant } from "@/lib/format/instant";
import type { TimedPost } from "@/lib/posts/publication-times";
import { formatServiceTime } from "@/lib/time/service-time";

/**
 * When a post was published, in the service's format for instants. The platform writes it in words, `Sat Jun 24
 * 05:08:30 +0000 2017`; an unreadable value is unchanged.
 */
export function publishedAt({ created_at: words }: Pick<Post, "created_at">): string {
  const instant = Date.parse(words);
  return Number.isNaN(instant) ? words : formatServiceTime(instant);
}

/** A post that is published, as times are compared. */
export const timedPost = (post: Pick<Post, "created_at" | "full_text" | "user">): TimedPost => ({
  at: publishedAt(post),
  text: post.full_text,
  user_id: post.user.id,
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The time of a post as shown beside its author: "now", "5m", "3h", after a day the date, without the year if it is
 * the current one.
 *
 * @param at an instant in ISO 8601
 * @param now milliseconds
 */
export function readersTime(at: string, zone: string, now: number): string {
  const since = now - Date.parse(at);
  if (since >= DAY || !(since > -MINUTE)) {
    return formatInstant(at, zone, "day").replace(` ${new Date(now).getUTCFullYear()}`, "");
  }
  const minutes = Math.floor(Math.max(0, since) / MINUTE);
  if (minutes === 0) return "now";
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h`;
}
