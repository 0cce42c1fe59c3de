import { addDays, instantIn, localTimeIn } from "./calendar";
import { formatServiceTime } from "./service-time";

/** An instant so many days later, at the same time on the zone's clocks. */
export function movedByDays(instant: string, days: number, zone: string): string {
  if (days === 0) return instant;
  const at = Date.parse(instant);
  const [day = "", clock = ""] = localTimeIn(zone, at).split("T");
  const moved = instantIn(zone, `${addDays(day, days)}T${clock}`);
  return moved === undefined ? instant : formatServiceTime(moved + (at % 60_000));
}
