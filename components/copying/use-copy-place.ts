import { useMemo } from "react";
import { useAccountLists } from "@/components/accounts/use-account-lists";
import { useAccount } from "@/components/shell/account";
import { permissionReason } from "@/components/shell/permission-reason";
import { useSession } from "@/components/shell/session";
import { PERMISSIONS_STALE_MS } from "@/components/shell/use-open-permissions";
import { useAdsList, useAdsQuery } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { errorSentences } from "@/lib/ads/error-words";
import { known, pending } from "@/lib/remote-data";
import { zoneOrUtc } from "@/lib/time/calendar";

/** The accounts that copies can be created in, and the data of the chosen one. */
export function useCopyPlace(chosen: string) {
  const { account, accountId, environment, handle } = useAccount();
  const { handles } = useSession();
  const elsewhere = chosen !== accountId;
  const [list] = useAccountLists(environment, [handle]);
  const others = (list?.accounts ?? []).filter(({ id, deleted }) => !deleted && id !== accountId);
  const into = elsewhere ? others.find(({ id }) => id === chosen) : account;
  const access = useAdsQuery(
    accounts.access,
    { account_id: chosen },
    { enabled: elsewhere, staleTime: PERMISSIONS_STALE_MS },
  );
  const funding = useAdsList(fundingInstruments.list, { account_id: chosen, with_deleted: true });
  const payers = useMemo(
    () =>
      funding.complete
        ? new Set(funding.records.filter(({ deleted }) => !deleted).map(({ id }) => id))
        : undefined,
    [funding.complete, funding.records],
  );
  const reason = elsewhere
    ? permissionReason(campaigns.batch, {
        permissions: access.data ? known(access.data.data.permissions) : pending,
        environment,
        readOnly: handles.find((each) => each.handle === handle)?.access === "read",
      })
    : undefined;
  return {
    elsewhere,
    here: { id: accountId, name: account?.name ?? accountId },
    /** The one that is chosen, by name. */
    name: into?.name ?? chosen,
    zone: zoneOrUtc(into?.timezone),
    others,
    reading: list?.pending ?? true,
    /** Why nothing can be created there. */
    reason: reason ?? (access.error ? errorSentences(access.error) : undefined),
    funding: funding.records.filter(({ deleted }) => !deleted),
    fundingComplete: funding.complete,
    /** Ids of the funding sources there; undefined until all are read. */
    payers,
  };
}

export type CopyPlaceHere = ReturnType<typeof useCopyPlace>;
