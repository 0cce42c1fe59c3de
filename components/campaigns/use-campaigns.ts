"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { adsKey, useAdsList, useAdsQuery, useScope } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { CAMPAIGN_NAME_MAX, type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { overlayOf, withOverlay } from "@/lib/campaigns/overlay";
import { type CampaignSort, serviceSort } from "@/lib/campaigns/view/sort";

/** A page that is read and drawn in a blink; those that follow are as large as the service allows. */
const FIRST_PAGE = 200;

/**
 * Every campaign of an account, page after page, together with what has changed here since. While pages are
 * still to come, the service is asked for names that start with the search, so they can be found already.
 */
export function useCampaigns(
  accountId: string,
  { withDeleted, sort, search }: { withDeleted: boolean; sort: CampaignSort; search: string },
) {
  const scope = useScope();
  // The order decides what the first page holds. Sorting later is done here, without reading anew.
  const [firstSort] = useState(() => serviceSort(sort) ?? "created_at-desc");
  const pages = useAdsList(
    list,
    {
      account_id: accountId,
      count: PAGE_MAX,
      sort_by: [firstSort],
      with_draft: true,
      ...(withDeleted && { with_deleted: true }),
    },
    { firstCount: FIRST_PAGE },
  );
  // The service searches for the start of a name.
  const q = search.trim().slice(0, CAMPAIGN_NAME_MAX);
  const found = useAdsQuery(
    list,
    { account_id: accountId, count: FIRST_PAGE, q: q || "-", with_draft: true },
    { enabled: q !== "" && !pages.complete && !pages.pending },
  );

  const overlay = overlayOf(scope.environment, accountId);
  const state = useSyncExternalStore(overlay.subscribe, overlay.state, overlay.state);
  const client = useQueryClient();
  const forget = useCallback(
    (time: number) => {
      // The same list with or without deleted ones would show old values again, unless it was read since.
      client.removeQueries({
        queryKey: adsKey(list, scope, { account_id: accountId }),
        type: "inactive",
        predicate: ({ state }) => state.dataUpdatedAt < time,
      });
      overlay.forgetBefore(time);
    },
    [client, scope, accountId, overlay],
  );
  useForgetWhenReadAnew(pages.fetching, pages.complete, forget);

  const early = pages.complete ? undefined : found.data?.data;
  const records = useMemo(() => joined(pages.records, early), [pages.records, early]);
  const campaigns = useMemo(() => withOverlay(records, state), [records, state]);
  return { ...pages, campaigns, leaving: state.leaving, overlay };
}

function joined(records: readonly Campaign[], early: readonly Campaign[] | undefined): readonly Campaign[] {
  if (!early || early.length === 0) return records;
  const known = new Set(records.map(({ id }) => id));
  const more = early.filter(({ id }) => !known.has(id));
  return more.length > 0 ? [...records, ...more] : records;
}

/** Once the whole list has been read again, answers from before that reading are older than the list. */
function useForgetWhenReadAnew(fetching: boolean, complete: boolean, forgetBefore: (time: number) => void) {
  const begunAt = useRef<number | undefined>(undefined);
  const forget = useCallback(() => {
    if (begunAt.current !== undefined) forgetBefore(begunAt.current);
    begunAt.current = undefined;
  }, [forgetBefore]);
  useEffect(() => {
    if (fetching) begunAt.current ??= Date.now();
    else if (complete) forget();
  }, [fetching, complete, forget]);
}
