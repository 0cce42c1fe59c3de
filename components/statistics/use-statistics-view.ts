"use client";

import { parseAsString, useQueryState, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import { useStatisticsNow } from "@/components/shell/handed-over";
import type { FIGURE_PARAMETERS } from "@/lib/grid/saved-views";
import { type ChartChoice, readChart, USUAL_CHART, writeChart } from "@/lib/statistics/chart-choice";
import {
  type DayRange,
  type RangeComparison,
  type RangeName,
  shownDays,
  USUAL_RANGE,
  writeRange,
} from "@/lib/statistics/day-ranges";
import { dayIn } from "@/lib/time/calendar";

const PARSERS = {
  range: parseAsString,
  compare: parseAsString,
  chart: parseAsString,
  drawn: parseAsString,
} satisfies Record<(typeof FIGURE_PARAMETERS)[number], unknown>;

const REPLACING = { history: "replace", shallow: true } as const;

/**
 * The days of statistics, stored in the address. None before the page knows the current day.
 *
 * @param zone of the account, which defines the days
 */
export function useStatisticsView(zone: string) {
  const [raw, setRaw] = useQueryStates(PARSERS, REPLACING);
  const now = useStatisticsNow();
  const today = now === undefined ? undefined : dayIn(zone, now);
  const setRange = useCallback(
    (range: RangeName | DayRange) => {
      const text = writeRange(range);
      void setRaw({ range: text === USUAL_RANGE ? null : text });
    },
    [setRaw],
  );
  const setComparison = useCallback(
    (compare: RangeComparison | undefined) => void setRaw({ compare: compare ?? null }),
    [setRaw],
  );
  const setChart = useCallback(
    (chart: ChartChoice | undefined) => void setRaw({ chart: chart ? writeChart(chart) : null }),
    [setRaw],
  );
  const { range, compare } = raw;
  const days = useMemo(
    () => (today === undefined ? undefined : shownDays({ range, compare }, today)),
    [today, range, compare],
  );
  /** The figures of the chart above the list; undefined if it is hidden. */
  const chart = raw.chart === null ? undefined : readChart(raw.chart);
  return { days, chart, setRange, setComparison, setChart };
}

/** The figures of a chart that is always shown, as in a panel, stored in the address beside those of the list. */
export function useDrawnChart(): readonly [ChartChoice, (choice: ChartChoice) => void] {
  const [raw, setRaw] = useQueryState("drawn", { ...PARSERS.drawn, ...REPLACING });
  const setChoice = useCallback(
    (choice: ChartChoice) => {
      const text = writeChart(choice);
      void setRaw(text === writeChart(USUAL_CHART) ? null : text);
    },
    [setRaw],
  );
  return [(raw === null ? undefined : readChart(raw)) ?? USUAL_CHART, setChoice];
}

export type StatisticsView = ReturnType<typeof useStatisticsView>;
