"use client";

import { type Control, Controller, type FieldErrors } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { TextInput } from "@/components/ui/text-input";
import type { NewCampaign } from "@/lib/campaigns/new-campaign";
import { plannedDays } from "@/lib/campaigns/planned-days";
import { formatNumber } from "@/lib/format/numbers";

interface CreateBudgetsProps {
  control: Control<NewCampaign>;
  errors: FieldErrors<NewCampaign>;
  /** What the account's rules warn of, by field. */
  warnings: ReadonlyMap<string, string>;
  /** The funding instrument's; undefined until one is chosen. */
  currency: string | undefined;
  form: NewCampaign;
}

const BUDGETS = [
  { name: "daily_budget_amount_local_micro", label: "Daily budget" },
  { name: "total_budget_amount_local_micro", label: "Total budget" },
] as const;

/** Daily and total budget side by side, in the currency of what pays. */
export function CreateBudgets({ control, errors, warnings, currency, form }: CreateBudgetsProps) {
  const days = plannedDays(
    form.daily_budget_amount_local_micro ?? null,
    form.total_budget_amount_local_micro ?? null,
  );
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {BUDGETS.map(({ name, label }) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field }) => (
            <Field label={label} error={errors[name]?.message} warning={warnings.get(name)}>
              {currency === undefined ? (
                <TextInput disabled />
              ) : (
                <MoneyInput
                  key={currency}
                  currency={currency}
                  defaultMicros={field.value}
                  onTyped={({ micros }) => field.onChange(micros)}
                  onBlur={field.onBlur}
                />
              )}
            </Field>
          )}
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
