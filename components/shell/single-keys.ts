"use client";

import { useSyncExternalStore } from "react";

const KEY = "single-keys";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/**
 * Whether keys without Ctrl or Command do anything (WCAG 2.1.4: people who dictate must be able to switch
 * them off). On unless this browser was told otherwise.
 */
export function useSingleKeys(): readonly [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY) !== "off",
    () => true,
  );
  return [on, setSingleKeys];
}

function setSingleKeys(on: boolean) {
  localStorage.setItem(KEY, on ? "on" : "off");
  for (const listener of listeners) listener();
}
