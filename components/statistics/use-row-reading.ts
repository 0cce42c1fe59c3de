"use client";

import { useMemo } from "react";
import type { ReadRecords } from "@/lib/records/measure-columns";
import { finalityOf } from "@/lib/statistics/day-ranges";
import { type RangeReadingProps, useRangeReading } from "./use-range-reading";
import type { StatisticsDays } from "./use-statistics-view";

interface RowReadingProps extends Omit<RangeReadingProps, "ranges"> {
  readonly zone: string;
  readonly days: StatisticsDays | undefined;
}

/** Reads the statistics of the rows of a grid while they are looked at, with what they are compared with. */
export function useRowReading({ zone, days, ...props }: RowReadingProps) {
  const ranges = days && [days.range, ...(days.compared ? [days.compared.now, days.compared.before] : [])];
  const { at, read, reading, reason } = useRangeReading({ ...props, ranges });
  const records = useMemo(
    (): ReadRecords => ({
      of: (id) => at(id, 0),
      ...(days?.compared && { compared: (id: string) => ({ now: at(id, 1), before: at(id, 2) }) }),
      finality: days ? finalityOf(days.range.to, zone, Date.now()) : "final",
    }),
    [at, days, zone],
  );
  return { records, read, reading, reason };
}
