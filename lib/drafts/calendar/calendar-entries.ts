import type { Post } from "@/lib/ads/endpoints/posts";
import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import { byCodePoint } from "@/lib/format/lists";
import { PublicationTimes, type TimedPost } from "@/lib/posts/publication-times";
import { type Day, localTimeIn } from "@/lib/time/calendar";
import { draftTitle } from "../draft-view";
import { publishedAt } from "../published-at";

/** A post on the calendar. */
export interface CalendarEntry extends TimedPost {
  readonly id: string;
  readonly state: "scheduled" | "published" | "failed";
  /** The day and the hour of that in the account's zone. */
  readonly day: Day;
  readonly hour: number;
  readonly title: string;
  /** The service's record. */
  readonly post: ScheduledPost | Post;
  /** The record while it is pending, and can be moved. */
  readonly waiting: ScheduledPost | undefined;
}

interface Posts {
  readonly scheduled: readonly ScheduledPost[];
  readonly published: readonly Post[];
}

/**
 * All posts in the order of their times. A scheduled post that has been published is listed once, as the published
 * one.
 *
 * @param moved times that are on their way to the service, by the id of their post
 */
export function calendarEntries(
  { scheduled, published }: Posts,
  { zone, moved, search }: { zone: string; moved: ReadonlyMap<string, string>; search: string },
): readonly CalendarEntry[] {
  const words = search.trim().toLowerCase();
  const isFound = ({ id, name, text }: Post | ScheduledPost) =>
    `${name ?? ""} ${text ?? ""} ${id}`.toLowerCase().includes(words);
  const entry = (
    state: CalendarEntry["state"],
    { at, text, user_id }: TimedPost,
    post: ScheduledPost | Post,
    waiting?: ScheduledPost,
  ): CalendarEntry => {
    const said = { id: post.id, state, title: draftTitle(post), text, user_id };
    return { ...placeOn(at, zone), ...said, post, waiting };
  };
  return [
    ...scheduled
      .filter((post) => post.post_id === null && post.scheduled_status !== "DELETED" && isFound(post))
      .map((post) =>
        post.scheduled_status === "SCHEDULED"
          ? entry("scheduled", { ...post, at: moved.get(post.id) ?? post.scheduled_at }, post, post)
          : entry("failed", { ...post, at: post.scheduled_at }, post),
      ),
    ...published
      .filter((post) => isFound(post) && !Number.isNaN(Date.parse(publishedAt(post))))
      .map((post) =>
        entry("published", { at: publishedAt(post), text: post.full_text, user_id: post.user.id }, post),
      ),
  ].sort((a, b) => byCodePoint(a.at, b.at) || byCodePoint(a.id, b.id));
}

function placeOn(at: string, zone: string): Pick<CalendarEntry, "at" | "day" | "hour"> {
  const local = localTimeIn(zone, Date.parse(at));
  return { at, day: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
}

/** An entry at another time. */
export const entryAt = (entry: CalendarEntry, at: string, zone: string): CalendarEntry => ({
  ...entry,
  ...placeOn(at, zone),
});

/** When all are published: determines which times are free. */
export function calendarTimes(entries: readonly CalendarEntry[]): PublicationTimes {
  const times = new PublicationTimes(entries.filter(({ waiting }) => waiting !== undefined));
  for (const entry of entries) if (entry.state === "published") times.publish(entry);
  return times;
}

/** The ids of pending posts that repeat a text of their author so soon that they would be refused. */
export const repeatedEntries = (
  entries: readonly CalendarEntry[],
  times: PublicationTimes,
): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) =>
      entry.waiting !== undefined && times.repetition(entry, entry).length > 0 ? [entry.id] : [],
    ),
  );
