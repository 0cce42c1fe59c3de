import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { useScope } from "@/lib/ads/client";
import { type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { CallError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import { listedCampaignName } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { lookUpCampaigns } from "@/lib/records/record-lookup";
import { useCampaigns } from "./use-campaigns";

/**
 * The account's campaigns, shared with their own page, for the names and links of line items. A line item may outlive
 * its campaign: those missing in the list are read separately, including deleted ones.
 *
 * @param items the line items that have been read
 * @param all whether these are all
 */
export function useLineItemCampaigns(items: readonly LineItem[], all: boolean) {
  const { environment, handle, accountId } = useAccount();
  const { campaigns, complete, error, fetching, resume } = useCampaigns(accountId, {
    withDeleted: false,
    sort: CAMPAIGN_RECORDS.usualSort,
    search: "",
  });
  const listed = useMemo(() => new Map(campaigns.map((campaign) => [campaign.id, campaign])), [campaigns]);
  const lacking = useMemo(() => {
    if (!complete || !all) return [];
    return [...new Set(items.map(({ campaign_id }) => campaign_id))].filter((id) => !listed.has(id)).sort();
  }, [complete, all, items, listed]);
  const { others, othersCome, ...lookup } = useOtherCampaigns(accountId, lacking);
  const byId = useMemo(
    () => (others ? new Map([...others.map((each) => [each.id, each] as const), ...listed]) : listed),
    [listed, others],
  );
  const campaignName = useCallback(
    (id: string) => {
      const campaign = byId.get(id);
      return campaign ? listedCampaignName(campaign) : id;
    },
    [byId],
  );
  const campaignHref = useCallback(
    (id: string) => panelHref({ environment, handle, accountId }, "campaigns", id),
    [environment, handle, accountId],
  );
  /** Unknown campaigns may still be loading: until then there is no name to show. */
  const campaignsCome = (!complete && error === null) || othersCome;
  const failure = error ?? lookup.error;
  const unread = useMemo(
    () => (failure && items.some(({ campaign_id }) => !byId.has(campaign_id)) ? failure : undefined),
    [failure, items, byId],
  );
  return {
    campaigns,
    byId,
    complete,
    campaignsCome,
    campaignName,
    campaignHref,
    /** Why line items have no campaign names, and how to read these; undefined where all are known. */
    unnamed: unread && {
      error: unread,
      reading: fetching || lookup.fetching,
      retry: error === null ? lookup.retry : resume,
    },
  };
}

function useOtherCampaigns(accountId: string, ids: readonly string[]) {
  const scope = useScope();
  const { data, isLoading, isFetching, error, refetch } = useQuery<Campaign[], CallError>({
    queryKey: [...adsKey(list, scope), "by id", accountId, ids],
    queryFn: ({ signal }) => lookUpCampaigns(scope, accountId, ids, signal),
    enabled: ids.length > 0,
  });
  return {
    others: data,
    othersCome: isLoading,
    error,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

export type LineItemCampaigns = ReturnType<typeof useLineItemCampaigns>;
