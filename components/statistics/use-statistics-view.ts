"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import { useNow } from "@/components/shell/use-now";
import type { FIGURE_PARAMETERS } from "@/lib/grid/saved-views";
import {
  comparedRanges,
  type DayRange,
  namedRange,
  type RangeComparison,
  type RangeName,
  readComparison,
  readRange,
  USUAL_RANGE,
  writeRange,
} from "@/lib/statistics/day-ranges";
import { isMeasure, type MeasureId } from "@/lib/statistics/measures";
import { dayIn } from "@/lib/time/calendar";

const PARSERS = { range: parseAsString, compare: parseAsString, chart: parseAsString } satisfies Record<
  (typeof FIGURE_PARAMETERS)[number],
  unknown
>;

/**
 * Which days statistics are shown of, kept in the address. There are none before the page knows what day it is.
 *
 * @param zone of the account, whose days they are
 */
export function useStatisticsView(zone: string) {
  const [raw, setRaw] = useQueryStates(PARSERS, { history: "replace", shallow: true });
  const now = useNow();
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
    (chart: MeasureId | undefined) => void setRaw({ chart: chart ?? null }),
    [setRaw],
  );
  const days = useMemo(() => {
    if (today === undefined) return undefined;
    const range =
      (raw.range === null ? undefined : readRange(raw.range, today)) ?? namedRange(USUAL_RANGE, today);
    const comparison = readComparison(raw.compare);
    return { today, range, comparison, compared: comparison && comparedRanges(range, comparison, today) };
  }, [today, raw.range, raw.compare]);
  /** What the chart above the list draws; undefined while there is none. */
  const chart = raw.chart !== null && isMeasure(raw.chart) ? raw.chart : undefined;
  return { days, chart, setRange, setComparison, setChart };
}

export type StatisticsView = ReturnType<typeof useStatisticsView>;
/** The days of a view, once the day is known. */
export type StatisticsDays = NonNullable<StatisticsView["days"]>;
