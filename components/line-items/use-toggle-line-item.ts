import { useCallback } from "react";
import { useMay } from "@/components/shell/account";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { closedReason } from "@/lib/line-items/line-item-words";
import { useSaveLineItem } from "./use-save-line-item";

/** Pauses or resumes line items; `reasonOf` says why that cannot be done with one. */
export function useToggleLineItem() {
  const { reason } = useMay(update);
  const save = useSaveLineItem();
  const toggle = useCallback(
    (item: LineItem) => {
      const pausing = item.entity_status === "ACTIVE";
      const failed = `was not ${pausing ? "paused" : "resumed"}`;
      void save(item, { entity_status: pausing ? "PAUSED" : "ACTIVE" }, failed);
    },
    [save],
  );
  const reasonOf = useCallback((item: LineItem) => reason ?? closedReason(item), [reason]);
  return { toggle, reasonOf };
}
