import type { ReactNode } from "react";
import type { CalendarEntry } from "@/lib/drafts/calendar/calendar-entries";
import type { CrowdedQuarter } from "@/lib/drafts/calendar/move-post";
import type { Day } from "@/lib/time/calendar";

/** What week and month are drawn from. */
export interface CalendarGridProps {
  /** A day in sight. */
  day: Day;
  today: Day;
  /** In milliseconds. */
  now: number;
  zone: string;
  entries: readonly CalendarEntry[];
  crowded: readonly CrowdedQuarter[];
  draw: (entry: CalendarEntry, compact: boolean) => ReactNode;
  /** Where a post for a time on the account's clocks is written, `2026-11-28T09:00`. */
  newHref: (local: string) => string | undefined;
  /** Shows a day alone. */
  onDay: (day: Day) => void;
}
