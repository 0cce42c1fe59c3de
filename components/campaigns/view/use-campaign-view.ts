"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useCallback, useMemo } from "react";
import { gridView, useGridView } from "@/components/ui/grid/use-grid-view";
import { useWindowStep } from "@/components/ui/use-window-step";
import { CAMPAIGN_FILTERS } from "@/lib/campaigns/view/campaign-filters";
import { CAMPAIGN_COLUMNS, COLUMN_STEPS, usualLayout } from "@/lib/campaigns/view/columns";
import { DEFAULT_SORT } from "@/lib/campaigns/view/sort";

export const DELETED_VIEWS = ["hidden", "shown", "only"] as const;
export type DeletedView = (typeof DELETED_VIEWS)[number];

const deletedInAddress = parseAsStringLiteral(DELETED_VIEWS).withDefault("hidden");

const SEEN = gridView({
  fields: CAMPAIGN_FILTERS,
  columns: CAMPAIGN_COLUMNS,
  usualSort: DEFAULT_SORT,
});

/** How the campaigns are seen, kept in the address. */
export function useCampaignView() {
  const room = useWindowStep(COLUMN_STEPS);
  const usual = useMemo(() => usualLayout(room), [room]);
  const { layout = usual, setQuery: setGridQuery, ...view } = useGridView(SEEN);
  const [deleted, setDeletedInAddress] = useQueryState("deleted", deletedInAddress);
  const setDeleted = useCallback(
    (next: DeletedView) => void setDeletedInAddress(next),
    [setDeletedInAddress],
  );
  const setQuery = useCallback(
    (query: string) => {
      setGridQuery(query);
      void setDeletedInAddress(deletedInAddress.parse(new URLSearchParams(query).get("deleted") ?? ""));
    },
    [setGridQuery, setDeletedInAddress],
  );
  return { ...view, layout, deleted, setDeleted, setQuery };
}

export type CampaignViewState = ReturnType<typeof useCampaignView>;
