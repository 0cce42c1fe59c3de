"use client";

import { useMemo, useState } from "react";
import { usePendingDeletionRecords } from "@/components/records/use-pending-deletion-records";
import { useAdsList, useAdsQuery } from "@/lib/ads/client";
import { FIRST_PAGE } from "@/lib/ads/endpoint";
import { CAMPAIGN_NAME_MAX, type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import { campaignsInput } from "@/lib/campaigns/campaign-lists";
import type { CampaignSort } from "@/lib/campaigns/campaign-records";
import { CAMPAIGN_STORE } from "@/lib/campaigns/campaign-store";
import { campaignWithChange } from "@/lib/campaigns/change";
import { useChangesUnderWay } from "./use-changes-under-way";

/**
 * Every campaign of an account, page after page, with the changes made here since. While pages are still loading, the
 * service is asked for names that start with the search, so that those appear sooner.
 */
export function useCampaigns(
  accountId: string,
  { withDeleted, sort, search }: { withDeleted: boolean; sort: CampaignSort; search: string },
) {
  // The order decides what the first page contains. Later sorting is done here, without a refetch.
  const [firstSort] = useState(sort);
  const pages = useAdsList(list, campaignsInput(accountId, { withDeleted, sort: firstSort }), {
    firstCount: FIRST_PAGE,
  });
  // The service searches for the start of a name.
  const q = search.trim().slice(0, CAMPAIGN_NAME_MAX);
  const found = useAdsQuery(
    list,
    { account_id: accountId, count: FIRST_PAGE, q: q || "-", with_draft: true },
    { enabled: q !== "" && !pages.complete && !pages.pending },
  );

  const early = pages.complete ? undefined : found.data?.data;
  const records = useMemo(() => joined(pages.records, early), [pages.records, early]);
  const campaigns = useChangesUnderWay(CAMPAIGN_STORE, records, campaignWithChange);
  const pendingDeletions = usePendingDeletionRecords(campaigns, CAMPAIGN_STORE.graceKey);
  return { ...pages, campaigns, pendingDeletions };
}

function joined(records: readonly Campaign[], early: readonly Campaign[] | undefined): readonly Campaign[] {
  if (!early || early.length === 0) return records;
  const known = new Set(records.map(({ id }) => id));
  const more = early.filter(({ id }) => !known.has(id));
  return more.length > 0 ? [...records, ...more] : records;
}
