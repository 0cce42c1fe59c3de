import { formatDecimals } from "./numbers";
import { NUMBER_TEXT_MAX, plainText } from "./written-number";

/** A part of a whole in millionths, for reading: 12500 → "1.25%"; of more than a tenth one decimal will do. */
export function formatRate(millionths: bigint): string {
  const percent = Number(millionths) / 10_000;
  return `${formatDecimals(percent, Math.abs(percent) >= 10 ? 1 : 2)}%`;
}

/**
 * A percentage as a person types it, `12.5`, `12,5 %`, in exact hundredths of a percent; undefined for anything
 * else, zero and more than two decimals among it.
 */
export function readPercent(typed: string): bigint | undefined {
  if (typed.length > NUMBER_TEXT_MAX) return undefined;
  const [, whole = "", fraction = ""] =
    /^(\d{1,6})(?:[.,٫](\d{1,2}))? {0,9}[%٪]?$/.exec(plainText(typed)) ?? [];
  if (whole === "") return undefined;
  const hundredths = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0") || "0");
  return hundredths > 0n ? hundredths : undefined;
}
