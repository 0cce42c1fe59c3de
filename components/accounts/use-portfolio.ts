import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "@/components/ui/use-store";
import { type DetailReads, type DetailSnapshot, DetailStore } from "@/lib/accounts/account-details";
import { dailyBudgets } from "@/lib/accounts/account-spend";
import { type AccountRow, accountRow, mergeAccounts, nothingAsked } from "@/lib/accounts/portfolio";
import { cachedFor } from "@/lib/ads/cache-time";
import { adsQuery, adsWholeList, readWholeList } from "@/lib/ads/client";
import { type AnyEndpoint, type Environment, PAGE_MAX } from "@/lib/ads/endpoint";
import * as accounts from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { adsKey } from "@/lib/ads/query-key";
import { campaignsInUse } from "@/lib/campaigns/campaign-limit";
import { type HandleList, useAccountLists } from "./use-account-lists";
import { useAccountSpend } from "./use-account-spend";

const MINUTE_MS = 60_000;
/** How long cached details are fresh, unless something changed or was refreshed. */
const FRESH_MS = { access: 5 * MINUTE_MS, funding: MINUTE_MS, campaigns: 10 * MINUTE_MS };
const CACHED_MS = 15 * MINUTE_MS;

/** The accounts of a portfolio as far as they are read. */
interface PortfolioReading {
  readonly lists: readonly HandleList[];
  readonly rows: readonly AccountRow[];
  /** Accounts whose role and funding are still being read. */
  readonly unchecked: number;
  /** Whether reading the spend is idle; when it resumes, where it waits for the rate limit, in milliseconds. */
  readonly spend: { readonly settled: boolean; readonly resumesAt: number | undefined };
  /** When kinds of reads with an exhausted limit resume; milliseconds. */
  readonly resumesAt: DetailSnapshot["resumesAt"];
  /** Reports which accounts are on screen: they are read first. */
  readonly look: (accountIds: readonly string[]) => void;
  /** Refetches everything. */
  readonly refresh: () => void;
  /** Refetches one account. */
  readonly refreshAccount: (accountId: string) => void;
}

/**
 * Every account that the handles can access, with details that are read account by account. `countAll` counts the
 * campaigns of all accounts instead of those on screen, and `spendOfAll` reads the spend of all.
 */
export function usePortfolio(
  environment: Environment,
  handles: readonly string[],
  now: number,
  { countAll, spendOfAll }: { countAll: boolean; spendOfAll: (accounts: number) => boolean },
): PortfolioReading {
  const client = useQueryClient();
  const lists = useAccountLists(environment, handles);
  const [store] = useState(() => new DetailStore(reads(client, environment)));
  const { details, unchecked, seen, resumesAt } = useStore(store.snapshot);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  const reached = useMemo(() => mergeAccounts(lists), [lists]);
  useEffect(() => {
    store.cover(
      reached.map(({ account, handles: via }) => ({ id: account.id, handles: via })),
      { countAll },
    );
  }, [store, reached, countAll]);
  const spend = useAccountSpend({
    environment,
    reached,
    details,
    ready: seen,
    all: spendOfAll(reached.length),
  });
  const { spendOf, look: lookAtSpend, refresh: refreshSpend } = spend;
  const rows = useMemo(
    () =>
      reached.map((each) => {
        const { id } = each.account;
        return accountRow(each, details.get(id) ?? nothingAsked, now, spendOf(id));
      }),
    [reached, details, now, spendOf],
  );
  const look = useCallback(
    (ids: readonly string[]) => {
      store.look(ids);
      lookAtSpend(ids);
    },
    [store, lookAtSpend],
  );
  const refresh = useCallback(() => {
    for (const endpoint of [accounts.access, fundingInstruments.list, campaigns.list]) {
      forget(client, environment, handles, endpoint);
    }
    for (const list of lists) list.refetch();
    store.refresh();
    refreshSpend();
  }, [client, environment, handles, lists, store, refreshSpend]);
  const refreshAccount = useCallback((id: string) => store.refresh(id), [store]);
  return { lists, rows, unchecked, spend, resumesAt, look, refresh, refreshAccount };
}

/** Marks answers as stale without refetching at once: the store reads in its own order. */
function forget(
  client: QueryClient,
  environment: Environment,
  handles: readonly string[],
  endpoint: AnyEndpoint,
) {
  for (const handle of handles) {
    void client.invalidateQueries({
      queryKey: adsKey(endpoint, { environment, handle }),
      refetchType: "none",
    });
  }
}

function reads(client: QueryClient, environment: Environment): DetailReads {
  return {
    access: async (handle, account_id) => {
      const { data } = await client.fetchQuery({
        ...adsQuery(accounts.access, { environment, handle }, { account_id }),
        staleTime: FRESH_MS.access,
        gcTime: cachedFor(CACHED_MS),
      });
      return data.permissions;
    },
    funding: async (handle, account_id) => {
      const { records } = await client.fetchQuery({
        ...adsWholeList(fundingInstruments.list, { environment, handle }, { account_id, count: PAGE_MAX }),
        staleTime: FRESH_MS.funding,
        gcTime: cachedFor(CACHED_MS),
      });
      return records;
    },
    campaigns: async (handle, account_id) => {
      const scope = { environment, handle };
      const input = { account_id, count: PAGE_MAX };
      return await client.fetchQuery({
        queryKey: [...adsKey(campaigns.list, scope, input), "in use"],
        queryFn: async ({ signal }) => {
          // No list counts without ended campaigns; the records themselves are not needed.
          const { records } = await readWholeList(campaigns.list, scope, input, { signal });
          return {
            total: campaignsInUse(records),
            currency: records[0]?.currency,
            budgets: dailyBudgets(records),
          };
        },
        staleTime: FRESH_MS.campaigns,
        gcTime: cachedFor(CACHED_MS),
      });
    },
  };
}
