import { formatDate, formatDayAs } from "@/lib/format/dates";
import { fullQuarter, postsByQuarter, refusedTime } from "@/lib/posts/publication-times";
import { quarterOf } from "@/lib/posts/schedule-rules";
import { dayIn } from "@/lib/time/calendar";

/** A time to which a post is moved: how it is called, and whether it may stay there. */
export interface PlaceInWords {
  /** "Fri 27 Nov, 14:30", and what is the matter with it. */
  readonly words: string;
  readonly allowed: boolean;
}

interface Around {
  /** Where the post is now. */
  readonly entry: { readonly at: string };
  /** The times of all posts that wait, this one among them. */
  readonly times: readonly string[];
  readonly zone: string;
  readonly now: number;
}

/** Judges a time by the rules of scheduled posts. How quarters are counted is not documented: a full one only warns. */
export function placeInWords(to: string, { entry, times, zone, now }: Around): PlaceInWords {
  const instant = Date.parse(to);
  const at = `${formatDayAs(dayIn(zone, instant), "weekday-and-month")}, ${formatDate(instant, zone, "clock")}`;
  const refused = refusedTime(to, now);
  if (refused !== undefined) return { words: `${at}: ${refused}`, allowed: false };
  const { from } = quarterOf(to);
  const others = (postsByQuarter(times).get(from) ?? 0) - (quarterOf(entry.at).from === from ? 1 : 0);
  const full = fullQuarter(others);
  return { words: full === undefined ? at : `${at}: ${full}`, allowed: true };
}
