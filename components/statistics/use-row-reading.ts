"use client";

import { useCallback, useMemo } from "react";
import { useStatisticsNow } from "@/components/shell/handed-over";
import type { ReadRecords } from "@/lib/records/measure-columns";
import { finalityOf, rangesRead, type StatisticsDays } from "@/lib/statistics/day-ranges";
import { type RangeReadingProps, useRangeReading } from "./use-range-reading";

interface RowReadingProps extends Omit<RangeReadingProps, "ranges"> {
  readonly zone: string;
  readonly days: StatisticsDays | undefined;
}

/** Reads the statistics of the rows of a grid while they are in view, with those of the comparison. */
export function useRowReading({ zone, days, ...props }: RowReadingProps) {
  const ranges = days && rangesRead(days);
  const now = useStatisticsNow();
  const finality = days && now !== undefined ? finalityOf(days.range.to, zone, now) : "final";
  const { at, latest, read, reading, reason } = useRangeReading({ ...props, ranges });
  const recordsBy = useCallback(
    (reader: typeof at): ReadRecords => ({
      of: (id) => reader(id, 0),
      ...(days?.compared && { compared: (id: string) => ({ now: reader(id, 1), before: reader(id, 2) }) }),
      finality,
    }),
    [days, finality],
  );
  const records = useMemo(() => recordsBy(at), [recordsBy, at]);
  /** The same, but stable while numbers arrive: a row renders by its part of `read`. */
  const latestRecords = useMemo(() => recordsBy(latest), [recordsBy, latest]);
  return { records, latestRecords, read, reading, reason };
}
