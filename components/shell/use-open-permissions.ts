import { useAdsQuery } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { adsKey } from "@/lib/ads/query-key";
import { known, pending, type RemoteData } from "@/lib/remote-data";
import type { AccountRoute } from "./dashboard-route";
import { useMayDraw } from "./handed-over";

/** How long the permissions of a handle on an account are cached. */
export const PERMISSIONS_STALE_MS = 5 * 60_000;

/** The handle's permissions on the open account, for the frame around its pages; unknown where none is open. */
export function useOpenPermissions(open: AccountRoute | undefined): RemoteData<readonly string[]> {
  const scope = { environment: open?.environment ?? "live", handle: open?.handle ?? "" } as const;
  const input = { account_id: open?.accountId ?? "" };
  const { data } = useAdsQuery(accounts.access, input, {
    enabled: open !== undefined,
    staleTime: PERMISSIONS_STALE_MS,
    scope,
  });
  return useMayDraw(adsKey(accounts.access, scope, input)) && open && data
    ? known(data.data.permissions)
    : pending;
}
