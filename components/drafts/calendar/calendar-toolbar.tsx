import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { type CalendarSpan, calendarSpanInWords, stepDay } from "@/lib/drafts/calendar/calendar-days";
import type { Day } from "@/lib/time/calendar";
import type { useCalendarView } from "./use-calendar-view";

const SPANS = [
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
  { value: "list", label: "List" },
] as const satisfies readonly { value: CalendarSpan; label: string }[];

interface CalendarToolbarProps {
  view: ReturnType<typeof useCalendarView>;
  today: Day;
  zone: string;
  /** Search and author. */
  children: ReactNode;
}

/** The visible days, and filters. */
export function CalendarToolbar({ view, today, zone, children }: CalendarToolbarProps) {
  const { span, day, narrow, show } = view;
  const unit = span === "month" ? "month" : "week";
  const go = (step: 1 | -1) => show({ day: stepDay(span, day, step) });
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2">
      <IconButton label={`Previous ${unit}`} data-turns onClick={() => go(-1)}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <Button onClick={() => show({ day: null })} aria-current={day === today ? "date" : undefined}>
        Today
      </Button>
      <IconButton label={`Next ${unit}`} data-turns onClick={() => go(1)}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
      <h2 className="font-semibold text-lg tabular-nums" aria-live="polite">
        {calendarSpanInWords(span, day)}
      </h2>
      <span className="text-sm text-text-muted" title="Times are those of the account’s time zone.">
        {zone}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {children}
        {!narrow && (
          <Segmented
            label="Show"
            value={span}
            options={SPANS}
            onValueChange={(next) => show({ span: next })}
          />
        )}
      </span>
    </div>
  );
}
