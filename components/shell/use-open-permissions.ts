import { useAdsQuery } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { type Finding, known, pending } from "@/lib/finding";
import type { AccountPlace } from "./place";
import { useHydrated } from "./use-hydrated";

/** How long it is taken for granted what a handle may do on an account. */
export const PERMISSIONS_STALE_MS = 5 * 60_000;

/** What the handle may do on the open account, for what stands around its pages; not known where none is open. */
export function useOpenPermissions(open: AccountPlace | undefined): Finding<readonly string[]> {
  const { data } = useAdsQuery(
    accounts.access,
    { account_id: open?.accountId ?? "" },
    {
      enabled: open !== undefined,
      staleTime: PERMISSIONS_STALE_MS,
      scope: { environment: open?.environment ?? "live", handle: open?.handle ?? "" },
    },
  );
  // Another part of the page may have it before this one is hydrated.
  return useHydrated() && open && data ? known(data.data.permissions) : pending;
}
