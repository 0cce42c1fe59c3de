import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Answered, Scope } from "@/lib/ads/call";
import { adsKey } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";

/** The one way in which this dashboard asks for the line items of an account, or of some of its campaigns. */
export const lineItemsInput = (accountId: string, campaignIds: readonly string[] = []) => ({
  account_id: accountId,
  ...(campaignIds.length > 0 && campaignIds.length <= IDS_MAX && { campaign_ids: [...campaignIds] }),
  count: PAGE_MAX,
  with_draft: true,
});

type Pages = InfiniteData<Answered<typeof lineItems.list>, string | null>;

/**
 * Puts what the service answered about line items into every list that was read and holds them, in front where
 * they are new; those that are deleted stay only where deleted ones are listed. An account may have tens of thousands:
 * they are not read again for some of them. Only a list that is being read at this moment is, because the page under
 * way would be put beside what was there before.
 */
export function putLineItems(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  items: readonly lineItems.LineItem[],
): void {
  const lists = client.getQueryCache().findAll({ queryKey: adsKey(lineItems.list, scope) });
  for (const { queryKey, state } of lists) {
    const input = lineItems.list.params.safeParse(queryKey.at(-1));
    if (!input.success || input.data.account_id !== accountId) continue;
    const { campaign_ids: campaigns, with_deleted: withDeleted = false } = input.data;
    const held = items.filter(({ campaign_id }) => campaigns?.includes(campaign_id) ?? true);
    if (held.length === 0) continue;
    const readingNow = state.fetchStatus !== "idle";
    client.setQueryData<Pages>(queryKey, (before) => before && withLineItems(before, held, withDeleted));
    if (readingNow) void client.invalidateQueries({ queryKey, exact: true });
  }
}

function withLineItems(before: Pages, items: readonly lineItems.LineItem[], withDeleted: boolean): Pages {
  const answers = new Map(items.map((item) => [item.id, item]));
  const known = new Set<string>();
  for (const { data } of before.pages) for (const { id } of data) if (answers.has(id)) known.add(id);
  const fresh = items.filter(({ id, deleted }) => !deleted && !known.has(id));
  return {
    ...before,
    pages: before.pages.map((page, index) => {
      const first = index === 0 ? fresh : [];
      if (first.length === 0 && !page.data.some(({ id }) => answers.has(id))) return page;
      const current = page.data.map((each) => answers.get(each.id) ?? each);
      return { ...page, data: [...first, ...current.filter(({ deleted }) => withDeleted || !deleted)] };
    }),
  };
}
