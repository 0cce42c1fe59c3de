import { Fragment, useLayoutEffect, useMemo, useRef, useState } from "react";
import { hoursOf, localHour, weekOf } from "@/lib/drafts/calendar/calendar-days";
import { formatDayAs, formatHour } from "@/lib/format/dates";
import { groupedBy } from "@/lib/lists/arrange";
import { localTimeIn } from "@/lib/time/calendar";
import type { CalendarGridProps } from "./calendar-grid-props";
import { CalendarSlot } from "./calendar-slot";
import { DayHeading } from "./day-heading";

/** Rendered posts of an hour by default. */
const SHOWN_IN_HOUR = 3;
/** The start of the working day: the hour at the top initially. */
const FIRST_HOUR = 8;

/** A week, hour by hour. Days on which clocks change show which hour is missing, or comes twice. */
export function WeekGrid({
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
  const days = useMemo(
    () => weekOf(day).map((each) => ({ day: each, hours: hoursOf(each, zone) })),
    [day, zone],
  );
  const slots = useMemo(() => groupedBy(entries, (entry) => slotKey(entry.day, entry.hour)), [entries]);
  const byDay = useMemo(() => groupedBy(entries, (entry) => entry.day), [entries]);
  const quarters = useMemo(
    () => groupedBy(crowded, ({ from }) => localTimeIn(zone, from).slice(0, 13)),
    [crowded, zone],
  );
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const first = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const row = first.current;
    const scroller = row?.closest<HTMLElement>("[data-calendar]")?.parentElement;
    // Below the sticky header.
    if (row && scroller)
      scroller.scrollTop = row.offsetTop - (row.closest("table")?.tHead?.offsetHeight ?? 0);
  }, []);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0" aria-label="Week">
      <thead>
        <tr>
          <th scope="col" className="sticky top-0 z-10 w-14 border-r border-b bg-surface">
            <span className="sr-only">Hour</span>
          </th>
          {days.map(({ day: each, hours }) => (
            <DayHeading
              key={each}
              day={each}
              today={today}
              posts={byDay.get(each)?.length ?? 0}
              hours={hours}
              onDay={onDay}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
          <tr key={hour} ref={hour === FIRST_HOUR ? first : undefined}>
            <th
              scope="row"
              className="h-12 border-r border-b px-1 pt-0.5 text-right align-top font-normal text-sm text-text-muted tabular-nums"
            >
              {formatHour(hour)}
            </th>
            {days.map(({ day: each, hours }) => {
              const { change, until } = hours[hour] ?? { change: "skipped", until: 0 };
              const key = slotKey(each, hour);
              if (change === "skipped") return <Skipped key={key} hour={hour} />;
              const own = slots.get(key) ?? [];
              return (
                <CalendarSlot
                  key={key}
                  day={each}
                  hour={hour}
                  zone={zone}
                  entries={own}
                  max={whole.has(key) ? own.length : SHOWN_IN_HOUR}
                  draw={(entry) => <Fragment key={entry.id}>{draw(entry, false)}</Fragment>}
                  crowded={quarters.get(localHour(each, hour).slice(0, 13)) ?? []}
                  newHref={until > now ? newHref(localHour(each, hour)) : undefined}
                  newLabel={`New post on ${formatDayAs(each, "weekday-and-month")} at ${formatHour(hour)}`}
                  more={(hidden) => (
                    <button
                      type="button"
                      className="h-6 rounded-sm px-1 text-left text-accent-text text-sm hover:underline"
                      onClick={() => setWhole((before) => new Set(before).add(key))}
                    >
                      +{hidden} more
                    </button>
                  )}
                >
                  {change === "twice" && (
                    <p className="px-1 text-sm text-text-muted">This hour comes twice</p>
                  )}
                </CalendarSlot>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const slotKey = (day: string, hour: number): string => `${day} ${hour}`;

/** An hour that clocks skip on that day. */
function Skipped({ hour }: { hour: number }) {
  return (
    <td className="border-r border-b bg-surface-sunken px-1 text-sm text-text-muted">
      Clocks skip {formatHour(hour)}
    </td>
  );
}
