import { toast } from "@/components/ui/toast";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { describeChange, unaskedChanges } from "@/lib/ads/unasked-changes";
import { type LineItemChange, unheededFields } from "@/lib/line-items/line-item-input";
import { lineItemName } from "@/lib/line-items/line-item-words";

/** Fields that follow from others: their change surprises nobody. */
const FOLLOWS: readonly string[] = ["effective_status", "servable", "reasons_not_servable", "deleted"];

/** Tells what the service did besides what was asked of it, or did not do. */
export function pointOutChanges(before: LineItem, after: LineItem, change: LineItemChange): void {
  const asked: Readonly<Record<string, unknown>> = change;
  // An automatic bid has no amount: whoever asks for it asks for that.
  const implied = change.bid_strategy === "AUTO" ? ["bid_amount_local_micro"] : [];
  const surprises = [
    ...unheededFields(after, change).map((field) => ({ field, from: asked[field], to: after[field] })),
    ...unaskedChanges(before, after, [...Object.keys(change), ...FOLLOWS, ...implied]),
  ];
  if (surprises.length === 0) return;
  toast({
    tone: "attention",
    title: `The service also changed ${lineItemName(after)}`,
    description: surprises.map(describeChange).join("; "),
    duration: 0,
  });
}
