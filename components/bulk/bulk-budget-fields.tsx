"use client";

import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import type { AmountChange } from "@/lib/bulk/adjust-amount";
import { BUDGET_FIELDS, type BudgetField } from "@/lib/campaigns/change";
import { BulkAmountFields } from "./bulk-amount-fields";

const BUDGETS = BUDGET_FIELDS.map((value) => ({ value, label: campaignFieldName(value) }));

interface BulkBudgetFieldsProps {
  /** The budget that is selected initially. */
  first: BudgetField;
  /** Of the records to change. */
  currencies: readonly string[];
  /** "Campaigns". */
  many: string;
  onChange: (
    change: (AmountChange & { readonly kind: "budget"; readonly field: BudgetField }) | undefined,
  ) => void;
}

/** Inputs for a change of the budgets of many records. */
export function BulkBudgetFields({ onChange, ...fields }: BulkBudgetFieldsProps) {
  return (
    <BulkAmountFields
      label="Budget"
      fields={BUDGETS}
      {...fields}
      onChange={(wish) => onChange(wish && { kind: "budget", ...wish })}
    />
  );
}
