import { useMemo } from "react";
import { useCampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { useAccount, usePermission } from "@/components/shell/account";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { restoreCampaignField } from "@/lib/campaigns/restore";
import { useRestore } from "./use-restore";

/** @param campaign what the history is of; undefined where it is of something else */
export function useRestoreCampaign(campaign: Campaign | undefined, zone: string) {
  const { accountId } = useAccount();
  const { reason } = usePermission(update);
  const campaigns = useMemo(() => (campaign ? [campaign] : []), [campaign]);
  return useRestore({
    staging: useCampaignStaging(accountId, campaigns),
    zone,
    reason,
    restoring: restoreCampaignField,
  });
}
