"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * Hears when another tab has changed something that tabs share, and tells the others when this one has.
 *
 * @param name what is shared; undefined where nothing is
 */
export function useOtherTabs(name: string | undefined, onChanged: () => void): () => void {
  const channel = useRef<BroadcastChannel | undefined>(undefined);
  useEffect(() => {
    if (name === undefined) return;
    const tabs = new BroadcastChannel(name);
    tabs.onmessage = onChanged;
    channel.current = tabs;
    return () => {
      tabs.close();
      channel.current = undefined;
    };
  }, [name, onChanged]);
  return useCallback(() => {
    if (name === undefined) return;
    if (channel.current) return channel.current.postMessage(null);
    // The page has gone on meanwhile, and has something to tell all the same.
    const last = new BroadcastChannel(name);
    last.postMessage(null);
    last.close();
  }, [name]);
}
