import { useMemo } from "react";
import type { Place } from "@/components/campaigns/place";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_FILTERS, type FilterId } from "@/lib/campaigns/view/campaign-filters";
import type { CampaignViewState } from "./use-campaign-view";

/** What the campaigns of an account can be filtered by, its funding instruments among it. */
export function useCampaignFiltering(
  { filters, unreadable, setFilter, removeFilter, clearFilters }: CampaignViewState,
  { funding, fundingComplete, zone }: Pick<Place, "funding" | "fundingComplete" | "zone">,
  campaigns: readonly Campaign[],
): Filtering<FilterId> {
  const names = useMemo(
    () => ({
      funding: {
        names: new Map([...funding].map(([id, { description }]) => [id, description || id])),
        complete: fundingComplete && funding.size > 0,
      },
    }),
    [funding, fundingComplete],
  );
  const currency = campaigns[0]?.currency ?? [...funding.values()][0]?.currency ?? "USD";
  return {
    fields: CAMPAIGN_FILTERS,
    names,
    filters,
    unreadable,
    currency,
    zone,
    setFilter,
    removeFilter,
    clearFilters,
  };
}
