import type { BID_STRATEGIES, LineItem } from "@/lib/ads/endpoints/line-items";
import { type AmountChange, adjustAmount } from "@/lib/bulk/adjust-amount";
import { adjustTime, type TimeAdjustment } from "@/lib/bulk/adjust-time";
import { type BulkDecision, leave, type SwitchedStatus, switched } from "@/lib/bulk/bulk-plan";
import { type Rename, renamed } from "@/lib/bulk/rename";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";

type LineItemBudget = "daily_budget_amount_local_micro" | "total_budget_amount_local_micro";

export type BidStrategy = (typeof BID_STRATEGIES)[number];

/** One change for many line items. */
export type LineItemBulkChange =
  | { readonly kind: "status"; readonly status: SwitchedStatus }
  | ({ readonly kind: "bid" } & AmountChange)
  | ({ readonly kind: "budget"; readonly field: LineItemBudget } & AmountChange)
  | {
      readonly kind: "dates";
      /** The account's IANA zone. */
      readonly zone: string;
      /** Left out, it is unchanged. */
      readonly start?: TimeAdjustment | undefined;
      readonly end?: TimeAdjustment | undefined;
    }
  | {
      readonly kind: "strategy";
      readonly strategy: BidStrategy;
      /** Micros of that currency, for a strategy with an amount; the current bid by default. */
      readonly amount?: { readonly micros: string; readonly currency: string } | undefined;
    }
  | ({ readonly kind: "rename" } & Rename)
  | { readonly kind: "delete" };

/** Applies a bulk change to one line item, or returns why it is skipped. The plan checks rules. */
export function applyLineItemChange(item: LineItem, bulk: LineItemBulkChange): BulkDecision<LineItemChange> {
  if (item.deleted) return leave("It is deleted.");
  if (bulk.kind === "delete") return { do: "delete" };
  const closed = lineItemClosedReason(item);
  if (closed !== undefined) return leave(closed);
  switch (bulk.kind) {
    case "status":
      return switched(item, bulk.status);
    case "rename":
      // Without a name it is shown by its id, which takes no prefix.
      return item.name ? renamed(item.name, bulk) : leave("It has no name to change.");
    case "dates":
      return withDates(item, bulk);
    case "strategy":
      return withStrategy(item, bulk);
    case "bid":
      return item.bid_strategy === "AUTO"
        ? leave("It bids automatically, so it has no bid to change.")
        : adjustAmount(item, "bid_amount_local_micro", bulk, "bid");
    case "budget":
      return adjustAmount(item, bulk.field, bulk, "budget");
  }
}

type Bulk<Kind extends LineItemBulkChange["kind"]> = Extract<LineItemBulkChange, { kind: Kind }>;

/** Both dates, or the one that changes: a date that cannot be moved does not block the other. */
function withDates(item: LineItem, { start, end, zone }: Bulk<"dates">): BulkDecision<LineItemChange> {
  const begins = start && adjustTime(item.start_time, start, zone, "start");
  const ends = end && adjustTime(item.end_time, end, zone, "end");
  const change: LineItemChange = {
    ...(begins?.do === "set" && begins.at !== null && { start_time: begins.at }),
    ...(ends?.do === "set" && { end_time: ends.at }),
  };
  if (Object.keys(change).length > 0) return { do: "change", change };
  const [reason] = [ends, begins].flatMap((each) => (each?.do === "leave" ? each.reason : []));
  return leave(reason ?? "Its dates stay the same.");
}

function withStrategy(item: LineItem, { strategy, amount }: Bulk<"strategy">): BulkDecision<LineItemChange> {
  if (amount && amount.currency !== item.currency) {
    return leave(`Its currency is ${item.currency}, not ${amount.currency}.`);
  }
  // An automatic bid has no amount: it changes with the strategy, so that undo restores both.
  const bid = strategy === "AUTO" ? null : (amount?.micros ?? item.bid_amount_local_micro);
  const change: LineItemChange = {
    ...(item.bid_strategy !== strategy && { bid_strategy: strategy }),
    ...(item.bid_amount_local_micro !== bid && { bid_amount_local_micro: bid }),
  };
  return Object.keys(change).length === 0 ? leave("It bids that way already.") : { do: "change", change };
}
