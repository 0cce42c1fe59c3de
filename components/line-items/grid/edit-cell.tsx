"use client";

import { useBiddingRule } from "@/components/line-items/use-bidding-rule";
import type { EditCellProps } from "@/components/records/record-grid-kind";
import type { AfterEdit } from "@/components/ui/grid/edit/after-key";
import { EditChoice } from "@/components/ui/grid/edit/edit-choice";
import { EditMoney } from "@/components/ui/grid/edit/edit-money";
import { EditText } from "@/components/ui/grid/edit/edit-text";
import { LINE_ITEM_NAME_MAX, type LineItem } from "@/lib/ads/endpoints/line-items";
import { isSettableStatus, SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { amountHint, type EditableField, readAmount } from "@/lib/line-items/edit-in-cell";
import { assumedCampaign } from "@/lib/line-items/line-item-form";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { lineItemProblem } from "@/lib/line-items/line-item-problems";
import type { LineItemAround } from "./line-item-around";

const AMOUNTS = {
  bid_amount_local_micro: "Bid",
  daily_budget_amount_local_micro: "Daily budget",
  total_budget_amount_local_micro: "Total budget",
} as const;

/** The field that stands in a cell while it is edited. */
export function EditCell({
  row: item,
  around,
  field,
  refused,
  typed,
  onDone,
}: EditCellProps<LineItem, EditableField, LineItemChange, LineItemAround>) {
  const bidding = useBiddingRule(item.currency, { enabled: field === "bid_amount_local_micro" });
  // Where its campaign is not known, the line item tells what its budget is like.
  const surroundings = { campaign: around.campaigns.get(item.campaign_id) ?? assumedCampaign(item), bidding };
  const done = (value: string | null | undefined, after: AfterEdit) =>
    onDone(item, value === undefined ? undefined : { [field]: value }, after);
  switch (field) {
    case "name":
      return (
        <EditText
          label="Name"
          text={(refused ? refused.change.name : item.name) ?? ""}
          typed={typed}
          refused={refused?.why}
          max={LINE_ITEM_NAME_MAX}
          problemOf={(text) => lineItemProblem(item, { name: nameOrNone(text) }, surroundings)}
          onDone={(text, after) => done(text === undefined ? undefined : nameOrNone(text), after)}
        />
      );
    case "entity_status":
      return (
        <EditChoice
          label="Status"
          value={item.entity_status}
          refused={refused && { value: refused.change.entity_status ?? "", why: refused.why }}
          options={SETTABLE_STATUSES}
          isOption={isSettableStatus}
          onDone={done}
        />
      );
    default:
      return (
        <EditMoney
          label={AMOUNTS[field]}
          currency={item.currency}
          micros={item[field]}
          typed={typed}
          refused={refused && { micros: refused.change[field] ?? null, why: refused.why }}
          read={(text) => readAmount(item, field, text, surroundings)}
          hintOf={(micros) => amountHint(item, field, micros, surroundings)}
          onDone={done}
        />
      );
  }
}

const nameOrNone = (text: string) => text.trim() || null;
