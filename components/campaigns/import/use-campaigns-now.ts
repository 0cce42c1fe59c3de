import { useMemo, useSyncExternalStore } from "react";
import { useAdsList, useScope } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/campaigns";
import { overlayOf, withOverlay } from "@/lib/campaigns/overlay";

/**
 * Every campaign of an account as it is now, deleted ones and drafts among them. What the grid knows beyond its own
 * list is looked at and left to it: that list may be older than this one.
 */
export function useCampaignsNow(accountId: string) {
  const { environment } = useScope();
  const pages = useAdsList(list, {
    account_id: accountId,
    count: PAGE_MAX,
    with_draft: true,
    with_deleted: true,
  });
  const overlay = overlayOf(environment, accountId);
  const state = useSyncExternalStore(overlay.subscribe, overlay.state, overlay.state);
  const campaigns = useMemo(() => withOverlay(pages.records, state), [pages.records, state]);
  return { ...pages, campaigns };
}
