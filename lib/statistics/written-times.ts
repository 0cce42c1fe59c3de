import { dayEnd, dayStart, localTimeIn, zoneOffset } from "@/lib/time/calendar";
import type { DayRange } from "./day-ranges";

/** An instant on a zone's clocks, with its offset: the service evaluates the text. */
function writtenIn(zone: string, instant: number): string {
  const ahead = zoneOffset(zone, instant) ?? 0;
  const two = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(ahead);
  return `${localTimeIn(zone, instant)}:00${ahead < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The first and the last moment of some days, in the format for statistics. */
export const writtenTimes = (range: DayRange, zone: string) => ({
  start_time: writtenIn(zone, dayStart(range.from, zone) ?? 0),
  end_time: writtenIn(zone, dayEnd(range.to, zone) ?? 0),
});
