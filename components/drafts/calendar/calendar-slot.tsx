import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { CalendarEntry } from "@/lib/drafts/calendar/calendar-entries";
import type { CrowdedQuarter } from "@/lib/drafts/calendar/move-post";
import { CrowdedMark } from "./crowded-mark";

interface CalendarSlotProps {
  /** The day and hour of the slot, for drops. */
  day: string;
  hour?: number;
  zone: string;
  entries: readonly CalendarEntry[];
  /** Maximum number of rendered posts; the others are behind "+12 more". */
  max: number;
  draw: (entry: CalendarEntry) => ReactNode;
  crowded: readonly CrowdedQuarter[];
  /** The address for a new post at this time; undefined in the past. */
  newHref: string | undefined;
  /** Its label, "New post on Fri, 27 Nov at 14:00". */
  newLabel: string;
  /** Shows them all. */
  more: (hidden: number) => ReactNode;
  children?: ReactNode;
}

/** A day or an hour of the calendar: its posts, and the link to write one. */
export function CalendarSlot({
  day,
  hour,
  zone,
  entries,
  max,
  draw,
  crowded,
  newHref,
  newLabel,
  more,
  children,
}: CalendarSlotProps) {
  // A single further post is rendered rather than counted.
  const drawn = entries.length > max + 1 ? entries.slice(0, max) : entries;
  return (
    <td
      data-day={day}
      data-hour={hour}
      className={classNames(
        "relative border-r border-b p-0.5 align-top data-[over=no]:bg-blocked-soft data-[over=yes]:bg-surface-selected",
        newHref === undefined && "bg-surface-sunken",
      )}
    >
      {newHref !== undefined && (
        <Link
          href={newHref}
          prefetch={false}
          tabIndex={-1}
          aria-label={newLabel}
          title={newLabel}
          className="absolute inset-0 hover:bg-surface-hover"
        />
      )}
      <div className="pointer-events-none relative flex flex-col gap-0.5 [&>*]:pointer-events-auto">
        {children}
        {crowded.map((quarter) => (
          <CrowdedMark key={quarter.from} quarter={quarter} zone={zone} />
        ))}
        {drawn.map(draw)}
        {drawn.length < entries.length && more(entries.length - drawn.length)}
      </div>
    </td>
  );
}
