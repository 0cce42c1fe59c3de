import { useMemo } from "react";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import type { FundingPlans } from "@/lib/funding/funding-list";
import { dailyPlans } from "@/lib/funding/runway";
import { known, pending, type RemoteData } from "@/lib/remote-data";

export type Plans = RemoteData<FundingPlans>;

/** An account's funding sources, and the planned spend of its active campaigns from each. */
export function useFunding(accountId: string, { withDeleted }: { withDeleted: boolean }) {
  const instruments = useAdsList(fundingInstruments.list, {
    account_id: accountId,
    count: PAGE_MAX,
    ...(withDeleted && { with_deleted: true }),
  });
  const running = useAdsList(campaigns.list, { account_id: accountId, count: PAGE_MAX });
  const { records, complete, error } = running;
  const plans: Plans = useMemo(() => {
    if (error) return { state: "failed", error };
    // The plan of some campaigns would be too small, and the runway too long.
    return complete ? known(dailyPlans(instruments.records, records)) : pending;
  }, [instruments.records, records, complete, error]);
  return { instruments, plans, retryPlans: running.resume };
}
