"use client";

import { get, update } from "idb-keyval";
import { useCallback, useEffect, useState } from "react";
import type { SavedView } from "@/lib/grid/saved-views";

/**
 * Views that this person saved on this device. They know no account, so they serve in every one.
 *
 * @param key under which they are kept
 */
export function useSavedViews(key: string) {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => {
    // Without storage, as in some private windows, the page works with the built-in views alone.
    get<readonly SavedView[]>(key).then(
      (stored) => setViews(stored ?? []),
      () => {},
    );
  }, [key]);

  /** Changes what is stored rather than what is shown: another tab may have saved a view meanwhile. */
  const change = useCallback(
    async (edit: (views: readonly SavedView[]) => readonly SavedView[]) => {
      await update<readonly SavedView[]>(key, (stored) => edit(stored ?? []));
      setViews((await get<readonly SavedView[]>(key)) ?? []);
    },
    [key],
  );
  return { views, change };
}
