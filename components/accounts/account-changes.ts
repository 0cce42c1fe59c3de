import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AccountChange } from "@/lib/accounts/changes";
import { cachedFor } from "@/lib/ads/cache-time";
import type { Environment } from "@/lib/ads/endpoint";
import type * as accounts from "@/lib/ads/endpoints/accounts";
import type { Scope } from "@/lib/ads/scope";

const key = (environment: Environment) => ["account-changes", environment];
const none: readonly AccountChange[] = [];

/** Updates of accounts from responses to changes in this tab, for lists that are older. */
export function useAccountChanges(environment: Environment): readonly AccountChange[] {
  const { data } = useQuery<readonly AccountChange[]>({
    queryKey: key(environment),
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: cachedFor(Number.POSITIVE_INFINITY),
  });
  return data;
}

/** Stores an account from the response to a change. */
export function useRememberAccount(): (scope: Scope, account: accounts.Account) => void {
  const client = useQueryClient();
  return useCallback((scope, account) => remember(client, scope, account), [client]);
}

function remember(client: QueryClient, scope: Scope, account: accounts.Account): void {
  const { environment, handle } = scope;
  client.setQueryData<readonly AccountChange[]>(key(environment), (changes = none) => [
    ...changes.filter((change) => change.handle !== handle || change.account.id !== account.id),
    { handle, account, at: Date.now() },
  ]);
}
