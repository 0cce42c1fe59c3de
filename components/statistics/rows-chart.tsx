"use client";

import { useMemo } from "react";
import { useLoggedChanges } from "@/components/changes/use-chart-changes";
import { countedAs } from "@/lib/statistics-reader/ask-for-rows";
import { DayChart, type DayChartProps } from "./day-chart";

/** The results of many records together, day by day, with changes made through the dashboard. */
export function RowsChart(chart: Omit<DayChartProps, "changes">) {
  const { entity, rows, days, zone, ofAccount = false } = chart;
  const ids = useMemo(
    () => (ofAccount ? undefined : rows.map((row) => countedAs(entity, row.id).id)),
    [ofAccount, rows, entity],
  );
  const changes = useLoggedChanges({ range: days.range, zone }, ids);
  return <DayChart {...chart} changes={changes} />;
}
