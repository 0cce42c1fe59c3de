import { useCallback, useMemo } from "react";
import { useLineItemStaging } from "@/components/line-items/staged/use-line-item-staging";
import { useBiddingRule } from "@/components/line-items/use-bidding-rule";
import { useAccount, usePermission } from "@/components/shell/account";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { assumedCampaign } from "@/lib/line-items/line-item-form";
import { restoreLineItemField } from "@/lib/line-items/restore";
import { type RestoreOf, useRestore } from "./use-restore";

/**
 * @param item what the history is of; undefined where it is of something else
 * @param campaign the line item's; undefined while it is not known
 */
export function useRestoreLineItem(item: LineItem | undefined, campaign: Campaign | undefined, zone: string) {
  const { accountId } = useAccount();
  const { reason } = usePermission(update);
  const items = useMemo(() => (item ? [item] : []), [item]);
  const campaigns = useMemo(() => new Map(campaign ? [[campaign.id, campaign]] : []), [campaign]);
  const bidding = useBiddingRule(item?.currency ?? "", { enabled: item !== undefined });
  const restoringHere = useCallback(
    (now: LineItem, ...change: Parameters<RestoreOf>) =>
      restoreLineItemField(now, ...change, { campaign: campaign ?? assumedCampaign(now), bidding }),
    [campaign, bidding],
  );
  return useRestore({
    staging: useLineItemStaging(accountId, items, campaigns),
    zone,
    reason,
    restoring: restoringHere,
  });
}
