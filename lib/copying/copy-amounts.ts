import { minorUnit } from "@/lib/format/money";

/** What becomes of amounts in micros; none stays none. */
export type Convert = (micros: string | null) => string | null;

export const sameAmount: Convert = (micros) => micros;

const RATE = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** A rate of exchange as it is typed, in millionths; undefined for what is none. */
export function readExchangeRate(typed: string): bigint | undefined {
  const [, whole, decimals = ""] = RATE.exec(typed.trim().replace(",", ".")) ?? [];
  if (whole === undefined) return undefined;
  const millionths = BigInt(whole + decimals.padEnd(6, "0"));
  return millionths > 0n ? millionths : undefined;
}

/** Amounts at a rate of exchange, rounded to the smallest coin of the currency, and never to nothing. */
export function convertAt(rateInMillionths: bigint, currency: string): Convert {
  const coin = minorUnit(currency);
  return (micros) => {
    if (micros === null) return null;
    const exact = BigInt(micros) * rateInMillionths;
    const unit = coin * 1_000_000n;
    const coins = (exact + unit / 2n) / unit;
    return String((coins > 0n ? coins : 1n) * coin);
  };
}
