import { formatDay } from "@/lib/format/dates";
import { elapsedHours } from "@/lib/statistics/day-hours";
import { daysIn, type StatisticsDays } from "@/lib/statistics/day-ranges";
import { addDays } from "@/lib/time/calendar";

/** Notes on how to read hourly values. */
export function HourNotes({ days: { range, today }, zone }: { days: StatisticsDays; zone: string }) {
  const changed = daysIn(range).flatMap((day) => {
    const { length } = elapsedHours(day, zone);
    return length === 24 ? [] : [`Clocks are changed on ${formatDay(day)}: it has ${length} hours.`];
  });
  return (
    <p className="text-sm text-text-muted">
      Hours of {zone}.{range.to >= addDays(today, -1) && " Numbers of the last 24 hours still arrive."}{" "}
      {changed.join(" ")}
    </p>
  );
}
