"use client";

import { useQuery } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import { cachedFor } from "@/lib/ads/cache-time";
import { useAdsQuery, useScope } from "@/lib/ads/client";
import * as locations from "@/lib/ads/endpoints/locations";
import type { CallError } from "@/lib/ads/errors";
import { pauseAfter } from "@/lib/ads/patience";
import { type Breakdown, breakdownFrom } from "@/lib/statistics/breakdowns";
import { askJobs, beginBreakdown, type WantedBreakdown } from "@/lib/statistics-reader/ask-breakdown";
import type { ReadJobs } from "@/lib/statistics-reader/job-question";

/** How often running jobs are polled, with increasing intervals. */
const ASKED = { firstMs: 1_000, longestMs: 15_000, factor: 1.5 };
/** How long a breakdown is shown without computing it again, in milliseconds. */
const FRESH_MS = 30 * 60_000;

/** The country whose metro areas the service distinguishes. */
const METRO_COUNTRY = { country_code: "US", location_type: "COUNTRIES" } as const;

const NO_COUNTRY = "The service lists no country that has metro areas.";

type BreakdownReading =
  /** `computing`: the jobs are running. */
  | { readonly state: "reading"; readonly computing: boolean }
  | { readonly state: "done"; readonly breakdown: Breakdown; readonly readAt: number }
  | { readonly state: "failed"; readonly why: string; readonly again: () => void }
  | { readonly state: "refused"; readonly error: CallError; readonly again: () => void };

/**
 * The breakdown of one record's results. The service computes it for some seconds; that continues while its panel is
 * closed, and is not repeated when it is opened again.
 */
export function useBreakdown(wanted: Omit<WantedBreakdown, "country">): BreakdownReading {
  const scope = useScope();
  const { accountId } = useAccount();
  const { entity, id, by, range, zone } = wanted;
  const ofMetros = by === "METROS";
  const country = useAdsQuery(locations.list, METRO_COUNTRY, { enabled: ofMetros });
  const place = country.data?.data[0]?.targeting_value;
  const key = [scope.environment, scope.handle, accountId, entity, id, by, range.from, range.to, zone];
  const cached = { staleTime: FRESH_MS, gcTime: cachedFor(FRESH_MS) };
  const jobs = useQuery<readonly string[], CallError>({
    ...cached,
    queryKey: ["statistics-jobs", ...key],
    queryFn: () => beginBreakdown(scope, accountId, { ...wanted, country: ofMetros ? place : undefined }),
    enabled: !ofMetros || place !== undefined,
  });
  const ids = jobs.data ?? [];
  const found = useQuery<ReadJobs, CallError>({
    ...cached,
    queryKey: ["statistics-jobs-found", ...key, ids],
    queryFn: ({ signal }) => askJobs(scope, accountId, ids, signal),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.waiting ? pauseAfter(state.dataUpdateCount, ASKED) : false),
  });
  const error = country.error ?? jobs.error ?? found.error;
  if (error) {
    const again = country.error ? country.refetch : jobs.error ? jobs.refetch : found.refetch;
    return { state: "refused", error, again: () => void again() };
  }
  if (ofMetros && country.data && place === undefined)
    return { state: "failed", why: NO_COUNTRY, again: () => void country.refetch() };
  const { data } = found;
  if (data?.failed !== undefined)
    return { state: "failed", why: data.failed, again: () => void jobs.refetch() };
  if (!data || data.waiting) return { state: "reading", computing: ids.length > 0 };
  return { state: "done", breakdown: breakdownFrom(by, data.parts), readAt: found.dataUpdatedAt };
}
