"use client";

import { get, getMany, set, update } from "idb-keyval";
import { useCallback, useEffect, useState } from "react";
import type { SavedView } from "@/lib/grid/saved-views";

interface Kept {
  readonly views: readonly SavedView[];
  /** Which view the section opens with, by its id; built-in ones among them. */
  readonly first?: string | undefined;
}

const NONE: Kept = { views: [] };

/**
 * Views that this person saved on this device, the only place where the dashboard has no store. They know no account,
 * so they serve in every one.
 *
 * @param key under which they are kept
 */
export function useDeviceViews(key: string) {
  const [kept, setKept] = useState<Kept>();
  const firstKey = `${key} first`;
  useEffect(() => {
    // Without storage, as in some private windows, the page works with the built-in views alone.
    getMany<readonly SavedView[] | string>([key, firstKey]).then(
      ([views, first]) =>
        setKept({
          views: Array.isArray(views) ? views : [],
          first: typeof first === "string" ? first : undefined,
        }),
      () => setKept(NONE),
    );
  }, [key, firstKey]);

  /** Changes what is stored rather than what is shown: another tab may have saved a view meanwhile. */
  const change = useCallback(
    async (edit: (views: readonly SavedView[]) => readonly SavedView[]) => {
      await update<readonly SavedView[]>(key, (stored) => edit(stored ?? []));
      const views = (await get<readonly SavedView[]>(key)) ?? [];
      setKept((before) => ({ ...before, views }));
    },
    [key],
  );
  const openFirst = useCallback(
    async (first: string) => {
      await set(firstKey, first);
      setKept((before = NONE) => ({ ...before, first }));
    },
    [firstKey],
  );
  const { views, first } = kept ?? NONE;
  return { views, first, loaded: kept !== undefined, change, openFirst };
}
