import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/targeting-criteria";
import { adsKey } from "@/lib/ads/query-key";
import { readAgain } from "@/lib/ads/read-again";
import type { Answered } from "@/lib/ads/read-answer";
import type { Scope } from "@/lib/ads/scope";
import type { Done } from "@/lib/targeting/save-run";

/** The shared input for reading the targeting of a line item. */
export const targetingInput = (accountId: string, lineItemId: string) => ({
  account_id: accountId,
  line_item_ids: [lineItemId],
  count: PAGE_MAX,
});

type Pages = InfiniteData<Answered<typeof list>, string | null>;

/** Updates the cached list from an answer of the service, so that thousands of criteria need no refetch. */
export function putCriteria(
  client: QueryClient,
  scope: Scope,
  { accountId, lineItemId }: { accountId: string; lineItemId: string },
  { records, gone }: Done,
): void {
  const queryKey = adsKey(list, scope, targetingInput(accountId, lineItemId));
  const readingNow = client.getQueryState(queryKey)?.fetchStatus === "fetching";
  client.setQueryData<Pages>(queryKey, (before) => before && withCriteria(before, { records, gone }));
  // A pending page would be appended to the previous list.
  if (readingNow) void readAgain(client, { queryKey, exact: true });
}

function withCriteria(before: Pages, { records, gone }: Done): Pages {
  const changed = new Set([...records.map(({ id }) => id), ...gone]);
  const last = before.pages.length - 1;
  return {
    ...before,
    pages: before.pages.map((page, index) => ({
      ...page,
      data: [
        ...page.data.filter(({ id }) => !changed.has(id)),
        ...(index === last ? records.filter(({ deleted }) => !deleted) : []),
      ],
    })),
  };
}
