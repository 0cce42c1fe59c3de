import { formatDate, formatDayAs } from "@/lib/format/dates";
import { type PublicationTimes, refusedTime, type TimedPost } from "@/lib/posts/publication-times";
import { dayIn } from "@/lib/time/calendar";

/** A time that a post is moved to: in words, and whether it is valid. */
export interface PlaceInWords {
  /** "Fri 27 Nov, 14:30", and its problem. */
  readonly words: string;
  readonly allowed: boolean;
}

interface Around {
  /** The post where it is now. */
  readonly entry: TimedPost;
  /** When all posts are published, this one among them. */
  readonly times: PublicationTimes;
  readonly zone: string;
  readonly now: number;
}

/**
 * Judges a time by the rules of scheduled posts. How quarters are counted is undocumented, and the text may still
 * change: a full quarter and a repeated text only warn.
 */
export function placeInWords(to: string, { entry, times, zone, now }: Around): PlaceInWords {
  const instant = Date.parse(to);
  const at = `${formatDayAs(dayIn(zone, instant), "weekday-and-month")}, ${formatDate(instant, zone, "clock")}`;
  const refused = refusedTime(to, now);
  if (refused !== undefined) return { words: `${at}: ${refused}`, allowed: false };
  const { text, user_id } = entry;
  const warnings = times.problems({ at: to, text, user_id }, now, entry).map(({ message }) => message);
  return { words: warnings.length === 0 ? at : `${at}: ${warnings.join(" ")}`, allowed: true };
}
