"use client";

import { useSyncExternalStore } from "react";
import { Listeners } from "@/lib/store";

interface StoredChoice<Value extends string> {
  readonly useValue: () => Value;
  readonly setValue: (value: Value) => void;
}

/**
 * One of a few values, remembered in this browser for all tabs. Without storage it is what the page set last.
 *
 * @param values all possible values
 * @param initially the default, also in place of an unknown value
 */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  initially: Value,
): StoredChoice<Value> {
  const listeners = new Listeners();
  let lastSet = initially;
  const read = () => {
    try {
      const stored = localStorage.getItem(key);
      return values.find((value) => value === stored) ?? initially;
    } catch {
      return lastSet;
    }
  };
  const subscribe = (listener: () => void) => {
    const leave = listeners.subscribe(listener);
    addEventListener("storage", listener);
    return () => {
      leave();
      removeEventListener("storage", listener);
    };
  };
  return {
    useValue: () => useSyncExternalStore(subscribe, read, () => initially),
    setValue: (value) => {
      lastSet = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Without storage it applies to this page only.
      }
      listeners.notify();
    },
  };
}
