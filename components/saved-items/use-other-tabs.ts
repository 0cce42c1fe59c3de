"use client";

import { useCallback, useEffect, useRef } from "react";
import { notifyStored, storedChannel } from "@/lib/jobs/between-tabs";

/**
 * Listens for changes by other tabs, and by other users of the same data in this one.
 *
 * @param key of the data; undefined for none
 * @param onChanged memoize it
 * @returns notifies the others
 */
export function useOtherTabs(key: string | undefined, onChanged: () => unknown): () => void {
  const tabs = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    if (key === undefined) return;
    const channel = storedChannel(key);
    channel.addEventListener("message", onChanged);
    tabs.current = channel;
    return () => {
      channel.close();
      tabs.current = undefined;
    };
  }, [key, onChanged]);
  return useCallback(() => {
    if (key === undefined) return;
    // The page may have been left while the change was stored.
    if (tabs.current) tabs.current.postMessage(null);
    else notifyStored(key);
  }, [key]);
}
