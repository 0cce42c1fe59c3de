import { LOCALE } from "./locale";
import { formatExact } from "./numbers";

/** Fraction digits by ISO 4217 code, where they differ from two (advertising specification, Conventions). */
const FRACTION_DIGITS: Readonly<Record<string, number>> = {
  VND: 0,
  KRW: 0,
  CLP: 0,
  JPY: 0,
  KWD: 3,
  IQD: 3,
  BHD: 3,
  TND: 3,
};

export const MICROS_PER_UNIT = 1_000_000n;

/** Decimals of a currency (ISO 4217): 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  return FRACTION_DIGITS[currency] ?? 2;
}

/** Micros as a decimal number in text, `5500000` → `5.50`. Digits beyond the currency's are kept if not zero. */
export function microsToDecimal(micros: string | bigint, currency: string): string {
  const amount = BigInt(micros);
  const sign = amount < 0n ? "-" : "";
  const magnitude = amount < 0n ? -amount : amount;
  const whole = magnitude / MICROS_PER_UNIT;
  const digits = (magnitude % MICROS_PER_UNIT).toString().padStart(6, "0");
  const decimals = Math.max(fractionDigits(currency), digits.replace(/0+$/, "").length);
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(0, decimals)}`;
}

/** Micros for reading, with grouping in the reader's language and without the currency, `1,234.50`. */
export const formatMicros = (micros: string | bigint, currency: string, locale = LOCALE): string =>
  formatExact(microsToDecimal(micros, currency), locale);

/** Micros to the nearest amount that the currency can express: what was spent or is left goes beyond its decimals. */
export function toMinorUnits(micros: string | bigint, currency: string): bigint {
  const amount = BigInt(micros);
  const unit = minorUnit(currency);
  const half = amount < 0n ? -unit / 2n : unit / 2n;
  return ((amount + half) / unit) * unit;
}

/** The smallest amount a currency can express, in micros: a cent, a yen, a fils. */
export function minorUnit(currency: string): bigint {
  return 10n ** BigInt(6 - fractionDigits(currency));
}
