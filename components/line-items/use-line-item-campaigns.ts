import { useCallback, useMemo } from "react";
import { useCampaigns } from "@/components/campaigns/use-campaigns";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/place";
import { DEFAULT_SORT } from "@/lib/campaigns/view/sort";

/** The account's campaigns, shared with their own page, as their line items name them and lead to them. */
export function useLineItemCampaigns() {
  const { environment, handle, accountId } = useAccount();
  const { campaigns, complete } = useCampaigns(accountId, {
    withDeleted: false,
    sort: DEFAULT_SORT,
    search: "",
  });
  const byId = useMemo(() => new Map(campaigns.map((campaign) => [campaign.id, campaign])), [campaigns]);
  const campaignName = useCallback((id: string) => byId.get(id)?.name ?? id, [byId]);
  const campaignHref = useCallback(
    (id: string) => panelHref({ environment, handle, accountId }, "campaigns", id),
    [environment, handle, accountId],
  );
  return { campaigns, byId, complete, campaignName, campaignHref };
}
