import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { type AmountChange, adjustAmount } from "@/lib/bulk/adjust-amount";
import { type BulkDecision, leave } from "@/lib/bulk/bulk-plan";
import { type Rename, renamed } from "@/lib/bulk/rename";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";

export type LineItemBudget = "daily_budget_amount_local_micro" | "total_budget_amount_local_micro";

/** One change for many line items. */
export type LineItemBulkChange =
  | { readonly kind: "status"; readonly status: "ACTIVE" | "PAUSED" }
  | ({ readonly kind: "bid" } & AmountChange)
  | ({ readonly kind: "budget"; readonly field: LineItemBudget } & AmountChange)
  | ({ readonly kind: "rename" } & Rename)
  | { readonly kind: "delete" };

/** What a bulk change does to one line item, or why it leaves it alone. Rules are checked by the plan. */
export function applyLineItemChange(item: LineItem, bulk: LineItemBulkChange): BulkDecision<LineItemChange> {
  if (item.deleted) return leave("It is deleted.");
  if (bulk.kind === "delete") return { do: "delete" };
  const closed = lineItemClosedReason(item);
  if (closed !== undefined) return leave(closed);
  switch (bulk.kind) {
    case "status":
      return item.entity_status === bulk.status
        ? leave(bulk.status === "ACTIVE" ? "It is active already." : "It is paused already.")
        : { do: "change", change: { entity_status: bulk.status } };
    case "rename": {
      // Without a name it goes by its id, which no text is put in front of.
      if (!item.name) return leave("It has no name to change.");
      const after = renamed(item.name, bulk);
      return after.do === "set" ? { do: "change", change: { name: after.name } } : after;
    }
    case "bid": {
      if (item.bid_strategy === "AUTO") return leave("It bids automatically, so it has no bid to change.");
      const after = adjusted(item, "bid_amount_local_micro", bulk, "bid");
      return after.do === "set" ? { do: "change", change: { bid_amount_local_micro: after.micros } } : after;
    }
    case "budget": {
      const after = adjusted(item, bulk.field, bulk, "budget");
      return after.do === "set" ? { do: "change", change: { [bulk.field]: after.micros } } : after;
    }
  }
}

const adjusted = (
  item: LineItem,
  field: LineItemBudget | "bid_amount_local_micro",
  wish: AmountChange,
  what: string,
) => adjustAmount({ amount: item[field], currency: item.currency }, wish, what);
