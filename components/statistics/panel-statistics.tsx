"use client";

import { useState } from "react";
import { useRecordChanges } from "@/components/changes/use-chart-changes";
import { usePermission } from "@/components/shell/account";
import * as statistics from "@/lib/ads/endpoints/statistics";
import type { HistoryEntity } from "@/lib/history/entities";
import type { MeasureId } from "@/lib/statistics/measures";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { zoneOrUtc } from "@/lib/time/calendar";
import { BreakdownSection } from "./breakdown-section";
import { DayChart, type DayChartProps } from "./day-chart";
import { RangeButton } from "./range-button";
import { useStatisticsView } from "./use-statistics-view";
import { WhyDifferentButton } from "./why-different-button";

interface PanelStatisticsProps {
  entity: ShownEntity & HistoryEntity;
  row: { readonly id: string; readonly currency: string; readonly objective?: string };
  many: string;
  zone: string;
}

/** What one record brought day by day, over the days that its list shows. */
export function PanelStatistics({ entity, row, many, zone: named }: PanelStatisticsProps) {
  const zone = zoneOrUtc(named);
  const view = useStatisticsView(zone);
  const [measure, setMeasure] = useState<MeasureId>("spend");
  const { reason } = usePermission(statistics.get);
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
        <p className="text-sm text-text-muted">{reason}</p>
      ) : (
        view.days && (
          <RecordChart
            entity={entity}
            row={row}
            many={many}
            days={view.days}
            zone={zone}
            measure={measure}
            onMeasure={setMeasure}
          />
        )
      )}
    </section>
  );
}

type RecordChartProps = Omit<PanelStatisticsProps, "zone"> & Omit<DayChartProps, "rows" | "changes">;

function RecordChart({ row, ...chart }: RecordChartProps) {
  const { zone, days, entity } = chart;
  const changes = useRecordChanges(entity, row.id, { range: days.range, zone });
  return (
    <>
      <DayChart {...chart} rows={[row]} changes={changes} />
      <BreakdownSection entity={entity} row={row} range={days.range} zone={zone} />
    </>
  );
}
