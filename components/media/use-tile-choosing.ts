import { useMemo } from "react";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { extendTo, NOTHING_SELECTED, type Selection, toggle } from "@/lib/lists/selection";
import type { TileChoosing } from "./media-tiles";

/** Choosing media among those shown, except those about to be deleted. */
export function useTileChoosing(
  shown: readonly Media[],
  pendingDeletions: ReadonlySet<string>,
  selection: Selection,
  onSelection: (selection: Selection) => void,
): TileChoosing & { readonly matching: number; readonly chosen: number } {
  return useMemo(() => {
    const keys = shown.flatMap(({ media_key: key }) => (pendingDeletions.has(key) ? [] : key));
    return {
      matching: keys.length,
      chosen: keys.reduce((count, key) => count + Number(selection.ids.has(key)), 0),
      choose: ({ media_key: key }, extend) => {
        if (pendingDeletions.has(key)) return;
        onSelection(extend ? extendTo(selection, key, keys) : toggle(selection, key));
      },
      chooseAll: () => onSelection({ ids: new Set([...selection.ids, ...keys]) }),
      chooseNone: () => onSelection(NOTHING_SELECTED),
    };
  }, [shown, pendingDeletions, selection, onSelection]);
}
