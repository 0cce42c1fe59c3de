import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";

/**
 * What one instrument still holds, as far as known. `remaining` is money left; `funded` is what was booked, without
 * how much of it is left; `unknown` means neither is in the record.
 */
export type Remaining =
  | { readonly kind: "remaining"; readonly micros: bigint }
  | { readonly kind: "funded"; readonly micros: bigint }
  | { readonly kind: "unknown" };

/** What is left of an instrument, in micros; if that is unknown, what was booked. */
export function remainingOf(
  instrument: Pick<FundingInstrument, "credit_remaining_local_micro" | "funded_amount_local_micro">,
): Remaining {
  if (instrument.credit_remaining_local_micro !== null) {
    return { kind: "remaining", micros: BigInt(instrument.credit_remaining_local_micro) };
  }
  if (instrument.funded_amount_local_micro !== null) {
    return { kind: "funded", micros: BigInt(instrument.funded_amount_local_micro) };
  }
  return { kind: "unknown" };
}

/**
 * How full an instrument is, in thousandths of its limit or funded amount, for a bar. Undefined unless both
 * numbers are known; never below 0 or above 1000, whatever was overdrawn.
 */
export function fullness(
  instrument: Pick<
    FundingInstrument,
    "credit_remaining_local_micro" | "credit_limit_local_micro" | "funded_amount_local_micro"
  >,
): number | undefined {
  const of = instrument.credit_limit_local_micro ?? instrument.funded_amount_local_micro;
  if (instrument.credit_remaining_local_micro === null || of === null || BigInt(of) <= 0n) return undefined;
  const thousandths = (BigInt(instrument.credit_remaining_local_micro) * 1000n) / BigInt(of);
  return Number(thousandths < 0n ? 0n : thousandths > 1000n ? 1000n : thousandths);
}

/** Funding of one currency over all instruments of an account that can pay today. */
export interface FundingLeft {
  readonly currency: string;
  /** Σ of what is left; undefined when it is unknown for all. */
  readonly remaining: bigint | undefined;
  /** Σ of booked amounts of instruments where what is left is unknown. */
  readonly funded: bigint | undefined;
  /** Instruments with neither. */
  readonly unknown: number;
}

/** What is left to spend, per currency and never across currencies, in order of currency code. */
export function fundingLeft(
  instruments: readonly Pick<
    FundingInstrument,
    "currency" | "deleted" | "able_to_fund" | "credit_remaining_local_micro" | "funded_amount_local_micro"
  >[],
): FundingLeft[] {
  const left = new Map<string, FundingLeft>();
  for (const instrument of instruments) {
    if (instrument.deleted || !instrument.able_to_fund) continue;
    const { currency } = instrument;
    const sum = left.get(currency) ?? { currency, remaining: undefined, funded: undefined, unknown: 0 };
    const one = remainingOf(instrument);
    left.set(
      currency,
      one.kind === "unknown"
        ? { ...sum, unknown: sum.unknown + 1 }
        : { ...sum, [one.kind]: (sum[one.kind] ?? 0n) + one.micros },
    );
  }
  return [...left.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
