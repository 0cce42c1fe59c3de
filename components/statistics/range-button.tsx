"use client";

import { CalendarDays, ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Popover } from "@/components/ui/popover";
import { formatDay } from "@/lib/format/dates";
import { type NamedRange, RANGE_NAMES, USUAL_RANGE } from "@/lib/statistics/day-ranges";
import type { StatisticsView } from "./use-statistics-view";

const choice = new LazyModule(() => import("./range-choice"));

/** "Last 7 days", or the days themselves. */
export const rangeWords = ({ name, from, to }: NamedRange): string =>
  name !== "own"
    ? RANGE_NAMES[name]
    : from === to
      ? formatDay(from)
      : `${formatDay(from)} to ${formatDay(to)}`;

/** The days of statistics, and the comparison. */
export function RangeButton({ view, zone }: { view: StatisticsView; zone: string }) {
  const [open, setOpen] = useState(false);
  const late = useLazyModule(choice, open);
  const { days } = view;
  const words = days ? rangeWords(days.range) : RANGE_NAMES[USUAL_RANGE];
  return (
    <Popover
      open={open && late !== undefined && days !== undefined}
      onOpenChange={setOpen}
      label="Days of the statistics"
      className="w-80"
      trigger={
        <Button tone="quiet" aria-label={`Days of the statistics: ${words}`}>
          <CalendarDays size={14} aria-hidden />
          <span className="max-sm:sr-only">
            {words}
            {days?.comparison && <span className="text-text-muted"> compared</span>}
          </span>
          <ChevronDown size={12} aria-hidden className="max-sm:hidden" />
        </Button>
      }
    >
      {late && days && <late.RangeChoice view={view} days={days} zone={zone} onDone={() => setOpen(false)} />}
    </Popover>
  );
}
