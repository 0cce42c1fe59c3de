"use client";

import { useQuery } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import type { CallError } from "@/lib/ads/errors";
import type { DayRange } from "@/lib/statistics/day-ranges";
import type { ReachEntity } from "@/lib/statistics/reach";
import { askReach } from "@/lib/statistics-reader/ask-statistics";
import { FRESH_MS } from "@/lib/statistics-reader/freshness";
import type { ReachFound } from "@/lib/statistics-reader/reach-question";

/** Who one record reached over some days. */
export function useReach(entity: ReachEntity, id: string, { from, to }: DayRange) {
  const { environment, handle, accountId } = useAccount();
  return useQuery<ReachFound, CallError>({
    queryKey: ["reach", environment, handle, accountId, entity, id, from, to],
    queryFn: ({ signal }) =>
      askReach({ environment, handle, account_id: accountId, entity, id, range: { from, to } }, signal),
    staleTime: FRESH_MS,
  });
}
