"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BudgetAdjustment, BudgetField, BulkChange } from "@/lib/campaigns/bulk/bulk-change";
import { fractionDigits } from "@/lib/money";
import { readPercent } from "@/lib/percent";

interface BulkBudgetFieldsProps {
  campaigns: readonly Campaign[];
  /** Which budget is meant at first; daily unless said otherwise. */
  budget?: BudgetField | undefined;
  onChange: (change: BulkChange | undefined) => void;
}

type Mode = "set" | "up" | "down" | "up-percent" | "down-percent";

const FIELDS = [
  { value: "daily_budget_amount_local_micro", label: "Daily budget" },
  { value: "total_budget_amount_local_micro", label: "Total budget" },
] as const;

const MODES = [
  { value: "set", label: "Set to" },
  { value: "up", label: "Raise by an amount" },
  { value: "down", label: "Lower by an amount" },
  { value: "up-percent", label: "Raise by %" },
  { value: "down-percent", label: "Lower by %" },
] as const satisfies readonly { value: Mode; label: string }[];

interface Wish {
  readonly field: BudgetField;
  readonly mode: Mode;
  readonly currency: string;
  readonly micros: string | null | undefined;
  readonly percent: string;
  readonly roundTo: "1" | "100" | "500" | "1000";
}

/** Which budget, how it changes and to what it is rounded; amounts are exact in the chosen currency. */
export function BulkBudgetFields({ campaigns, budget, onChange }: BulkBudgetFieldsProps) {
  const currencies = [...new Set(campaigns.map(({ currency }) => currency))];
  const [wish, setWish] = useState<Wish>({
    field: budget ?? "daily_budget_amount_local_micro",
    mode: "up-percent",
    currency: currencies[0] ?? "USD",
    micros: null,
    percent: "",
    roundTo: "1",
  });
  const edit = (part: Partial<Wish>) => {
    const next = { ...wish, ...part };
    setWish(next);
    onChange(changeOf(next));
  };
  const byPercent = wish.mode.endsWith("percent");
  const percent = readPercent(wish.percent);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[auto_1fr_1fr_1fr]">
      <Field label="Budget">
        <Segmented
          label="Budget"
          value={wish.field}
          onValueChange={(field) => edit({ field })}
          options={FIELDS}
        />
      </Field>
      <Field label="Change">
        <Select options={MODES} value={wish.mode} onValueChange={(mode) => edit({ mode })} />
      </Field>
      {byPercent ? (
        <Field
          label="Percent"
          error={wish.percent !== "" && percent === undefined ? "Type a percentage such as 12.5." : undefined}
        >
          <TextInput
            inputMode="decimal"
            value={wish.percent}
            onChange={(event) => edit({ percent: event.target.value })}
          />
        </Field>
      ) : (
        <Field
          label="Amount"
          hint={currencies.length > 1 ? `Campaigns in other currencies are left alone.` : undefined}
        >
          <MoneyInput
            key={wish.currency}
            currency={wish.currency}
            onTyped={({ micros }) => edit({ micros })}
          />
        </Field>
      )}
      {!byPercent && currencies.length > 1 ? (
        <Field label="Currency">
          <Select
            options={currencies.map((code) => ({ value: code, label: code }))}
            value={wish.currency}
            onValueChange={(currency) => edit({ currency, micros: null })}
          />
        </Field>
      ) : (
        <Field label="Round to">
          <Select
            options={roundings(wish.currency)}
            value={wish.roundTo}
            onValueChange={(roundTo) => edit({ roundTo })}
          />
        </Field>
      )}
    </div>
  );
}

function roundings(currency: string) {
  const name = (units: number) =>
    (units / 10 ** fractionDigits(currency)).toLocaleString("en-GB", {
      minimumFractionDigits: units < 10 ** fractionDigits(currency) ? fractionDigits(currency) : 0,
    });
  return (["1", "100", "500", "1000"] as const).map((value) => ({ value, label: name(Number(value)) }));
}

function changeOf({ field, mode, currency, micros, percent, roundTo }: Wish): BulkChange | undefined {
  const adjustment = adjustmentOf(mode, micros, readPercent(percent));
  return adjustment && { kind: "budget", field, adjustment, currency, roundTo: BigInt(roundTo) };
}

function adjustmentOf(
  mode: Mode,
  micros: string | null | undefined,
  hundredths: bigint | undefined,
): BudgetAdjustment | undefined {
  const direction = mode.startsWith("up") ? "up" : "down";
  if (mode.endsWith("percent")) {
    return hundredths === undefined ? undefined : { by: "percent", direction, hundredths };
  }
  if (!micros || BigInt(micros) === 0n) return undefined;
  return mode === "set" ? { by: "set", micros } : { by: "amount", direction, micros };
}
