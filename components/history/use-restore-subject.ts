import { useMemo } from "react";
import { useCampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { useRestoreCampaign } from "@/components/campaigns/staged/use-restore-campaign";
import { useLineItemStaging } from "@/components/line-items/staged/use-line-item-staging";
import { useRestoreLineItem } from "@/components/line-items/staged/use-restore-line-item";
import { useAccount } from "@/components/shell/account";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { HistoryEntity } from "@/lib/history/entities";

interface Subject {
  readonly campaign: Campaign | undefined;
  readonly lineItem: LineItem | undefined;
}

/**
 * Restores old values of the history's subject, if it is a campaign or line item.
 *
 * @param subject the known records: itself and its parents
 */
export function useRestoreSubject(entity: HistoryEntity, { campaign, lineItem }: Subject, zone: string) {
  const { accountId } = useAccount();
  const campaigns = useMemo(() => (entity === "CAMPAIGN" && campaign ? [campaign] : []), [entity, campaign]);
  const items = useMemo(() => (entity === "LINE_ITEM" && lineItem ? [lineItem] : []), [entity, lineItem]);
  const around = useMemo(() => new Map(campaign ? [[campaign.id, campaign]] : []), [campaign]);
  const ofCampaigns = useCampaignStaging(accountId, campaigns);
  const ofItems = useLineItemStaging(accountId, items, around);
  const ofCampaign = useRestoreCampaign(ofCampaigns, ofCampaigns.planned.records[0], zone);
  const ofItem = useRestoreLineItem(ofItems, { now: ofItems.planned.records[0], campaign }, zone);
  return entity === "LINE_ITEM" ? ofItem : ofCampaign;
}
