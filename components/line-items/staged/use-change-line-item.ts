import { useCallback } from "react";
import { useSaveLineItem } from "@/components/line-items/use-save-line-item";
import type { EditAgain } from "@/components/ui/grid/edit/use-grid-edit";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";
import { touchedOnly } from "@/lib/staged/staged-changes";
import { useStagingHere } from "./use-line-item-staging";

/** Changes a line item immediately, or when published where changes are staged. */
export function useChangeLineItem() {
  const { save } = useSaveLineItem();
  const staging = useStagingHere();
  const stageOne = staging?.on ? staging.stageOne : undefined;
  return useCallback(
    (before: LineItem, wished: LineItemChange, editAgain?: EditAgain) => {
      if (!stageOne) return void save(before, wished, editAgain);
      const change = touchedOnly(STAGED_LINE_ITEMS, before, wished);
      if (Object.keys(change).length > 0) stageOne(before, change);
    },
    [save, stageOne],
  );
}
