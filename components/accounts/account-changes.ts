import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AccountChange } from "@/lib/accounts/changes";
import type { Scope } from "@/lib/ads/call";
import type { Environment } from "@/lib/ads/endpoint";
import type { Account } from "@/lib/ads/endpoints/accounts";

const key = (environment: Environment) => ["account-changes", environment];
const none: readonly AccountChange[] = [];

/** What answers to changes said about accounts in this tab, for lists that are older. */
export function useAccountChanges(environment: Environment): readonly AccountChange[] {
  const { data } = useQuery<readonly AccountChange[]>({
    queryKey: key(environment),
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Remembers an account as the answer to a change described it. */
export function useRememberAccount(): (scope: Scope, account: Account) => void {
  const client = useQueryClient();
  return useCallback((scope, account) => remember(client, scope, account), [client]);
}

function remember(client: QueryClient, { environment, handle }: Scope, account: Account): void {
  client.setQueryData<readonly AccountChange[]>(key(environment), (changes = none) => [
    ...changes.filter((change) => change.handle !== handle || change.account.id !== account.id),
    { handle, account, at: Date.now() },
  ]);
}
