"use client";

import { useMemo } from "react";
import { gridView, useGridView } from "@/components/ui/grid/use-grid-view";
import { useWindowStep } from "@/components/ui/use-window-step";
import { CAMPAIGN_FILTERS } from "@/lib/campaigns/view/campaign-filters";
import { CAMPAIGN_COLUMNS, COLUMN_STEPS, usualLayout } from "@/lib/campaigns/view/columns";
import { DEFAULT_SORT } from "@/lib/campaigns/view/sort";

const SEEN = gridView({
  fields: CAMPAIGN_FILTERS,
  columns: CAMPAIGN_COLUMNS,
  usualSort: DEFAULT_SORT,
});

/** How the campaigns are seen, kept in the address. */
export function useCampaignView() {
  const room = useWindowStep(COLUMN_STEPS);
  const usual = useMemo(() => usualLayout(room), [room]);
  const { layout = usual, ...view } = useGridView(SEEN);
  return { ...view, layout };
}

export type CampaignViewState = ReturnType<typeof useCampaignView>;
