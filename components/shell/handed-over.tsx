"use client";

import { HydrationBoundary, hashKey, type QueryKey } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { storeRates } from "@/lib/ads/rate-meter";
import type { FirstReads } from "@/lib/forward/first-reads";

const HandedOverContext = createContext<ReadonlySet<string>>(new Set());

/** Hydrates the queries that the server has read for the page. */
export function HandedOver({ reads, children }: { reads: FirstReads | undefined; children: ReactNode }) {
  const rates = reads?.rates;
  useEffect(() => storeRates(rates ?? []), [rates]);
  const hashes = useMemo(() => new Set(reads?.state.queries.map(({ queryHash }) => queryHash)), [reads]);
  return (
    <HandedOverContext value={hashes}>
      <HydrationBoundary state={reads?.state}>{children}</HydrationBoundary>
    </HandedOverContext>
  );
}

/**
 * Whether the data of a query may be rendered. During hydration only what the server rendered may be: another part of
 * the page may have read more before this one is hydrated.
 */
export function useMayDraw(key: QueryKey): boolean {
  const isHandedOver = useContext(HandedOverContext).has(hashKey(key));
  return useHydrated() || isHandedOver;
}

const never = () => () => {};

/** False on the server and during hydration, so that the first render equals the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
