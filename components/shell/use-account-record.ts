import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAdsQuery, type WholeList } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { adsKey } from "@/lib/ads/query-key";
import type { Scope } from "@/lib/ads/scope";
import type { AccountRoute } from "./dashboard-route";

/** Reads an account; until the service has answered, the entry of a list in this tab. */
export function useAccountRecord({ environment, handle, accountId }: AccountRoute) {
  const client = useQueryClient();
  const scope = { environment, handle };
  return useAdsQuery(
    accounts.get,
    { account_id: accountId },
    { scope, placeholderData: () => listedAccount(client, scope, accountId) },
  );
}

function listedAccount(client: QueryClient, scope: Scope, accountId: string) {
  const lists = client.getQueriesData<WholeList<accounts.Account>>({
    queryKey: adsKey(accounts.list, scope),
    predicate: ({ queryKey }) => queryKey.at(-1) === "whole",
  });
  for (const [, list] of lists) {
    const found = list?.records.find(({ id }) => id === accountId);
    if (found) return { data: found, nextCursor: null, asOf: list?.asOf ?? 0 };
  }
  return undefined;
}
