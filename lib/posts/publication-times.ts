import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import { brokenRules } from "@/lib/ads/rules";
import { formatServiceTime } from "@/lib/time/service-time";
import { DUPLICATE_HOURS, isRepeated, sameWords } from "./post-rules";
import { quarterOf, SCHEDULED_IN_QUARTER_MAX, scheduleRules, wholeMinute } from "./schedule-rules";

/** A post, and when it is or was published. */
export interface TimedPost {
  /** As the service writes instants. */
  readonly at: string;
  readonly text: string | null;
  readonly user_id: string;
}

/** A scheduled post that waits still; undefined for one that is out or was not published. */
export const waitingPost = ({
  scheduled_status,
  scheduled_at: at,
  text,
  user_id,
}: Pick<ScheduledPost, "scheduled_status" | "scheduled_at" | "text" | "user_id">): TimedPost | undefined =>
  scheduled_status === "SCHEDULED" ? { at, text, user_id } : undefined;

/** Why a post cannot be published at a time, and what of it would have to be another. */
interface TimeProblem {
  readonly field: "scheduled_at" | "text";
  readonly message: string;
}

/**
 * Why no post can be scheduled for a time, whatever else waits; undefined where it can.
 *
 * @param at an instant as the service writes it
 * @param now in milliseconds since the epoch
 */
export function refusedTime(at: string, now: number): string | undefined {
  const terms = { scheduled_at: wholeMinute(at), now: formatServiceTime(now) };
  return brokenRules(scheduleRules, terms)[0]?.advice;
}

/** How many posts wait in each quarter of an hour, by its first moment. */
export function postsByQuarter(times: Iterable<string>): Map<string, number> {
  const posts = new Map<string, number>();
  for (const at of times) {
    const { from } = quarterOf(at);
    posts.set(from, (posts.get(from) ?? 0) + 1);
  }
  return posts;
}

/** That a quarter of an hour in which so many posts wait is full; undefined where another one fits. */
export const fullQuarter = (posts: number): string | undefined =>
  posts < SCHEDULED_IN_QUARTER_MAX
    ? undefined
    : `This quarter of an hour is full, ${posts} of ${SCHEDULED_IN_QUARTER_MAX} posts.`;

const LEAVE_TIME = "Choose another time, or leave more time between posts.";
const SAME_TEXT = `The same text is published less than ${DUPLICATE_HOURS} hours before or after. Choose another time, or change the text.`;

/** The posts of an account by their times: what waits and what is out keeps others from some of them. */
export class PublicationTimes {
  readonly #inQuarter: Map<string, number>;
  /** When each text is published, in milliseconds, by `authorsWords`. */
  readonly #out = new Map<string, number[]>();

  constructor(waiting: readonly TimedPost[] = []) {
    this.#inQuarter = postsByQuarter(waiting.map(({ at }) => at));
    for (const post of waiting) this.publish(post);
  }

  /** A post that waits: it takes a place in its quarter of an hour as well. */
  schedule(post: TimedPost): void {
    this.#count(post.at, 1);
    this.publish(post);
  }

  /** A post that is out, or goes out at once. */
  publish(post: TimedPost): void {
    const words = authorsWords(post);
    if (words !== undefined) this.#out.set(words, [...(this.#out.get(words) ?? []), Date.parse(post.at)]);
  }

  /** A post that waited does so no longer. */
  remove(post: TimedPost): void {
    this.#count(post.at, -1);
    const words = authorsWords(post);
    if (words !== undefined) this.#out.set(words, this.#timesOf(words, post));
  }

  /**
   * Why a post cannot be scheduled; nothing where it can.
   *
   * @param moved the post as it waits until then
   */
  problems(post: TimedPost, now: number, moved?: TimedPost): readonly TimeProblem[] {
    const { from } = quarterOf(post.at);
    const others = (this.#inQuarter.get(from) ?? 0) - (moved && quarterOf(moved.at).from === from ? 1 : 0);
    const full = fullQuarter(others);
    const message = refusedTime(post.at, now) ?? (full && `${full} ${LEAVE_TIME}`);
    const found: TimeProblem[] = message === undefined ? [] : [{ field: "scheduled_at", message }];
    return [...found, ...this.repetition(post, moved)];
  }

  /**
   * That the author of a post publishes the same text too near to it; nothing where that is not so.
   *
   * @param moved the post as it waits until then
   */
  repetition(post: TimedPost, moved?: TimedPost): readonly TimeProblem[] {
    const words = authorsWords(post);
    const time = Date.parse(post.at);
    return words !== undefined && this.#timesOf(words, moved).some((other) => isRepeated(time, other))
      ? [{ field: "text", message: SAME_TEXT }]
      : [];
  }

  #count(at: string, change: 1 | -1): void {
    const { from } = quarterOf(at);
    this.#inQuarter.set(from, (this.#inQuarter.get(from) ?? 0) + change);
  }

  /** When a text is published, once less where that is one post's. */
  #timesOf(words: string, without: TimedPost | undefined): number[] {
    const times = this.#out.get(words) ?? [];
    const place = without && authorsWords(without) === words ? times.indexOf(Date.parse(without.at)) : -1;
    return place < 0 ? times : times.toSpliced(place, 1);
  }
}

/** The key of a text among others of its author; undefined without one. */
function authorsWords({ text, user_id }: TimedPost): string | undefined {
  const words = sameWords(text);
  return words === undefined ? undefined : `${user_id} ${words}`;
}
