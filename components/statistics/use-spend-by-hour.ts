"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useNow } from "@/components/shell/use-now";
import type { CallError } from "@/lib/ads/errors";
import type { Sums } from "@/lib/statistics/derived-metrics";
import { figureOf, figureValue } from "@/lib/statistics/figures";
import { MEASURES } from "@/lib/statistics/measures";
import { type SpendBeside, type SpentHours, spendBeside, usualRanges } from "@/lib/statistics/spend-by-hour";
import { askStatistics } from "@/lib/statistics-reader/ask-statistics";
import { type ReadEach, readEach } from "@/lib/statistics-reader/day-series";
import { FRESH_MS } from "@/lib/statistics-reader/freshness";
import type { ReadStatistics, ShownEntity } from "@/lib/statistics-reader/question";
import { dayIn } from "@/lib/time/calendar";

interface SpendWish {
  readonly entity: ShownEntity;
  /** Memoize them. */
  readonly ids: readonly string[];
  /** The account's. */
  readonly zone: string;
}

/**
 * Today's spend by hour of some records beside the usual one; up to 15 reads for 20 of them the first time, and few
 * later.
 */
export function useSpendByHour({ entity, ids, zone }: SpendWish) {
  const { environment, handle, accountId } = useAccount();
  const now = useNow();
  const today = now === undefined ? undefined : dayIn(zone, now);
  const asked = useQuery<ReadEach, CallError>({
    queryKey: ["spend by hour", environment, handle, accountId, entity, ids, today],
    queryFn: ({ signal }) =>
      readEach(ids, (some) =>
        askStatistics(
          {
            environment,
            handle,
            account_id: accountId,
            entity,
            ids: [...some],
            ranges: usualRanges(today ?? "").map(({ from, to }) => ({ from, to })),
            parts: ["core"],
            each: "hour",
            purpose: "chart",
            objectives: false,
          },
          signal,
        ),
      ),
    enabled: today !== undefined && ids.length > 0,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
  const { data } = asked;
  const found = useMemo((): ReadonlyMap<string, SpendBeside> => {
    if (!data || today === undefined) return new Map();
    return new Map([...data.entities].map(([id, reading]) => [id, besideOf(reading, today, zone)]));
  }, [data, today, zone]);
  return { ...asked, found };
}

function besideOf(
  { ranges, readAt }: ReadStatistics["entities"][string],
  day: string,
  zone: string,
): SpendBeside {
  const [today, ...before] = usualRanges(day).map(
    ({ from }, at): SpentHours => ({
      day: from,
      hours: (ranges[at] ?? []).map(spentIn),
    }),
  );
  return spendBeside(today ?? { day, hours: [] }, before, { zone, asOf: readAt });
}

const spentIn = (sums: Sums): bigint | undefined =>
  figureValue(figureOf(MEASURES.spend, { state: "read", sums, objectives: [], parts: ["core"] })) ??
  undefined;
