import { useMemo, useSyncExternalStore } from "react";
import { useAdsList, useScope } from "@/lib/ads/client";
import { list } from "@/lib/ads/endpoints/campaigns";
import { overlayOf, withOverlay } from "@/lib/campaigns/overlay";

/** The most that a page of the list may hold. */
const PAGE = 1000;

/**
 * Every campaign of an account as it is now, deleted ones and drafts among them. What the grid knows beyond its own
 * list is looked at and left to it: that list may be older than this one.
 */
export function useCampaignsNow(accountId: string) {
  const { environment } = useScope();
  const pages = useAdsList(list, {
    account_id: accountId,
    count: PAGE,
    with_draft: true,
    with_deleted: true,
  });
  const overlay = overlayOf(environment, accountId);
  const state = useSyncExternalStore(overlay.subscribe, overlay.state, overlay.state);
  const campaigns = useMemo(() => withOverlay(pages.records, state), [pages.records, state]);
  return { ...pages, campaigns };
}
