import { remembered } from "@/lib/remembered";
import { LOCALE } from "./locale";

const usual = remembered((locale: string) => new Intl.NumberFormat(locale));
const withDecimals = remembered(
  (locale: string, least: number, most: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
);

/** A number with its groups, `1,234,567`; up to three decimals where it has any. */
export const formatNumber = (value: number | bigint, locale = LOCALE): string => usual(locale).format(value);

/** A number to the nearest whole, `1,234`. */
export const formatWhole = (value: number, locale = LOCALE): string =>
  formatNumber(Math.round(value), locale);

/** A number with so many decimals, always. */
export const formatDecimals = (value: number, decimals: number, locale = LOCALE): string =>
  withDecimals(locale, decimals, decimals).format(value);

/** A number in text, of any length and exact to its last digit: `1234.50` → `1,234.50`. */
export function formatExact(decimal: string, locale = LOCALE): string {
  const decimals = decimal.split(".")[1]?.length ?? 0;
  // Intl formats decimal text exactly; its TypeScript signature asks for the literal type.
  return withDecimals(locale, decimals, decimals).format(decimal as Intl.StringNumericLiteral);
}

/** A number of hundredths: 9.5 → "9.5%", 1200 → "1,200%". */
export const formatPercent = (value: number | bigint): string => `${formatNumber(value)}%`;

/** A part of a whole in millionths, to the whole hundredth: 125000 → "13%". Not for negative ones. */
export const formatWholeRate = (millionths: bigint): string => formatPercent((millionths + 5_000n) / 10_000n);

/** A part of a whole in millionths, for reading: 12500 → "1.25%"; of more than a tenth one decimal will do. */
export function formatRate(millionths: bigint): string {
  const percent = Number(millionths) / 10_000;
  return `${formatDecimals(percent, Math.abs(percent) >= 10 ? 1 : 2)}%`;
}
