import { chanceOf, followingOf } from "../users/shown";

const HOUR_MS = 3_600_000;
/** By then a post has had two thirds of its attention. */
const ATTENTION_HOURS = 18;

/** A number from 0 to 99 that stays with a post. */
export const lotOf = (id: string): number => chanceOf(id).below(100);

/** What happened to a post by itself: a function of the post and of its age, so that it grows, and fades. */
export function publicMetricsOf({ id, user_id: userId }: { id: string; user_id: string }, ageMs: number) {
  const random = chanceOf(id);
  const reached = 1 - Math.exp(-Math.max(0, ageMs) / HOUR_MS / ATTENTION_HOURS);
  const impressions = Math.floor((followingOf(userId).followers * reached * random.between(10, 80)) / 100);
  const share = (least: number, most: number) =>
    Math.floor((impressions * random.between(least, most)) / 10_000);
  return {
    repost_count: share(5, 60),
    reply_count: share(2, 30),
    like_count: share(40, 400),
    quote_count: share(0, 10),
    bookmark_count: share(2, 40),
    impression_count: impressions,
  };
}
