"use client";

import { useCallback, useMemo } from "react";
import { useSession } from "@/components/shell/session";
import { toast } from "@/components/ui/toast";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { PlannedItem } from "@/lib/campaigns/bulk-plan";
import { allColumns, seenColumns } from "@/lib/campaigns/export";
import type { Overlay } from "@/lib/campaigns/overlay";
import { GRACE_MS } from "@/lib/grace";
import type { EditDone } from "./edit-cell";
import { exportCampaigns } from "./export-campaigns";
import { fundingName, type Place } from "./place";
import { startBulkJob } from "./start-bulk-job";
import type { CampaignViewState } from "./use-campaign-view";
import { useSaveCampaign } from "./use-save-campaign";

/** Everything that the page does to campaigns. */
export function useCampaignActions(place: Place, overlay: Overlay, layout: CampaignViewState["layout"]) {
  const scope = useScope();
  const { person } = useSession();
  const { attempt, save } = useSaveCampaign(place.accountId, overlay);

  const togglePause = useCallback(
    (campaign: Campaign) => {
      if (place.readOnlyReason) toast({ title: place.readOnlyReason });
      else if (!campaign.deleted) {
        void save(campaign, { entity_status: campaign.entity_status === "ACTIVE" ? "PAUSED" : "ACTIVE" });
      }
    },
    [place.readOnlyReason, save],
  );

  const saveEdit: EditDone = useCallback(
    (campaign, change) => {
      if (change) void save(campaign, change);
    },
    [save],
  );

  const start = useCallback(
    (title: string, items: readonly PlannedItem[], grace = 0) => {
      const { accountId, accountName } = place;
      startBulkJob({ title, items, personId: person.id, scope, accountId, accountName, overlay, grace });
    },
    [place, scope, overlay, person.id],
  );
  const startDeletion = useCallback(
    (title: string, items: readonly PlannedItem[]) => start(title, items, GRACE_MS),
    [start],
  );

  const exportRows = useCallback(
    (rows: readonly Campaign[], columns: "seen" | "all") =>
      void exportCampaigns(
        place.accountName,
        rows,
        columns === "all"
          ? allColumns(rows)
          : seenColumns(
              layout.map(({ id }) => id),
              (id) => fundingName(place, id),
            ),
      ),
    [place, layout],
  );

  return useMemo(
    () => ({ attempt, save, saveEdit, togglePause, start, startDeletion, exportRows }),
    [attempt, save, saveEdit, togglePause, start, startDeletion, exportRows],
  );
}
