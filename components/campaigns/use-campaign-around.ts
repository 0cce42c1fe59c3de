"use client";

import { useCallback, useMemo } from "react";
import type { CellAround } from "@/components/records/record-value";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { zoneOrUtc } from "@/lib/time/calendar";
import { fundingName, usePlace } from "./place";

/** What cells of campaigns have to know besides: their funding instruments by name. */
export function useCampaignAround(): CellAround {
  const place = usePlace();
  const { zone, funding, fundingComplete, fundingError, readOnlyReason } = place;
  const referredName = useCallback((id: string) => fundingName({ funding }, id), [funding]);
  const referredComes = useCallback(
    (id: string) => !funding.has(id) && !fundingComplete && fundingError === null,
    [funding, fundingComplete, fundingError],
  );
  return useMemo(
    () => ({ zone: zoneOrUtc(zone), referredName, referredComes, readOnlyReason }),
    [zone, referredName, referredComes, readOnlyReason],
  );
}

/** What campaigns can be filtered by besides their own fields, and in what amounts are asked for. */
export function useCampaignFilterNames(campaigns: readonly Campaign[]) {
  const { funding, fundingComplete } = usePlace();
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
