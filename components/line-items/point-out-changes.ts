import { toast } from "@/components/ui/toast";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { describeChange, TOLD_OF_SERVING, unaskedChanges, unheededChanges } from "@/lib/ads/unasked-changes";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemName } from "@/lib/line-items/line-item-words";

/** Tells what the service did besides what was asked of it, or did not do. */
export function pointOutChanges(before: LineItem, after: LineItem, change: LineItemChange): void {
  // An automatic bid has no amount: whoever asks for it asks for that.
  const implied = change.bid_strategy === "AUTO" ? ["bid_amount_local_micro"] : [];
  const surprises = [
    ...unheededChanges(after, change),
    ...unaskedChanges(before, after, [...Object.keys(change), ...TOLD_OF_SERVING, ...implied]),
  ];
  if (surprises.length === 0) return;
  toast({
    tone: "attention",
    title: `The service also changed ${lineItemName(after)}`,
    description: surprises.map(describeChange).join("; "),
    duration: 0,
  });
}
