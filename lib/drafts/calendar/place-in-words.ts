import { brokenRules } from "@/lib/ads/rules";
import { formatDate, formatDayAs } from "@/lib/format/dates";
import { quarterOf, SCHEDULED_IN_QUARTER_MAX, scheduleRules } from "@/lib/posts/schedule-rules";
import { dayIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";

/** A time to which a post is moved: how it is called, and whether it may stay there. */
export interface PlaceInWords {
  /** "Fri, 27 Nov, 14:30", and what is the matter with it. */
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
  const [broken] = brokenRules(scheduleRules, { scheduled_at: to, now: formatServiceTime(now) });
  if (broken) return { words: `${at}: ${broken.advice}`, allowed: false };
  const { from, until } = quarterOf(to);
  const isIn = (time: string) => time >= from && time < until;
  const others = times.filter(isIn).length - (isIn(entry.at) ? 1 : 0);
  return others < SCHEDULED_IN_QUARTER_MAX
    ? { words: at, allowed: true }
    : {
        words: `${at}: this quarter of an hour is full, ${others} of ${SCHEDULED_IN_QUARTER_MAX} posts.`,
        allowed: true,
      };
}
