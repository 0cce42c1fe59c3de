"use client";

import { useState } from "react";
import type { ChartChanges } from "@/components/changes/use-chart-changes";
import { SeriesChart } from "@/components/ui/chart/series-chart";
import { SERIES_LOOKS, SeriesSwatch } from "@/components/ui/chart/series-swatch";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { ChartPoint } from "@/lib/charts/chart-scale";
import { formatDay } from "@/lib/format/dates";
import { formatNumber } from "@/lib/format/numbers";
import { type DayRange, daysIn } from "@/lib/statistics/day-ranges";
import { figureOf } from "@/lib/statistics/figures";
import {
  isMeasure,
  MEASURE_IDS,
  type MeasureId,
  measureOf,
  measuresOf,
  partsFor,
} from "@/lib/statistics/measures";
import type { RowsCountedAs } from "@/lib/statistics-reader/ask-for-rows";
import { type DaySeries, SERIES_IDS_MAX } from "@/lib/statistics-reader/day-series";
import { dayEnd, dayStart } from "@/lib/time/calendar";
import { DayTable } from "./day-table";
import { figureText } from "./figure-value";
import { MarkChangesButton, MarkedChanges } from "./mark-changes";
import { useDaySeries } from "./use-day-series";
import type { StatisticsDays } from "./use-statistics-view";

export interface DayChartProps {
  entity: RowsCountedAs;
  /** What is drawn, added up. */
  rows: readonly { readonly id: string; readonly currency: string; readonly objective?: string }[];
  /** What it is: "campaigns". */
  many: string;
  days: StatisticsDays;
  zone: string;
  measure: MeasureId;
  onMeasure: (measure: MeasureId) => void;
  /** What was changed meanwhile. */
  changes: ChartChanges;
}

/** Of rows that are not all the same entity all measures can be drawn. */
const measureOptions = (entity: RowsCountedAs) =>
  (typeof entity === "string" ? measuresOf(entity) : MEASURE_IDS).map((value) => ({
    value,
    label: measureOf(value).label,
  }));
const SCALE = { count: 1, money: 1_000_000, rate: 10_000 } as const;

/** One figure day by day, of everything together, beside what it is compared with; as a chart or a table. */
export function DayChart({ entity, rows, many, days, zone, measure: id, onMeasure, changes }: DayChartProps) {
  const [show, setShow] = useState<"chart" | "table">("chart");
  const measure = measureOf(id);
  const told = [...new Set(rows.flatMap(({ objective }) => objective ?? []))];
  const { range, compared, today } = days;
  const ranges = [range, ...(compared ? [compared.before] : [])];
  const series = useDaySeries({
    entity,
    ids: rows.map((row) => row.id),
    objectives: told,
    ranges,
    measure: id,
  });
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const [currency = ""] = currencies;
  const value = (of: bigint) => figureText(of, measure.unit, currency);
  const unlike = measure.unit === "money" && currencies.length > 1;
  const tooMany = rows.length > SERIES_IDS_MAX;
  const lines = series.data
    ? ranges.map((each, index) => ({
        range: each,
        points: pointsOf(series.data, index, { range: each, zone, today, id, told }),
      }))
    : undefined;
  const marks = changes.shown
    ? new Map(daysIn(range).flatMap((day, at) => markAt(at, changes.byDay.get(day))))
    : undefined;
  return (
    <section aria-label={`${measure.label} by day`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Figure of the chart"
          small
          value={id}
          onValueChange={(next) => isMeasure(next) && onMeasure(next)}
          options={measureOptions(entity)}
          className="w-48!"
        />
        {rows.length > 1 && (
          <span className="text-sm text-text-muted">
            {formatNumber(rows.length)} {many}
          </span>
        )}
        {lines?.map(({ range: each }, index) => (
          <span key={each.from} className="inline-flex items-center gap-2 text-sm text-text-muted">
            <SeriesSwatch look={SERIES_LOOKS[index] ?? SERIES_LOOKS[0]} />
            {formatDay(each.from)} to {formatDay(each.to)}
          </span>
        ))}
        <span className="ml-auto inline-flex items-center gap-2">
          <MarkChangesButton changes={changes} />
          <Segmented
            label="Show as"
            value={show}
            onValueChange={setShow}
            options={[
              { value: "chart", label: "Chart" },
              { value: "table", label: "Table" },
            ]}
          />
        </span>
      </div>
      {tooMany || unlike ? (
        <p className="text-sm text-text-muted">
          {tooMany
            ? `Filter or select ${formatNumber(SERIES_IDS_MAX)} ${many} at most to draw them.`
            : "These have several currencies, which are not added up."}
        </p>
      ) : series.error ? (
        <ErrorState
          title="The statistics could not be read"
          error={series.error}
          onRetry={() => void series.refetch()}
        />
      ) : !lines ? (
        <Skeleton className="h-65 w-full" />
      ) : lines.every(({ points }) => points.every((point) => point.value === null)) ? (
        <p className="py-6 text-center text-text-muted">No {measure.label.toLowerCase()} on these days.</p>
      ) : show === "chart" ? (
        <SeriesChart
          series={lines}
          marks={marks}
          by="DAY"
          zone={zone}
          figure={(tick) => formatNumber(tick)}
          reading={(at) => value(BigInt(Math.round(at * SCALE[measure.unit])))}
        />
      ) : (
        <DayTable
          label={measure.label}
          lines={lines}
          marks={marks}
          zone={zone}
          text={(at) => value(BigInt(Math.round(at * SCALE[measure.unit])))}
        />
      )}
      <MarkedChanges changes={changes} />
      {series.data?.problem !== undefined && (
        <p role="status" className="text-sm text-attention">
          {formatNumber(series.data.missing)} of {formatNumber(rows.length)} {many} are missing.{" "}
          {series.data.problem}
        </p>
      )}
    </section>
  );
}

const markAt = (at: number, words: string | undefined): readonly (readonly [number, string])[] =>
  words === undefined ? [] : [[at, words]];

interface PointsOf {
  readonly range: DayRange;
  readonly zone: string;
  readonly today: string;
  readonly id: MeasureId;
  readonly told: readonly string[];
}

/** The figure of each day; a day without one is a gap, and no zero. */
function pointsOf(
  { ranges, objectives: read }: DaySeries,
  index: number,
  { range, zone, today, id, told }: PointsOf,
): readonly ChartPoint[] {
  const measure = measureOf(id);
  const objectives = told.length > 0 ? told : read;
  const parts = partsFor([id], objectives);
  return daysIn(range).map((day, at) => {
    const sums = ranges[index]?.[at] ?? {};
    const figure = figureOf(measure, { state: "read", sums, objectives, parts });
    return {
      from: dayStart(day, zone) ?? 0,
      until: dayEnd(day, zone) ?? 0,
      whole: day < today,
      value: figure.kind === "value" ? Number(figure.value) / SCALE[measure.unit] : null,
    };
  });
}
