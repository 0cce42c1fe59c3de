import { classNames } from "@/components/ui/class-names";
import type { HourOfDay } from "@/lib/drafts/calendar/calendar-days";
import { formatDayAs } from "@/lib/format/dates";
import { counted } from "@/lib/format/plurals";

interface DayHeadingProps {
  day: string;
  today: string;
  posts: number;
  hours: readonly HourOfDay[];
  onDay: (day: string) => void;
}

/** The header of a day: date, number of posts, and its length if that is not 24 hours. */
export function DayHeading({ day, today, posts, hours, onDay }: DayHeadingProps) {
  const change = hours.find((hour) => hour.change !== undefined)?.change;
  return (
    <th
      scope="col"
      aria-current={day === today ? "date" : undefined}
      className="sticky top-0 z-10 h-10 border-r border-b bg-surface px-1.5 text-left font-normal"
    >
      <span className="flex items-center justify-between gap-1">
        <button
          type="button"
          title="Show this day as a list"
          onClick={() => onDay(day)}
          className={classNames(
            "h-6 truncate rounded-sm px-1 font-semibold hover:underline",
            day === today && "bg-accent text-on-accent",
          )}
        >
          {formatDayAs(day, "weekday")}
        </button>
        <span className="truncate text-sm text-text-muted tabular-nums">
          {change && `${change === "twice" ? 25 : 23} hours `}
          {posts > 0 && counted(posts, "post", "posts")}
        </span>
      </span>
    </th>
  );
}
