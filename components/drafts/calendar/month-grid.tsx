import { Fragment, useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import { isSameMonth, weekOf, weeksOfMonth } from "@/lib/drafts/calendar/calendar-days";
import { formatDayAs } from "@/lib/format/dates";
import { groupedBy } from "@/lib/lists/arrange";
import { dayEnd, dayIn } from "@/lib/time/calendar";
import type { CalendarGridProps } from "./calendar-grid-props";
import { CalendarSlot } from "./calendar-slot";

/** Rendered posts of a day; the day's list has all. */
const SHOWN_IN_DAY = 4;
/** The default publication time of a post for a day. */
const USUAL_TIME = "09:00";

/** A month in whole weeks. */
export function MonthGrid({
  day,
  today,
  now,
  zone,
  entries,
  crowded,
  draw,
  newHref,
  onDay,
}: CalendarGridProps) {
  const weeks = useMemo(() => weeksOfMonth(day), [day]);
  const byDay = useMemo(() => groupedBy(entries, (entry) => entry.day), [entries]);
  const quarters = useMemo(() => groupedBy(crowded, ({ from }) => dayIn(zone, from)), [crowded, zone]);
  return (
    <table className="h-full w-full table-fixed border-separate border-spacing-0" aria-label="Month">
      <thead>
        <tr>
          {weekOf(day).map((each) => (
            <th
              key={each}
              scope="col"
              className="sticky top-0 z-10 h-8 border-r border-b bg-surface px-2 text-left font-medium text-sm text-text-muted"
            >
              {formatDayAs(each, "weekday").replace(/\d+/, "").trim()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className="h-32">
            {week.map((each) => (
              <CalendarSlot
                key={each}
                day={each}
                zone={zone}
                entries={byDay.get(each) ?? []}
                max={SHOWN_IN_DAY}
                draw={(entry) => <Fragment key={entry.id}>{draw(entry, true)}</Fragment>}
                crowded={quarters.get(each) ?? []}
                newHref={
                  (dayEnd(each, zone) ?? 0) > now
                    ? newHref(each === today ? "" : `${each}T${USUAL_TIME}`)
                    : undefined
                }
                newLabel={`New post on ${formatDayAs(each, "weekday-and-month")}`}
                more={(hidden) => (
                  <button
                    type="button"
                    className="h-6 rounded-sm px-1 text-left text-accent-text text-sm hover:underline"
                    onClick={() => onDay(each)}
                  >
                    +{hidden} more
                  </button>
                )}
              >
                <span className="flex h-6 items-center">
                  <span
                    className={classNames(
                      "min-w-6 rounded-sm px-1 text-center text-sm tabular-nums",
                      each === today && "bg-accent font-semibold text-on-accent",
                      !isSameMonth(each, day) && "text-text-muted",
                    )}
                  >
                    {Number(each.slice(8))}
                  </span>
                </span>
              </CalendarSlot>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
