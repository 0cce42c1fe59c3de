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
 * Which days statistics are shown of, kept in the address. There are none before the page knows what day it is.
 *
 * @param zone of the account, whose days they are
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
  /** What the chart above the list draws; undefined while there is none. */
  const chart = raw.chart === null ? undefined : readChart(raw.chart);
  return { days, chart, setRange, setComparison, setChart };
}

/** What a chart draws that is always there, as in a panel, kept in the address beside that of the list. */
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
