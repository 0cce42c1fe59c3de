import { useMemo } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { type Finding, known, notPermitted, pending } from "@/lib/finding";

/** The currencies of the open account. The service tells them with what pays, and nowhere else. */
export function useCurrencies(): Finding<readonly string[]> {
  const { accountId, permissions } = useAccount();
  const { allowed } = useMay(fundingInstruments.list);
  const { records, complete, error } = useAdsList(
    fundingInstruments.list,
    { account_id: accountId, with_deleted: true },
    { enabled: allowed },
  );
  return useMemo(() => {
    if (!allowed) return permissions.state === "pending" ? pending : notPermitted;
    if (error) return { state: "failed", error };
    return complete ? known([...new Set(records.map(({ currency }) => currency))].sort()) : pending;
  }, [allowed, permissions.state, error, complete, records]);
}
