"use client";

import { useSyncExternalStore } from "react";
import { Listeners } from "@/lib/store";

export interface StoredSwitch {
  readonly useOn: () => boolean;
  readonly setOn: (on: boolean) => void;
}

/**
 * Something that this browser remembers to be on or off, for every tab of it. Where nothing may be stored it keeps
 * what the page was told.
 *
 * @param initially how it is until somebody says otherwise
 */
export function storedSwitch(key: string, initially: boolean): StoredSwitch {
  const listeners = new Listeners();
  let told = initially;
  const read = () => {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? initially : stored === "on";
    } catch {
      return told;
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
    useOn: () => useSyncExternalStore(subscribe, read, () => initially),
    setOn: (on) => {
      told = on;
      try {
        localStorage.setItem(key, on ? "on" : "off");
      } catch {
        // Nothing may be stored here: it holds for this page.
      }
      listeners.notify();
    },
  };
}
