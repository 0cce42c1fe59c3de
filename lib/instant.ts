export type InstantDetail = "day" | "time" | "time-and-zone";

/**
 * An instant for reading, on the clocks of a zone: "21 Nov 2026", "21 Nov 2026, 11:30", "… 11:30 CET".
 * A zone the runtime does not know is read as UTC and named so; a text that is no instant stays as it is.
 */
export function formatInstant(at: string, zone: string, detail: InstantDetail = "time"): string {
  const milliseconds = Date.parse(at);
  if (Number.isNaN(milliseconds)) return at;
  try {
    return format(milliseconds, zone, detail);
  } catch (error) {
    if (error instanceof RangeError) {
      return format(milliseconds, "UTC", detail === "day" ? "day" : "time-and-zone");
    }
    throw error;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(milliseconds: number, zone: string, detail: InstantDetail): string {
  const key = `${detail} ${zone}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      day: "numeric",
      month: "short",
      year: "numeric",
      ...(detail !== "day" && { hour: "2-digit", minute: "2-digit" }),
      ...(detail === "time-and-zone" && { timeZoneName: "short" }),
    });
    formats.set(key, known);
  }
  return known.format(milliseconds);
}
