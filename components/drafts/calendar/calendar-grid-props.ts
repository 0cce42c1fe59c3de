import type { ReactNode } from "react";
import type { CalendarEntry } from "@/lib/drafts/calendar/calendar-entries";
import type { CrowdedQuarter } from "@/lib/drafts/calendar/move-post";
import type { Day } from "@/lib/time/calendar";

/** The data for rendering week and month. */
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
  /** The address for a new post at a local time, `2026-11-28T09:00`. */
  onDay: (day: Day) => void;
}
