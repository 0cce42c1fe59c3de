import { useCallback, useRef } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { explainError } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";
import { closedReason, lineItemName } from "@/lib/line-items/line-item-words";
import { pointOutChanges } from "./point-out-changes";
import { useLineItemAnswers } from "./use-line-item-answers";

/** Pauses or resumes line items; `reasonOf` says why that cannot be done with one. */
export function useToggleLineItem() {
  const { accountId } = useAccount();
  const { reason } = useMay(update);
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);
  const took = useLineItemAnswers();
  // Not a disabled button: a second press is ignored, and the first leaves the focus where it is.
  const sending = useRef(new Set<string>());
  const send = useCallback(
    async function send(item: LineItem): Promise<void> {
      if (sending.current.has(item.id)) return;
      sending.current.add(item.id);
      const entity_status = item.entity_status === "ACTIVE" ? "PAUSED" : "ACTIVE";
      try {
        const { data } = await mutateAsync({ account_id: accountId, line_item_id: item.id, entity_status });
        took(data);
        pointOutChanges(item, data, { entity_status });
      } catch (error) {
        if (!isCallError(error)) throw error;
        const { what, why, next } = explainError(error);
        toast({
          tone: "blocked",
          title: `${lineItemName(item)} was not ${entity_status === "PAUSED" ? "paused" : "resumed"}`,
          description: `${what}. ${why} ${next}`,
          action: { label: "Try again", onClick: () => void send(item) },
        });
      } finally {
        sending.current.delete(item.id);
      }
    },
    [accountId, mutateAsync, took],
  );
  const toggle = useCallback((item: LineItem) => void send(item), [send]);
  const reasonOf = useCallback((item: LineItem) => reason ?? closedReason(item), [reason]);
  return { toggle, reasonOf };
}
