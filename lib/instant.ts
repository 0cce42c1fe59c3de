import { clockChangeAt } from "./calendar";

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

/**
 * What a person has to know of a local time at which the zone's clocks are changed, before anything is sent: that it
 * does not exist or comes twice, and which instant is meant. Undefined at any other time.
 */
export function clockAdvice(zone: string, local: string): string | undefined {
  const change = clockChangeAt(zone, local);
  if (!change) return undefined;
  const typed = local.slice(-5);
  const meant = formatInstant(new Date(change.instant).toISOString(), zone, "time-and-zone");
  return change.kind === "skipped"
    ? `Clocks skip ${typed} on that day. This means ${meant}.`
    : `Clocks show ${typed} twice on that day. This means the first: ${meant}.`;
}
