import { formatInstant } from "@/lib/format/instant";

interface TimeTextProps {
  /** An instant in the service's format, `2026-11-21T10:00:00Z`. */
  at: string;
  /** The account's IANA zone. */
  zone: string;
  /** A day alone, a day with the time, or both with the zone's name where it matters. */
  show?: "day" | "time" | "time-and-zone";
  className?: string;
}

/** An instant on the account's clocks, with UTC in its title. */
export function TimeText({ at, zone, show = "time", className }: TimeTextProps) {
  return (
    <time
      dateTime={at}
      title={formatInstant(at, "UTC", "time-and-zone")}
      className={className ? `whitespace-nowrap tabular-nums ${className}` : "whitespace-nowrap tabular-nums"}
    >
      {formatInstant(at, zone, show)}
    </time>
  );
}
