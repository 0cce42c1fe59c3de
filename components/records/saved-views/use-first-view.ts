"use client";

import { useEffect, useRef } from "react";
import type { SavedView } from "@/lib/grid/saved-views";

/**
 * Opens a view when the section's address has no query; only once, so that everything can be shown afterwards.
 *
 * @param view undefined while unknown
 */
export function useFirstView(view: SavedView | undefined, open: (view: SavedView) => void): void {
  const asked = useRef(false);
  // Before the view is known a person may have chosen another one, including the one with an empty query.
  const openedWith = useRef<string>(undefined);
  useEffect(() => {
    openedWith.current ??= location.search;
    if (!view || asked.current) return;
    asked.current = true;
    if (openedWith.current === "" && location.search === "" && view.query !== "") open(view);
  });
}
