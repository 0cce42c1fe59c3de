import type { BID_STRATEGIES, LineItem } from "@/lib/ads/endpoints/line-items";
import { type AmountChange, adjustAmount } from "@/lib/bulk/adjust-amount";
import { adjustTime, type TimeAdjustment } from "@/lib/bulk/adjust-time";
import { type BulkDecision, leave } from "@/lib/bulk/bulk-plan";
import { type Rename, renamed } from "@/lib/bulk/rename";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";

type LineItemBudget = "daily_budget_amount_local_micro" | "total_budget_amount_local_micro";

export type BidStrategy = (typeof BID_STRATEGIES)[number];

/** One change for many line items. */
export type LineItemBulkChange =
  | { readonly kind: "status"; readonly status: "ACTIVE" | "PAUSED" }
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
      return item.entity_status === bulk.status
        ? leave(bulk.status === "ACTIVE" ? "It is active already." : "It is paused already.")
        : { do: "change", change: { entity_status: bulk.status } };
    case "rename": {
      // Without a name it is shown by its id, which takes no prefix.
      if (!item.name) return leave("It has no name to change.");
      const after = renamed(item.name, bulk);
      return after.do === "set" ? { do: "change", change: { name: after.name } } : after;
    }
    case "dates":
      return withDates(item, bulk);
    case "strategy":
      return withStrategy(item, bulk);
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
