"use client";

import { HydrationBoundary, hashKey, type QueryKey } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { keepRates } from "@/lib/ads/rate-meter";
import type { FirstReads } from "@/lib/forward/first-reads";

const HandedOverContext = createContext<ReadonlySet<string>>(new Set());

/** Takes over what the server has read for the page, as if the page had read it itself. */
export function HandedOver({ reads, children }: { reads: FirstReads | undefined; children: ReactNode }) {
  const rates = reads?.rates;
  useEffect(() => keepRates(rates ?? []), [rates]);
  const hashes = useMemo(() => new Set(reads?.state.queries.map(({ queryHash }) => queryHash)), [reads]);
  return (
    <HandedOverContext value={hashes}>
      <HydrationBoundary state={reads?.state}>{children}</HydrationBoundary>
    </HandedOverContext>
  );
}

/**
 * Whether what a query holds may be drawn. While the page is hydrated only what the server drew may be: another part
 * of the page may have read more before this one is hydrated.
 */
export function useMayDraw(key: QueryKey): boolean {
  const isHandedOver = useContext(HandedOverContext).has(hashKey(key));
  return useHydrated() || isHandedOver;
}

const never = () => () => {};

/** False on the server and while the component is hydrated, so that it draws first what the server drew. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
