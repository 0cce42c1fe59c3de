"use client";

import { useStatisticsReason } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { create, SEGMENTED_JOB_DAYS_MAX } from "@/lib/ads/endpoints/statistics-jobs";
import { formatDay } from "@/lib/format/dates";
import { BREAKDOWNS, breakdownsOf, lastDays } from "@/lib/statistics/breakdowns";
import { type DayRange, lengthOf } from "@/lib/statistics/day-ranges";
import type { Segmentation } from "@/lib/statistics/entities";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { BreakdownTable } from "./breakdown-table";
import { StatisticsClosed } from "./statistics-closed";
import { useBreakdown } from "./use-breakdown";
import { usePanelDetails } from "./use-panel-details";

interface BreakdownOf {
  entity: ShownEntity;
  row: { readonly id: string; readonly currency: string; readonly objective?: string };
  range: DayRange;
  zone: string;
}

/** Who one record reached and where, over the days of its statistics. */
export function BreakdownSection(of: BreakdownOf) {
  const { breakdown, setBreakdown } = usePanelDetails(of.row.id);
  const offered = breakdownsOf(of.entity);
  const by = breakdown !== undefined && offered.includes(breakdown) ? breakdown : "";
  const reason = useStatisticsReason(create);
  const range = lastDays(of.range, SEGMENTED_JOB_DAYS_MAX);
  return (
    <section aria-label="Breakdown" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Break down by"
          small
          value={by}
          placeholder="Break down by…"
          onValueChange={setBreakdown}
          disabled={reason !== undefined}
          options={offered.map((value) => ({ value, label: BREAKDOWNS[value].label }))}
          className="w-48!"
        />
        {reason !== undefined && <StatisticsClosed reason={reason} />}
        {by !== "" && lengthOf(range) < lengthOf(of.range) && (
          <span className="text-sm text-text-muted">
            {formatDay(range.from)} to {formatDay(range.to)}: {lengthOf(range)} days at most are broken down
          </span>
        )}
      </div>
      {by !== "" && <BrokenDown {...of} range={range} by={by} />}
    </section>
  );
}

function BrokenDown({ entity, row, range, zone, by }: BreakdownOf & { by: Segmentation }) {
  const reading = useBreakdown({ entity, id: row.id, by, range, zone });
  switch (reading.state) {
    case "reading":
      return (
        <div role="status" className="flex flex-col gap-2">
          <p className="text-sm text-text-muted">
            {reading.computing ? "The service is computing this. It can take a minute." : "Asking for it…"}
          </p>
          <Skeleton className="h-24 w-full" />
        </div>
      );
    case "failed":
      return (
        <div role="alert" className="flex items-center gap-3">
          <p>{reading.why}</p>
          <Button size="small" onClick={reading.again}>
            Try again
          </Button>
        </div>
      );
    case "refused":
      return (
        <ErrorState
          compact
          title="The breakdown could not be read"
          error={reading.error}
          onRetry={reading.again}
        />
      );
    case "done":
      return (
        <BreakdownTable
          by={by}
          breakdown={reading.breakdown}
          readAt={reading.readAt}
          entity={entity}
          currency={row.currency}
          objectives={row.objective === undefined ? [] : [row.objective]}
          range={range}
          zone={zone}
        />
      );
  }
}
