import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAccountLists } from "@/components/accounts/use-account-lists";
import { useAccount } from "@/components/shell/account";
import { adsWholeList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { type AudiencePermission, list } from "@/lib/ads/endpoints/tailored-audience-permissions";
import type { CallError } from "@/lib/ads/errors";
import { known, pending, type RemoteData } from "@/lib/remote-data";

export type Grants = RemoteData<readonly AudiencePermission[]>;

/** The permissions on each audience, and the accounts that the handle can access. */
export function useSharing(audiences: readonly CustomAudience[]) {
  const { environment, handle, accountId } = useAccount();
  const owned = audiences.filter(({ is_owner }) => is_owner);
  const queries = useQueries({
    queries: owned.map(({ id }) =>
      adsWholeList(
        list,
        { environment, handle },
        { account_id: accountId, tailored_audience_id: id, count: PAGE_MAX },
      ),
    ),
  });
  const grants = new Map<string, Grants>(
    owned.map(({ id }, index) => {
      const query = queries[index];
      if (query?.data) return [id, known(query.data.records)];
      // Queries of the service throw nothing else (lib/ads/client).
      return [id, query?.error ? { state: "failed", error: query.error as CallError } : pending];
    }),
  );
  const handles = useMemo(() => [handle], [handle]);
  const [visible] = useAccountLists(environment, handles);
  return {
    grants,
    accounts: visible?.accounts ?? [],
    accountsPending: visible?.pending ?? true,
    accountsError: visible?.error ?? null,
    retryAccounts: visible?.refetch,
    retryGrants: (audienceId: string) =>
      void queries[owned.findIndex(({ id }) => id === audienceId)]?.refetch(),
  };
}
