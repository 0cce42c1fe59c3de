"use client";

import { useMemo, useState } from "react";
import { BulkAmountFields } from "@/components/bulk/bulk-amount-fields";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { BulkRenameFields } from "@/components/bulk/bulk-rename-fields";
import { useBiddingRules } from "@/components/line-items/use-bidding-rule";
import { useAccount } from "@/components/shell/account";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import type { LineItemBulkChange } from "@/lib/line-items/bulk/line-item-bulk-change";
import { type LineItemItem, planLineItemChange } from "@/lib/line-items/bulk/line-item-plan";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";
import { zoneOrUtc } from "@/lib/time/calendar";
import { BiddingFields } from "./bidding-fields";
import { DateFields } from "./date-fields";

export type LineItemBulkKind = "pause" | "resume" | "dates" | "bid" | "budget" | "rename";

interface BulkDialogProps {
  kind: LineItemBulkKind;
  items: readonly LineItem[];
  /** The account's, by id. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** The change is staged. */
  stages: boolean;
  onClose: () => void;
  onStart: (title: string, items: readonly LineItemItem[]) => void;
}

const VERBS = {
  pause: "Pause",
  resume: "Resume",
  dates: "Change the dates of",
  bid: "Change the bid of",
  budget: "Change the budget of",
  rename: "Rename",
} as const;

const BUDGETS = [
  { value: "daily_budget_amount_local_micro", label: "Daily budget" },
  { value: "total_budget_amount_local_micro", label: "Total budget" },
] as const;

/** A change for many line items. */
export function LineItemBulkDialog({ kind, items, campaigns, stages, onClose, onStart }: BulkDialogProps) {
  const [change, setChange] = useState<LineItemBulkChange | undefined>(() => fixedChange(kind));
  const bidding = useBiddingRules({ enabled: kind === "bid" });
  const plan = useMemo(
    () => change && planLineItemChange(items, change, { campaigns, bidding }),
    [items, change, campaigns, bidding],
  );
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone);
  const currencies = [...new Set(items.map(({ currency }) => currency))];
  return (
    <BulkChangeDialog
      resource={LINE_ITEMS}
      verb={VERBS[kind]}
      selected={items.length}
      plan={plan}
      amount={kind === "bid" ? "bid" : "budget"}
      stages={stages}
      valueInWords={STAGED_LINE_ITEMS.valueInWords}
      onClose={onClose}
      onStart={onStart}
    >
      {kind === "dates" && <DateFields zone={zone} onChange={setChange} />}
      {kind === "bid" && <BiddingFields currencies={currencies} onChange={setChange} />}
      {kind === "budget" && (
        <BulkAmountFields
          currencies={currencies}
          many="Line items"
          label="Budget"
          fields={BUDGETS}
          first={usualBudget(items, campaigns)}
          onChange={(wish) => setChange(wish && { kind: "budget", ...wish })}
        />
      )}
      {kind === "rename" && (
        <BulkRenameFields onChange={(rename) => setChange(rename && { kind: "rename", ...rename })} />
      )}
    </BulkChangeDialog>
  );
}

function fixedChange(kind: LineItemBulkKind): LineItemBulkChange | undefined {
  if (kind === "pause") return { kind: "status", status: "PAUSED" };
  return kind === "resume" ? { kind: "status", status: "ACTIVE" } : undefined;
}

/** Most campaigns share one daily budget; then only the total budget belongs to the line item. */
function usualBudget(items: readonly LineItem[], campaigns: ReadonlyMap<string, Campaign>) {
  const own = items.some(
    ({ campaign_id }) => campaigns.get(campaign_id)?.budget_optimization === "LINE_ITEM",
  );
  return own ? "daily_budget_amount_local_micro" : "total_budget_amount_local_micro";
}
