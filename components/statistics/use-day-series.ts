"use client";

import { useQuery } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import type { CallError } from "@/lib/ads/errors";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { type MeasureId, partsFor } from "@/lib/statistics/measures";
import { askForRows, type RowsCountedAs } from "@/lib/statistics-reader/ask-for-rows";
import { type DaySeries, readDaySeries, SERIES_IDS_MAX } from "@/lib/statistics-reader/day-series";
import { FRESH_MS } from "@/lib/statistics-reader/freshness";

interface SeriesWish {
  readonly entity: RowsCountedAs;
  readonly ids: readonly string[];
  /** Their objectives, if known. */
  readonly objectives: readonly string[];
  readonly ranges: readonly DayRange[];
  readonly measures: readonly MeasureId[];
  readonly each: "day" | "hour";
}

/** The figures of some things together, day after day or hour after hour; read where there are not too many of them. */
export function useDaySeries({ entity, ids, objectives, ranges, measures, each }: SeriesWish) {
  const { environment, handle, accountId } = useAccount();
  const parts = partsFor(measures, objectives);
  return useQuery<DaySeries, CallError>({
    // Rows of different entities are identified by their ids alone.
    queryKey: [
      "statistics",
      environment,
      handle,
      accountId,
      typeof entity === "string" ? entity : "",
      ids,
      ranges,
      parts,
      each,
    ],
    queryFn: ({ signal }) =>
      readDaySeries(ids, (some) =>
        askForRows(
          entity,
          {
            environment,
            handle,
            account_id: accountId,
            ids: some,
            ranges,
            parts,
            each,
            purpose: "chart",
          },
          signal,
        ),
      ),
    enabled: ids.length > 0 && ids.length <= SERIES_IDS_MAX[each],
    staleTime: FRESH_MS,
  });
}
