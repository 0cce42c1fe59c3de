import { useCallback, useMemo } from "react";
import type { CellAround } from "@/components/records/record-value";
import type { LineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { useAccount, usePermission } from "@/components/shell/account";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { zoneOrUtc } from "@/lib/time/calendar";

/** Further data for cells of line items. */
export interface LineItemAround extends CellAround {
  /** The account's, by id: a line item's budgets depend on its campaign's. */
  readonly campaigns: ReadonlyMap<string, Campaign>;
  readonly campaignHref: (id: string) => string;
  /** All belong to one campaign, which need not be shown in each row. */
  readonly oneCampaign: boolean;
}

/**
 * Further data for cells of line items: their campaigns.
 *
 * @param oneCampaign all belong to one campaign, which need not be shown in each row
 */
export function useLineItemAround(
  { byId: campaigns, campaignsCome, campaignName, campaignHref }: LineItemCampaigns,
  oneCampaign: boolean,
): LineItemAround {
  const { account } = useAccount();
  const { reason: readOnlyReason } = usePermission(update);
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const referredComes = useCallback(
    (id: string) => campaignsCome && !campaigns.has(id),
    [campaignsCome, campaigns],
  );
  return useMemo(
    () => ({
      zone,
      referredName: campaignName,
      referredComes,
      readOnlyReason,
      campaigns,
      campaignHref,
      oneCampaign,
    }),
    [zone, campaignName, referredComes, readOnlyReason, campaigns, campaignHref, oneCampaign],
  );
}

/** Further filters of line items besides their own fields, and the currency of amounts. */
export function useLineItemFilterNames(
  { byId, complete, campaignName }: LineItemCampaigns,
  items: readonly LineItem[],
) {
  const names = useMemo(
    () => ({ campaign: { names: new Map([...byId.keys()].map((id) => [id, campaignName(id)])), complete } }),
    [byId, complete, campaignName],
  );
  const [campaign] = byId.values();
  const currency = items[0]?.currency ?? campaign?.currency ?? "USD";
  return { names, currency, examples: "Paused, objective, campaign, bid…" };
}
