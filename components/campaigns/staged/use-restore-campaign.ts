import { useRestore } from "@/components/changes/use-restore";
import { usePermission } from "@/components/shell/account";
import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { restoreCampaignField } from "@/lib/campaigns/restore";
import type { CampaignStaging } from "./use-campaign-staging";

/**
 * Restores old values of a campaign's fields, as staged changes.
 *
 * @param now the campaign with its staged changes; undefined while it is not known
 */
export function useRestoreCampaign(staging: CampaignStaging, now: Campaign | undefined, zone: string) {
  const { reason } = usePermission(update);
  return useRestore({ staging, now, zone, reason, restoring: restoreCampaignField });
}
