import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/targeting-criteria";
import { adsKey } from "@/lib/ads/query-key";
import { readAgain } from "@/lib/ads/read-again";
import type { Answered } from "@/lib/ads/read-answer";
import type { Scope } from "@/lib/ads/scope";
import type { Done } from "@/lib/targeting/save-run";

/** The one way in which this dashboard asks for the targeting of a line item. */
export const targetingInput = (accountId: string, lineItemId: string) => ({
  account_id: accountId,
  line_item_ids: [lineItemId],
  count: PAGE_MAX,
});

type Pages = InfiniteData<Answered<typeof list>, string | null>;

/** Puts what the service did into the list that was read, so that thousands of criteria are not read again for it. */
export function putCriteria(
  client: QueryClient,
  scope: Scope,
  { accountId, lineItemId }: { accountId: string; lineItemId: string },
  { records, gone }: Done,
): void {
  const queryKey = adsKey(list, scope, targetingInput(accountId, lineItemId));
  const readingNow = client.getQueryState(queryKey)?.fetchStatus === "fetching";
  client.setQueryData<Pages>(queryKey, (before) => before && withCriteria(before, { records, gone }));
  // The page under way would be put beside what was there before.
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
