"use client";

import { type ReactNode, useMemo } from "react";
import { useRecordChanges } from "@/components/changes/use-chart-changes";
import { useStatisticsReason } from "@/components/shell/account";
import { type HistoryEntity, hasHistory } from "@/lib/history/entities";
import { breakdownsOf } from "@/lib/statistics/breakdowns";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { hasReach } from "@/lib/statistics/reach";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { zoneOrUtc } from "@/lib/time/calendar";
import { BreakdownSection } from "./breakdown-section";
import { DayChart, type DayChartProps } from "./day-chart";
import { EffectSection } from "./effect-section";
import type { ListOfChanges } from "./mark-changes";
import { RangeButton } from "./range-button";
import { ReachSection } from "./reach-section";
import { RowsChart } from "./rows-chart";
import { StatisticsClosed } from "./statistics-closed";
import { useDrawnChart, useStatisticsView } from "./use-statistics-view";
import { WhyDifferentButton } from "./why-different-button";

interface PanelStatisticsProps {
  entity: ShownEntity;
  row: { readonly id: string; readonly currency: string; readonly objective?: string };
  many: string;
  zone: string;
  /** Lists its changes, to be restored. */
  listOfChanges?: ListOfChanges | undefined;
  /** Further views, before reach and breakdowns. */
  more?: (range: DayRange) => ReactNode;
}

/** The results of one record day by day, over the days of its list. */
export function PanelStatistics({
  entity,
  row,
  many,
  zone: named,
  listOfChanges,
  more,
}: PanelStatisticsProps) {
  const zone = zoneOrUtc(named);
  const view = useStatisticsView(zone);
  const [choice, setChoice] = useDrawnChart();
  const reason = useStatisticsReason();
  return (
    <section aria-label="Statistics" className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-lg">Statistics</h3>
        <span className="flex items-center">
          {view.days && <WhyDifferentButton range={view.days.range} zone={zone} />}
          <RangeButton view={view} zone={zone} />
        </span>
      </div>
      {reason !== undefined ? (
        <StatisticsClosed reason={reason} />
      ) : (
        view.days && (
          <Details
            entity={entity}
            row={row}
            many={many}
            days={view.days}
            zone={zone}
            choice={choice}
            onChoice={setChoice}
            onRange={view.setRange}
            listOfChanges={listOfChanges}
            more={more}
          />
        )
      )}
    </section>
  );
}

type DetailsProps = Omit<PanelStatisticsProps, "zone"> & Omit<DayChartProps, "entity" | "rows" | "changes">;

function Details({ row, more, listOfChanges, ...chart }: DetailsProps) {
  const { zone, days, entity } = chart;
  const { range } = days;
  const rows = useMemo(() => [row], [row]);
  return (
    <>
      {hasHistory(entity) ? (
        <RecordChart {...chart} entity={entity} row={row} listOfChanges={listOfChanges} />
      ) : (
        // The service has no history for these: their changes are in the dashboard's log.
        <RowsChart {...chart} rows={rows} />
      )}
      {more?.(range)}
      {hasReach(entity) && <ReachSection entity={entity} id={row.id} range={range} zone={zone} />}
      {breakdownsOf(entity).length > 0 && (
        <BreakdownSection entity={entity} row={row} range={range} zone={zone} />
      )}
    </>
  );
}

function RecordChart({
  row,
  ...chart
}: Omit<DetailsProps, "more"> & { entity: HistoryEntity & ShownEntity }) {
  const { zone, days, entity } = chart;
  const changes = useRecordChanges(entity, row.id, { range: days.range, zone });
  return (
    <>
      <DayChart {...chart} rows={[row]} changes={changes} />
      <EffectSection entity={entity} row={row} days={days} zone={zone} />
    </>
  );
}
