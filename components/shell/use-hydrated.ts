"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while the component is hydrated, so that it draws first what the server drew. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
