import { useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref, newPostHref } from "@/components/shell/dashboard-route";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { daysFrom, weekOf } from "@/lib/drafts/calendar/calendar-days";
import type { CalendarEntry } from "@/lib/drafts/calendar/calendar-entries";
import type { AttachmentView } from "@/lib/previews/view";
import type { Day } from "@/lib/time/calendar";
import type { CalendarGridProps } from "./calendar-grid-props";
import { DayList } from "./day-list";
import { EntryChip } from "./entry-chip";
import { MonthGrid } from "./month-grid";
import { useArea } from "./use-area";
import type { useCalendarMoves } from "./use-calendar-moves";
import type { useCalendarView } from "./use-calendar-view";
import { WeekGrid } from "./week-grid";

interface CalendarBodyProps extends Pick<CalendarGridProps, "today" | "now" | "zone" | "crowded"> {
  view: ReturnType<typeof useCalendarView>;
  moves: ReturnType<typeof useCalendarMoves>;
  /** Ids of posts that repeat a text too soon. */
  repeated: ReadonlySet<string>;
  /** The attachments of posts, by their ids. */
  thumbs: ReadonlyMap<string, AttachmentView | undefined>;
}

/** The visible days, as a week, a month or a list. */
export function CalendarBody({ view, moves, repeated, thumbs, ...given }: CalendarBodyProps) {
  const place = useAccount();
  const mayWrite = usePermission(draftPosts.create).allowed;
  const [focused, setFocused] = useState<string>();
  const { span, day, panel, openPanel, show } = view;
  const { placed, carried, area, onFocus } = moves;
  const open = (id: string) => openPanel(id === panel ? null : id);
  const week = new Set(span === "list" ? daysFrom(day) : weekOf(day));
  const isInSight = (entry: CalendarEntry) => span === "month" || week.has(entry.day);
  const inSight = placed.filter(isInSight);
  const tabStop = inSight.some(({ id }) => id === focused) ? focused : inSight[0]?.id;
  const grid: CalendarGridProps = {
    ...given,
    day,
    entries: inSight,
    newHref: (local) =>
      !mayWrite
        ? undefined
        : local === ""
          ? accountHref(place, "drafts/new")
          : newPostHref(place, { at: local }),
    onDay: (next: Day) => show({ span: "list", day: next }),
    draw: (entry, compact) => (
      <EntryChip
        entry={entry}
        zone={given.zone}
        thumb={thumbs.get(entry.id)}
        repeated={repeated.has(entry.id)}
        open={entry.id === panel}
        carried={entry.id === carried?.id}
        tabStop={entry.id === tabStop}
        compact={compact}
        onOpen={open}
      />
    ),
  };
  const Grid = span === "month" ? MonthGrid : WeekGrid;
  const { onKeyDown, onPointerDown, onClick } = moves;
  useArea(area, {
    onKeyDown,
    onPointerDown,
    onClick,
    onFocus: ({ target }) => {
      const chip = target instanceof Element ? target.closest<HTMLElement>("[data-entry]") : null;
      const id = chip?.dataset.entry;
      if (id !== undefined) setFocused(id);
      onFocus(id);
    },
  });
  return (
    <div ref={area} data-calendar className="h-full">
      {span === "list" ? (
        <DayList {...grid} thumbs={thumbs} repeated={repeated} open={panel} onOpen={open} />
      ) : (
        <Grid {...grid} />
      )}
    </div>
  );
}
