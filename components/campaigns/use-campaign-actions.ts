"use client";

import { useCallback, useMemo } from "react";
import { exportRecords } from "@/components/ui/grid/export-records";
import { toast } from "@/components/ui/toast";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import { isEmptyChange, touchedOnly } from "@/lib/campaigns/change";
import { allColumns, seenColumns } from "@/lib/campaigns/export";
import type { Overlay } from "@/lib/campaigns/overlay";
import type { GridExport } from "@/lib/grid/csv-columns";
import { fundingName, type Place } from "./place";
import type { CampaignStaging } from "./staged/use-campaign-staging";
import { type SaveCampaign, useSaveCampaign } from "./use-save-campaign";
import type { CampaignViewState } from "./view/use-campaign-view";

/** Everything that the page does to campaigns: at once, or once it is published where changes are staged. */
export function useCampaignActions(
  place: Place,
  overlay: Overlay,
  { on: stages, stageOne }: CampaignStaging,
  layout: CampaignViewState["layout"],
) {
  const now = useSaveCampaign(place.accountId, overlay);
  const stage: SaveCampaign = useCallback(
    async (before, wished) => {
      const change = touchedOnly(before, wished);
      if (!isEmptyChange(change)) stageOne(before, change);
      return { state: "kept" };
    },
    [stageOne],
  );
  const { attempt, save } = stages ? { attempt: stage, save: stage } : now;

  const togglePause = useCallback(
    (campaign: Campaign) => {
      if (place.readOnlyReason) toast({ title: place.readOnlyReason });
      else if (!campaign.deleted) {
        void save(campaign, { entity_status: campaign.entity_status === "ACTIVE" ? "PAUSED" : "ACTIVE" });
      }
    },
    [place.readOnlyReason, save],
  );

  const exportRows = useCallback(
    (records: readonly Campaign[], columns: GridExport["columns"]) =>
      void exportRecords({
        noun: CAMPAIGNS,
        accountName: place.accountName,
        records,
        columns:
          columns === "all"
            ? allColumns(records)
            : seenColumns(
                layout.map(({ id }) => id),
                (id) => fundingName(place, id),
              ),
      }),
    [place, layout],
  );

  return useMemo(
    () => ({ attempt, save, togglePause, exportRows }),
    [attempt, save, togglePause, exportRows],
  );
}
