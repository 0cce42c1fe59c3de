import { useCallback } from "react";
import { type RestoreOf, useRestore } from "@/components/changes/use-restore";
import { usePermission } from "@/components/shell/account";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { assumedCampaign } from "@/lib/line-items/line-item-form";
import { restoreLineItemField } from "@/lib/line-items/restore";
import { useBiddingRule } from "../use-bidding-rule";
import type { LineItemStaging } from "./use-line-item-staging";

interface LineItemToRestore {
  /** With staged changes; undefined while unknown. */
  readonly now: LineItem | undefined;
  /** Its own; undefined while it is not known. */
  readonly campaign: Campaign | undefined;
}

/** Restores old values of a line item's fields, as staged changes. */
export function useRestoreLineItem(
  staging: LineItemStaging,
  { now, campaign }: LineItemToRestore,
  zone: string,
) {
  const { reason } = usePermission(update);
  const bidding = useBiddingRule(now?.currency ?? "", { enabled: now !== undefined });
  const restoring = useCallback(
    (item: LineItem, ...change: Parameters<RestoreOf>) =>
      restoreLineItemField(item, ...change, { campaign: campaign ?? assumedCampaign(item), bidding }),
    [campaign, bidding],
  );
  return useRestore({ staging, now, zone, reason, restoring });
}
