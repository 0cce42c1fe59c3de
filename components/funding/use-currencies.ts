import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { known, notPermitted, pending, type RemoteData } from "@/lib/remote-data";

/** The currencies of the open account. The service returns them only with funding sources. */
export function useCurrencies(): RemoteData<readonly string[]> {
  const { accountId, permissions } = useAccount();
  const { allowed } = usePermission(fundingInstruments.list);
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
