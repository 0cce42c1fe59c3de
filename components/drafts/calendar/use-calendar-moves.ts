import { useMemo, useRef } from "react";
import { usePermission } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { type CalendarEntry, entryAt } from "@/lib/drafts/calendar/calendar-entries";
import { movedToDay, movedToHour } from "@/lib/drafts/calendar/move-post";
import { placeInWords } from "@/lib/drafts/calendar/place-in-words";
import type { PublicationTimes } from "@/lib/posts/publication-times";
import { dayIn } from "@/lib/time/calendar";
import type { useCalendarView } from "./use-calendar-view";
import { useCarry } from "./use-carry";
import { type SlotPlace, useDrag } from "./use-drag";

interface CalendarMoves {
  entries: readonly CalendarEntry[];
  /** When all posts are published. */
  times: PublicationTimes;
  view: Pick<ReturnType<typeof useCalendarView>, "span" | "show">;
  zone: string;
  /** In milliseconds. */
  now: number;
  move: (entry: CalendarEntry, to: string) => Promise<void>;
}

/** Moves posts of the calendar, by pointer and keys: an impossible time shows the reason. */
export function useCalendarMoves({ entries, times, view, zone, now, move }: CalendarMoves) {
  const may = usePermission(scheduledPosts.update);
  const placeOf = (entry: CalendarEntry, to: string) => placeInWords(to, { entry, times, zone, now });
  const drop = (entry: CalendarEntry, to: string): boolean => {
    const { allowed, words } = placeOf(entry, to);
    if (allowed) void move(entry, to);
    else toast({ tone: "attention", title: `${entry.title} was not moved`, description: words });
    return allowed;
  };
  const area = useRef<HTMLDivElement>(null);
  const { carried, onKeyDown, onFocus } = useCarry(area, {
    entries,
    span: view.span,
    zone,
    closed: may.reason,
    // A list starts at its day, which would change with each step.
    onCarry: (to) => view.span !== "list" && view.show({ day: dayIn(zone, Date.parse(to)) }),
    onDrop: drop,
  });
  const timeAt = (entry: CalendarEntry, { day, hour }: SlotPlace) =>
    hour === undefined ? movedToDay(entry.at, day, zone) : movedToHour(entry.at, day, hour, zone);
  const byId = (id: string) => entries.find((entry) => entry.id === id);
  const drag = useDrag({
    preview: (id, slot) => {
      const entry = byId(id);
      return entry && placeOf(entry, timeAt(entry, slot));
    },
    onDrop: (id, slot) => {
      const entry = byId(id);
      if (entry) drop(entry, timeAt(entry, slot));
    },
  });
  /** A post that is being moved is shown at its target. */
  const placed = useMemo(
    () =>
      carried === undefined
        ? entries
        : entries
            .map((entry) => (entry.id === carried.entry.id ? entryAt(entry, carried.to, zone) : entry))
            .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    [entries, carried, zone],
  );
  return {
    placed,
    carried: carried && {
      id: carried.entry.id,
      title: carried.entry.title,
      ...placeOf(carried.entry, carried.to),
    },
    area,
    onFocus,
    onKeyDown,
    onPointerDown: (event: PointerEvent) => may.allowed && drag.onPointerDown(event),
    onClick: drag.onClick,
  };
}
