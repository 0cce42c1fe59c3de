import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Answered, Scope } from "@/lib/ads/call";
import { adsKey } from "@/lib/ads/client";
import type { InputOf } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";

/** The most that the service gives at a time. */
const PAGE = 1000;

/** The one way in which this dashboard asks for the line items of an account, or of one of its campaigns. */
export const lineItemsInput = (accountId: string, campaignId?: string | null) => ({
  account_id: accountId,
  ...(campaignId && { campaign_ids: [campaignId] }),
  count: PAGE,
  with_draft: true,
});

type Pages = InfiniteData<Answered<typeof lineItems.list>, string | null>;

/**
 * Puts what the service answered about one line item into every list that was read and holds it, in front where it
 * is new. An account may have tens of thousands: they are not read again for one of them. Only a list that is
 * being read at this moment is, because the page under way would be put beside what was there before.
 */
export function putLineItem(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  item: lineItems.LineItem,
): void {
  const holds = ({ account_id, campaign_ids }: InputOf<typeof lineItems.list>) =>
    account_id === accountId && (campaign_ids?.includes(item.campaign_id) ?? true);
  const lists = client.getQueryCache().findAll({ queryKey: adsKey(lineItems.list, scope) });
  for (const { queryKey, state } of lists) {
    const input = lineItems.list.params.safeParse(queryKey.at(-1));
    if (!input.success || !holds(input.data)) continue;
    const readingNow = state.fetchStatus !== "idle";
    client.setQueryData<Pages>(queryKey, (before) => before && withLineItem(before, item));
    if (readingNow) void client.invalidateQueries({ queryKey, exact: true });
  }
}

function withLineItem(before: Pages, item: lineItems.LineItem): Pages {
  const isSame = ({ id }: lineItems.LineItem) => id === item.id;
  const known = before.pages.some(({ data }) => data.some(isSame));
  return {
    ...before,
    pages: before.pages.map((page, index) => {
      if (item.deleted) return { ...page, data: page.data.filter((each) => !isSame(each)) };
      if (!known) return index === 0 ? { ...page, data: [item, ...page.data] } : page;
      return page.data.some(isSame)
        ? { ...page, data: page.data.map((each) => (isSame(each) ? item : each)) }
        : page;
    }),
  };
}
