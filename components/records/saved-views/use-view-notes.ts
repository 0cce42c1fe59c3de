"use client";

import { get, update } from "idb-keyval";
import { useCallback, useEffect, useState } from "react";
import type { ViewNotes } from "@/lib/kept-items/kept-views";

const NO_NOTES: ViewNotes = {};
const isNotes = (stored: unknown): stored is ViewNotes => typeof stored === "object" && stored !== null;

/**
 * What this device notes of the views of one list in one account: their order, which comes first, and what was brought
 * over.
 *
 * @param key undefined without an account
 */
export function useViewNotes(key: string | undefined) {
  const [read, setRead] = useState<{ readonly key: string; readonly notes: ViewNotes }>();
  const take = useCallback(async (of: string) => {
    const stored: unknown = await get(of).catch(() => undefined);
    setRead({ key: of, notes: isNotes(stored) ? stored : NO_NOTES });
  }, []);
  useEffect(() => {
    if (key !== undefined) void take(key);
  }, [key, take]);
  const note = useCallback(
    async (edit: (notes: ViewNotes) => ViewNotes) => {
      if (key === undefined) return;
      // What is stored rather than what is shown: another tab may have noted something meanwhile.
      await update<ViewNotes>(key, (stored) => edit(stored ?? NO_NOTES));
      await take(key);
    },
    [key, take],
  );
  const noted = key === undefined ? NO_NOTES : read?.key === key ? read.notes : undefined;
  return { notes: noted ?? NO_NOTES, noted: noted !== undefined, note };
}
