/**
 * A percentage as a person types it, `12.5`, `12,5 %`, in exact hundredths of a percent; undefined for anything
 * else, zero and more than two decimals among it.
 */
export function readPercent(typed: string): bigint | undefined {
  const [, whole = "", fraction = ""] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(typed) ?? [];
  if (whole === "") return undefined;
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0") || "0");
  return hundredths > 0n ? hundredths : undefined;
}
