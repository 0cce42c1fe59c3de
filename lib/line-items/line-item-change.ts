import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemChange } from "./line-item-input";

/** The fields that change as a consequence: an automatic bid has no amount. */
export const fieldsThatFollow = ({ bid_strategy }: LineItemChange): readonly string[] =>
  bid_strategy === "AUTO" ? ["bid_amount_local_micro"] : [];

/**
 * The line item as it will be once a change has taken effect. Its effective status describes the line item before the
 * change: resumed, only its campaign's switch may still hold it back.
 */
export function lineItemWithChange(
  item: LineItem,
  change: LineItemChange,
  campaign: { readonly entity_status: string } | undefined,
): LineItem {
  const unset = Object.fromEntries(fieldsThatFollow(change).map((field) => [field, null]));
  const after: LineItem = { ...item, ...change, ...unset };
  if (change.entity_status !== "ACTIVE" || item.entity_status === "ACTIVE") return after;
  const reasons = item.reasons_not_servable.filter(
    (reason) => reason !== "PAUSED_BY_ADVERTISER" || campaign?.entity_status === "PAUSED",
  );
  return { ...after, reasons_not_servable: reasons, servable: reasons.length === 0 ? true : item.servable };
}
