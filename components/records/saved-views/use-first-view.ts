"use client";

import { useEffect, useRef } from "react";
import type { SavedView } from "@/lib/grid/saved-views";

/**
 * Opens a view when the section is opened with nothing in its address; once, so that everything can be shown
 * afterwards.
 *
 * @param view undefined until it is known
 */
export function useFirstView(view: SavedView | undefined, open: (view: SavedView) => void): void {
  const asked = useRef(false);
  // Until the view is known a person may have chosen another, the one with an empty address among them.
  const openedWith = useRef<string>(undefined);
  useEffect(() => {
    openedWith.current ??= location.search;
    if (!view || asked.current) return;
    asked.current = true;
    if (openedWith.current === "" && location.search === "" && view.query !== "") open(view);
  });
}
