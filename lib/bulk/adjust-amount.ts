import { minorUnit } from "@/lib/format/money";
import { leave } from "./bulk-plan";

/** How an amount changes. Percentages are in hundredths of a percent, `1250n` for 12.5 %. */
export type Adjustment =
  | { readonly by: "set"; readonly micros: string }
  | { readonly by: "amount"; readonly direction: "up" | "down"; readonly micros: string }
  | { readonly by: "percent"; readonly direction: "up" | "down"; readonly hundredths: bigint };

/** One change of an amount for many records. */
export interface AmountChange {
  readonly adjustment: Adjustment;
  /** Results are rounded to multiples of this many minor units of the currency: 1, or 100 for whole units. */
  readonly roundTo: bigint;
  /** An amount in one currency does not apply to records in another; percentages suit them all. */
  readonly currency: string;
}

/** The amount after an adjustment: exact, rounded half up to the step, never below zero. */
export function adjustMicros(from: string, adjustment: Adjustment, step: bigint): bigint {
  switch (adjustment.by) {
    case "set":
      return BigInt(adjustment.micros);
    case "amount": {
      const by = BigInt(adjustment.micros);
      return rounded(BigInt(from) + (adjustment.direction === "up" ? by : -by), 1n, step);
    }
    case "percent": {
      const share =
        10_000n + (adjustment.direction === "up" ? adjustment.hundredths : -adjustment.hundredths);
      return rounded(BigInt(from) * share, 10_000n, step);
    }
  }
}

/** numerator ÷ denominator, to the nearest multiple of step, halves up; zero at the least. */
function rounded(numerator: bigint, denominator: bigint, step: bigint): bigint {
  if (numerator <= 0n) return 0n;
  const unit = denominator * step;
  return ((numerator * 2n + unit) / (unit * 2n)) * step;
}

/**
 * The new amount of one record, or why it is left alone.
 *
 * @param field that holds the amount
 * @param what how the amount is called, "budget".
 */
export function adjustAmount<Field extends string>(
  record: { readonly currency: string } & { readonly [field in Field]: string | null },
  field: Field,
  { adjustment, roundTo, currency }: AmountChange,
  what: string,
) {
  const own = record.currency;
  const amount: string | null = record[field];
  if (adjustment.by !== "percent" && own !== currency) {
    return leave(`Its currency is ${own}, not ${currency}.`);
  }
  if (adjustment.by !== "set" && amount === null) return leave(`It has no such ${what} to change.`);
  const micros = adjustMicros(amount ?? "0", adjustment, minorUnit(own) * roundTo);
  if (micros <= 0n) return leave(`Its ${what} would fall to zero.`);
  const after = micros.toString();
  return after === amount
    ? leave(`Its ${what} stays the same.`)
    : ({ do: "change", change: { [field]: after } } as const);
}
