"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import type { CallError } from "@/lib/ads/errors";
import {
  listSharedReports,
  type ReportLink,
  type ReportWish,
  shareReport,
  stopSharing,
} from "@/lib/reports/ask-reports";
import type { ListedReport } from "@/lib/reports/report";

/** The active reports of the open account, and the actions on them. */
export function useReports() {
  const { environment, handle, accountId } = useAccount();
  const place = { environment, handle, account_id: accountId };
  const queryKey = ["reports", environment, handle, accountId];
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey });
  /** Null where the dashboard has no store for them. */
  const list = useQuery<readonly ListedReport[] | null, CallError>({
    queryKey,
    queryFn: ({ signal }) => listSharedReports(place, signal),
  });
  const share = useMutation<ReportLink, CallError, ReportWish>({
    mutationFn: (wish) => shareReport(place, wish),
    onSettled,
  });
  const stop = useMutation<void, CallError, string>({
    mutationFn: (id) => stopSharing(place, id),
    onSettled,
  });
  return { list, share, stop };
}
