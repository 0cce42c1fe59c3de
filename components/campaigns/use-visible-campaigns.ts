"use client";

import { useDeferredValue, useMemo } from "react";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { zoneOrUtc } from "@/lib/calendar";
import { CAMPAIGN_FILTERS, searchTest } from "@/lib/campaigns/view/campaign-filters";
import { sortCampaigns } from "@/lib/campaigns/view/sort";
import { isInView } from "@/lib/grid/deleted";
import { compileFilters } from "@/lib/grid/match-filters";
import { fundingName, type Place } from "./place";
import type { CampaignViewState } from "./view/use-campaign-view";

/** The campaigns that the view asks for, in its order. Typing stays ahead of filtering. */
export function useVisibleCampaigns(campaigns: readonly Campaign[], view: CampaignViewState, place: Place) {
  const { filters, sort, deleted } = view;
  const q = useDeferredValue(view.q);
  const zone = zoneOrUtc(place.zone);
  const matching = useMemo(() => {
    const passes = compileFilters(CAMPAIGN_FILTERS, filters, zone);
    const named = searchTest(q);
    return campaigns.filter((campaign) => {
      return isInView(campaign, deleted) && passes(campaign) && named(campaign);
    });
  }, [campaigns, filters, zone, q, deleted]);
  return useMemo(
    () => sortCampaigns(matching, sort, (id) => fundingName(place, id)),
    [matching, sort, place],
  );
}
