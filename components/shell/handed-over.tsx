"use client";

import { HydrationBoundary, hashKey, type QueryKey } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { storeRates } from "@/lib/ads/rate-meter";
import type { FirstNumbers } from "@/lib/first-reads/first-numbers";
import type { FirstReads } from "@/lib/first-reads/first-reads";
import { useNow } from "./use-now";

interface HandedOverReads {
  readonly hashes: ReadonlySet<string>;
  readonly numbers: FirstNumbers | undefined;
}

const HandedOverContext = createContext<HandedOverReads>({ hashes: new Set(), numbers: undefined });

/** Hydrates the queries that the server has read for the page. */
export function HandedOver({ reads, children }: { reads: FirstReads | undefined; children: ReactNode }) {
  const rates = reads?.rates;
  useEffect(() => storeRates(rates ?? []), [rates]);
  const handed = useMemo(
    () => ({
      hashes: new Set(reads?.state.queries.map(({ queryHash }) => queryHash)),
      numbers: reads?.numbers,
    }),
    [reads],
  );
  return (
    <HandedOverContext value={handed}>
      <HydrationBoundary state={reads?.state}>{children}</HydrationBoundary>
    </HandedOverContext>
  );
}

/**
 * Whether the data of a query may be rendered. During hydration only what the server rendered may be: another part of
 * the page may have read more before this one is hydrated.
 */
export function useMayDraw(key: QueryKey): boolean {
  const isHandedOver = useContext(HandedOverContext).hashes.has(hashKey(key));
  return useHydrated() || isHandedOver;
}

/**
 * The numbers that came with the page, for components that are hydrated with it. They are dropped after that: what is
 * rendered later reads newer ones.
 */
export function useHandedNumbers(): RefObject<FirstNumbers | undefined> {
  const { numbers } = useContext(HandedOverContext);
  const handed = useRef(useHydrated() ? undefined : numbers);
  useEffect(() => {
    handed.current = undefined;
  }, []);
  return handed;
}

/**
 * The time by which statistics are shown, as `useNow`. During hydration it is the time of the numbers that came with the
 * page; after that the time of the browser counts, where another day may have begun.
 */
export const useStatisticsNow = (): number | undefined => useNow(useContext(HandedOverContext).numbers?.at);

const never = () => () => {};

/** False on the server and during hydration, so that the first render equals the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
