import type { ServiceError } from "@/lib/ads/service-error";
import { fractionDigits } from "@/lib/format/money";

/** The smallest amount of a currency, in micros: a cent, a yen, a fils. */
export function minimumDenomination(currency: string): bigint {
  return 10n ** BigInt(6 - fractionDigits(currency));
}

/** An amount in micros as columns hold it. */
export const asInteger = (micros: string | null | undefined): bigint | null =>
  micros === null || micros === undefined ? null : BigInt(micros);

/** Amounts that cannot be paid in the currency's smallest coin. */
export function denominationErrors(
  amounts: Readonly<Record<string, string | null | undefined>>,
  currency: string,
): ServiceError[] {
  const smallest = minimumDenomination(currency);
  return Object.entries(amounts).flatMap(([parameter, amount]) => {
    if (amount === null || amount === undefined || BigInt(amount) % smallest === 0n) return [];
    const message = `Expected a multiple of ${smallest} (${currency}), got "${amount}" for ${parameter}`;
    return [{ code: "INVALID_DENOMINATION", message, parameter, value: amount }];
  });
}
