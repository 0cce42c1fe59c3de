import { formatDate } from "./dates";

type InstantDetail = "day" | "time" | "time-and-zone" | "clock";

/**
 * An instant for reading, on the clocks of a zone: "21 Nov 2026", "21 Nov 2026, 11:30", "… 11:30 CET", "11:30".
 * A zone the runtime does not know is read as UTC and named so; a text that is no instant stays as it is.
 */
export function formatInstant(at: string, zone: string, detail: InstantDetail = "time"): string {
  const milliseconds = Date.parse(at);
  if (Number.isNaN(milliseconds)) return at;
  try {
    return formatDate(milliseconds, zone, detail);
  } catch (error) {
    if (error instanceof RangeError) {
      return formatDate(milliseconds, "UTC", detail === "day" ? "day" : "time-and-zone");
    }
    throw error;
  }
}
