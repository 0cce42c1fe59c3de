/** The largest signed 64-bit integer: what the service calls a Long. */
export const LARGEST_LONG = 9223372036854775807n;

/** True for decimal digits that fit a Long and are not negative. */
export function isLong(digits: string): boolean {
  return /^\d{1,19}$/.test(digits) && BigInt(digits) <= LARGEST_LONG;
}
