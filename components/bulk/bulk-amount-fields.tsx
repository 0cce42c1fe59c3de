"use client";

import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { Adjustment, AmountChange } from "@/lib/bulk/adjust-amount";
import { fractionDigits } from "@/lib/format/money";
import { formatDecimals } from "@/lib/format/numbers";
import { readPercent } from "@/lib/format/written-number";

interface BulkAmountFieldsProps<Field extends string> {
  /** The label of the amounts, "Budget". */
  label: string;
  /** The amounts to choose from; a single one needs no choice. */
  fields: readonly { readonly value: Field; readonly label: string }[];
  /** The amount that is selected initially. */
  first: Field;
  /** Of the records to change. */
  currencies: readonly string[];
  /** "Campaigns". */
  many: string;
  onChange: (change: (AmountChange & { readonly field: Field }) | undefined) => void;
}

type Mode = "set" | "up" | "down" | "up-percent" | "down-percent";

const MODES = [
  { value: "set", label: "Set to" },
  { value: "up", label: "Raise by an amount" },
  { value: "down", label: "Lower by an amount" },
  { value: "up-percent", label: "Raise by %" },
  { value: "down-percent", label: "Lower by %" },
] as const satisfies readonly { value: Mode; label: string }[];

interface Wish<Field> {
  readonly field: Field;
  readonly mode: Mode;
  readonly currency: string;
  readonly micros: string | null | undefined;
  readonly percent: string;
  readonly roundTo: "1" | "100" | "500" | "1000";
}

/** Which amount to change, how, and its rounding; amounts are exact in the chosen currency. */
export function BulkAmountFields<Field extends string>({
  label,
  fields,
  first,
  currencies,
  many,
  onChange,
}: BulkAmountFieldsProps<Field>) {
  const [wish, setWish] = useState<Wish<Field>>({
    field: first,
    mode: "up-percent",
    currency: currencies[0] ?? "USD",
    micros: null,
    percent: "",
    roundTo: "1",
  });
  const edit = (part: Partial<Wish<Field>>) => {
    const next = { ...wish, ...part };
    setWish(next);
    onChange(changeOf(next));
  };
  const byPercent = wish.mode.endsWith("percent");
  const percent = readPercent(wish.percent);
  return (
    <div
      className={classNames(
        "grid items-start gap-3",
        fields.length > 1 ? "sm:grid-cols-[auto_1fr_1fr_1fr]" : "sm:grid-cols-3",
      )}
    >
      {fields.length > 1 && (
        <Field label={label}>
          <Segmented
            label={label}
            value={wish.field}
            onValueChange={(field) => edit({ field })}
            options={fields}
          />
        </Field>
      )}
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
          hint={currencies.length > 1 ? `${many} in other currencies are skipped.` : undefined}
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
  const digits = fractionDigits(currency);
  const name = (units: number) => formatDecimals(units / 10 ** digits, units < 10 ** digits ? digits : 0);
  return (["1", "100", "500", "1000"] as const).map((value) => ({ value, label: name(Number(value)) }));
}

function changeOf<Field>({ field, mode, currency, micros, percent, roundTo }: Wish<Field>) {
  const adjustment = adjustmentOf(mode, micros, readPercent(percent));
  return adjustment && { field, adjustment, currency, roundTo: BigInt(roundTo) };
}

function adjustmentOf(
  mode: Mode,
  micros: string | null | undefined,
  hundredths: bigint | undefined,
): Adjustment | undefined {
  const direction = mode.startsWith("up") ? "up" : "down";
  if (mode.endsWith("percent")) {
    return hundredths === undefined ? undefined : { by: "percent", direction, hundredths };
  }
  if (!micros || BigInt(micros) === 0n) return undefined;
  return mode === "set" ? { by: "set", micros } : { by: "amount", direction, micros };
}
