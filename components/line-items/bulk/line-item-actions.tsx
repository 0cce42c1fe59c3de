"use client";

import { CalendarRange, Gavel, Newspaper, Target } from "lucide-react";
import { BulkBar, type BulkBarProps } from "@/components/bulk/bulk-bar";
import { BulkBudgetFields } from "@/components/bulk/bulk-budget-fields";
import {
  BUDGET,
  DELETE,
  DUPLICATE,
  PAUSE,
  RENAME,
  RESUME,
  type RecordAction,
} from "@/components/bulk/record-actions";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemBulkChange } from "@/lib/line-items/bulk/line-item-bulk-change";
import { BiddingFields } from "./bidding-fields";
import { DateFields } from "./date-fields";
import type { LineItemActionAround, LineItemActionFields } from "./line-item-action-fields";

/** The actions for selected line items. */
export const LINE_ITEM_ACTIONS = [
  PAUSE,
  RESUME,
  {
    action: "dates",
    label: "Dates…",
    icon: CalendarRange,
    verb: "Change the dates of",
    Fields: DateFields,
  },
  {
    action: "bid",
    label: "Bid…",
    icon: Gavel,
    verb: "Change the bid of",
    amount: "bid",
    Fields: BiddingFields,
  },
  { ...BUDGET, Fields: BudgetFields },
  RENAME,
  { action: "targeting", label: "Targeting…", icon: Target, atOnce: true },
  { action: "posts", label: "Posts…", icon: Newspaper, atOnce: true },
  DUPLICATE,
  DELETE,
] as const satisfies readonly RecordAction<LineItem, LineItemBulkChange, LineItemActionAround>[];

export type LineItemBulkAction = (typeof LINE_ITEM_ACTIONS)[number]["action"];

export function LineItemBulkBar(props: Omit<BulkBarProps<LineItemBulkAction>, "actions">) {
  return <BulkBar actions={LINE_ITEM_ACTIONS} {...props} />;
}

function BudgetFields({ records, currencies, around: { campaigns }, onChange }: LineItemActionFields) {
  // Most campaigns share one daily budget; then only the total budget belongs to the line item.
  const own = records.some(
    ({ campaign_id }) => campaigns.get(campaign_id)?.budget_optimization === "LINE_ITEM",
  );
  return (
    <BulkBudgetFields
      currencies={currencies}
      many="Line items"
      first={own ? "daily_budget_amount_local_micro" : "total_budget_amount_local_micro"}
      onChange={onChange}
    />
  );
}
