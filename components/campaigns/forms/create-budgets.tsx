"use client";

import { MoneyField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import type { NewCampaign } from "@/lib/campaigns/new-campaign";
import { plannedDays } from "@/lib/campaigns/planned-days";
import { formatNumber } from "@/lib/format/numbers";

interface CreateBudgetsProps {
  form: ServiceForm<NewCampaign>;
  /** What the account's rules warn of, by field. */
  warnings: ReadonlyMap<string, string>;
  /** The funding instrument's; undefined until one is chosen. */
  currency: string | undefined;
}

const BUDGETS = [
  { name: "daily_budget_amount_local_micro", label: "Daily budget" },
  { name: "total_budget_amount_local_micro", label: "Total budget" },
] as const;

/** Daily and total budget side by side, in the currency of what pays. */
export function CreateBudgets({ form, warnings, currency }: CreateBudgetsProps) {
  const days = plannedDays(
    form.values.daily_budget_amount_local_micro ?? null,
    form.values.total_budget_amount_local_micro ?? null,
  );
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {BUDGETS.map((budget) => (
        <MoneyField
          key={budget.name}
          form={form}
          {...budget}
          warning={warnings.get(budget.name)}
          currency={currency}
        />
      ))}
      <p className="-mt-2 text-sm text-text-muted sm:col-span-2">
        {currency === undefined
          ? "Choose the funding instrument first: it decides the currency."
          : days === undefined
            ? "Either may be left empty; most funding needs a daily budget."
            : `Plan: lasts ≈ ${formatNumber(days)} days if every day spends the daily budget.`}
      </p>
    </div>
  );
}
