"use client";

import { usePlace } from "@/components/campaigns/place";
import type { EditCellProps } from "@/components/records/record-grid-kind";
import type { CellAround } from "@/components/records/record-value";
import type { AfterEdit } from "@/components/ui/grid/edit/after-key";
import { EditChoice } from "@/components/ui/grid/edit/edit-choice";
import { EditMoney, type TypedAmount } from "@/components/ui/grid/edit/edit-money";
import { EditText } from "@/components/ui/grid/edit/edit-text";
import { fieldName } from "@/lib/ads/campaign-field-words";
import { CAMPAIGN_NAME_MAX, type Campaign, PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import type { BudgetField } from "@/lib/campaigns/bulk/bulk-change";
import type { EditableField } from "@/lib/campaigns/campaign-columns";
import { type CampaignChange, mayClear } from "@/lib/campaigns/change";
import { checkChange } from "@/lib/campaigns/check-change";
import { plannedDays } from "@/lib/campaigns/planned-days";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { isSettableStatus, SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { readBudget } from "@/lib/campaigns/typed-budget";
import { formatNumber } from "@/lib/format/numbers";

/** The field that stands in a cell while it is edited. */
export function EditCell({
  row: campaign,
  field,
  refused,
  typed,
  onDone,
}: EditCellProps<Campaign, EditableField, CampaignChange, CellAround>) {
  const { guard } = usePlace();
  const warningOf = (change: CampaignChange) => guard.change(campaign, change).warnings[0]?.advice;
  const done = (value: string | null | undefined, after: AfterEdit) =>
    onDone(campaign, value === undefined ? undefined : { [field]: value }, after);
  switch (field) {
    case "name":
    case "purchase_order_number":
      return (
        <EditText
          label={fieldName(field)}
          text={refused?.change[field] ?? campaign[field] ?? ""}
          typed={typed}
          refused={refused?.why}
          max={field === "name" ? CAMPAIGN_NAME_MAX : PURCHASE_ORDER_NUMBER_MAX}
          problemOf={(text) => checkChange(campaign, { [field]: text }, guard)[0]?.advice}
          warningOf={(text) => warningOf({ [field]: text })}
          onDone={done}
        />
      );
    case "daily_budget_amount_local_micro":
    case "total_budget_amount_local_micro":
      return (
        <EditMoney
          label={fieldName(field)}
          currency={campaign.currency}
          micros={campaign[field]}
          typed={typed}
          refused={refused && { micros: refused.change[field] ?? null, why: refused.why }}
          read={(text) => readChange(campaign, field, text, guard)}
          warningOf={(micros) => warningOf({ [field]: micros })}
          hintOf={(micros) => planHint(campaign, field, micros)}
          onDone={done}
        />
      );
    case "entity_status":
      return (
        <EditChoice
          label={fieldName(field)}
          value={campaign.entity_status}
          refused={refused && { value: refused.change.entity_status ?? "", why: refused.why }}
          options={SETTABLE_STATUSES}
          isOption={isSettableStatus}
          onDone={done}
        />
      );
  }
}

/** A typed budget, held against the campaign's other budget. */
function readChange(campaign: Campaign, field: BudgetField, text: string, guard: Guard): TypedAmount {
  const typed = readBudget(text, campaign, field);
  const [problem] = typed.ok ? checkChange(campaign, { [field]: typed.micros }, guard) : [];
  return problem ? { ok: false, reason: problem.advice } : typed;
}

function planHint(campaign: Campaign, field: BudgetField, micros: string | null): string {
  const days =
    field === "daily_budget_amount_local_micro"
      ? plannedDays(micros, campaign.total_budget_amount_local_micro)
      : plannedDays(campaign.daily_budget_amount_local_micro, micros);
  if (days !== undefined) return `Plan: lasts ≈ ${formatNumber(days)} days at full spend.`;
  return mayClear(field) ? "Leave it empty to clear it." : `In ${campaign.currency}.`;
}
