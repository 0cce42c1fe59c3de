"use client";

import { useQuery } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import type { CallError } from "@/lib/ads/errors";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { type MeasureId, partsFor } from "@/lib/statistics/measures";
import { askStatistics } from "@/lib/statistics-reader/ask-statistics";
import { type DaySeries, readDaySeries, SERIES_IDS_MAX } from "@/lib/statistics-reader/day-series";
import { FRESH_MS } from "@/lib/statistics-reader/freshness";
import type { ShownEntity } from "@/lib/statistics-reader/question";

interface SeriesWish {
  readonly entity: ShownEntity;
  readonly ids: readonly string[];
  /** What they are after, where their records say so. */
  readonly objectives: readonly string[];
  readonly ranges: readonly DayRange[];
  readonly measure: MeasureId;
}

/** What some things told together, day after day; read where there are not too many of them. */
export function useDaySeries({ entity, ids, objectives, ranges, measure }: SeriesWish) {
  const { environment, handle, accountId } = useAccount();
  const parts = partsFor([measure], objectives);
  return useQuery<DaySeries, CallError>({
    queryKey: ["statistics", environment, handle, accountId, entity, ids, ranges, parts],
    queryFn: ({ signal }) =>
      readDaySeries(ids, (some) =>
        askStatistics(
          {
            environment,
            handle,
            account_id: accountId,
            entity,
            ids: [...some],
            ranges: ranges.map(({ from, to }) => ({ from, to })),
            parts: [...parts],
            each: "day",
            purpose: "chart",
            objectives: entity === "CAMPAIGN",
          },
          signal,
        ),
      ),
    enabled: ids.length > 0 && ids.length <= SERIES_IDS_MAX,
    staleTime: FRESH_MS,
  });
}
