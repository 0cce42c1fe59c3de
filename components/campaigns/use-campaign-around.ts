"use client";

import { useCallback, useMemo } from "react";
import type { CellAround } from "@/components/records/record-value";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { zoneOrUtc } from "@/lib/time/calendar";
import { fundingName, useCampaignContext } from "./campaign-context";

/** Further data for cells of campaigns: names of funding sources, and when scheduled campaigns start. */
export function useCampaignAround(startOf: (id: string) => string | undefined): CellAround {
  const place = useCampaignContext();
  const { zone, funding, fundingComplete, fundingError, readOnlyReason } = place;
  const referredName = useCallback((id: string) => fundingName({ funding }, id), [funding]);
  const referredComes = useCallback(
    (id: string) => !funding.has(id) && !fundingComplete && fundingError === null,
    [funding, fundingComplete, fundingError],
  );
  return useMemo(
    () => ({ zone: zoneOrUtc(zone), referredName, referredComes, readOnlyReason, startOf }),
    [zone, referredName, referredComes, readOnlyReason, startOf],
  );
}

/** Further filters of campaigns besides their own fields, and the currency of amounts. */
export function useCampaignFilterNames(campaigns: readonly Campaign[]) {
  const { funding, fundingComplete } = useCampaignContext();
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
  return { names, currency, examples: "Paused, budget, funding, name…" };
}
