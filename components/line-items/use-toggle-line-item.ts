import { useCallback } from "react";
import { usePermission } from "@/components/shell/account";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";
import { useChangeLineItem } from "./staged/use-change-line-item";

/** Pauses or resumes line items; `reasonOf` says why one cannot be. */
export function useToggleLineItem() {
  const { reason } = usePermission(update);
  const change = useChangeLineItem();
  const toggle = useCallback(
    (item: LineItem) => {
      change(item, { entity_status: item.entity_status === "ACTIVE" ? "PAUSED" : "ACTIVE" });
    },
    [change],
  );
  const reasonOf = useCallback((item: LineItem) => reason ?? lineItemClosedReason(item), [reason]);
  return { toggle, reasonOf };
}
