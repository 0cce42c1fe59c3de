import { MarkedChangeList, type MarkedEntries } from "@/components/changes/marked-change-list";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignStaging } from "./staged/use-campaign-staging";
import { useRestoreCampaign } from "./staged/use-restore-campaign";

interface CampaignChangeListProps extends MarkedEntries {
  staging: CampaignStaging;
  /** With its staged changes. */
  planned: Campaign;
}

/** The changes of a campaign that its chart marks; old values can be restored. */
export function CampaignChangeList({ staging, planned, ...marked }: CampaignChangeListProps) {
  const { restoreOf } = useRestoreCampaign(staging, planned, marked.zone);
  return (
    <MarkedChangeList {...marked} known={{ campaign: planned, lineItem: undefined }} restoreOf={restoreOf} />
  );
}
