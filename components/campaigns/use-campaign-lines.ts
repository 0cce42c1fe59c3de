"use client";

import { useMemo } from "react";
import { Late, useLate } from "@/components/ui/late";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignLine } from "@/lib/campaigns/view/groups";
import { withoutHeads } from "@/lib/grid/group-head";
import { fundingName, type Place } from "./place";
import type { CampaignViewState } from "./view/use-campaign-view";

const late = new Late(() => import("./grid/campaign-groups"));

/**
 * The lines of the grid: the campaigns that match, in groups where the view asks for that.
 *
 * @returns beside them the campaigns in sight, in their order, and what draws groups
 */
export function useCampaignLines(
  rows: readonly Campaign[],
  { group, closed }: Pick<CampaignViewState, "group" | "closed">,
  place: Place,
) {
  const there = useLate(late, group !== null);
  const groups = group === null ? undefined : there?.CAMPAIGN_GROUPS;
  const lines = useMemo<readonly CampaignLine[]>(
    () => groups?.groupCampaigns(rows, { group, closed }, (id) => fundingName(place, id)) ?? rows,
    [groups, rows, group, closed, place],
  );
  const seen = useMemo(() => withoutHeads<Campaign>(lines), [lines]);
  return { lines, seen, groups };
}

export type CampaignGroups = ReturnType<typeof useCampaignLines>["groups"];
