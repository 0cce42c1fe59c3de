import { useCallback } from "react";
import { usePermission } from "@/components/shell/account";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";
import { useChangeLineItem } from "./use-save-line-item";

/** Pauses or resumes line items; `reasonOf` says why one cannot be. */
export function useToggleLineItem() {
  const { reason } = usePermission(update);
  const { save } = useChangeLineItem();
  const toggle = useCallback(
    (item: LineItem) => {
      void save(item, { entity_status: item.entity_status === "ACTIVE" ? "PAUSED" : "ACTIVE" });
    },
    [save],
  );
  const reasonOf = useCallback((item: LineItem) => reason ?? lineItemClosedReason(item), [reason]);
  return { toggle, reasonOf };
}
