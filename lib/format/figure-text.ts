import { formatMicros, toMinorUnits } from "./money";
import { formatNumber, formatRate } from "./numbers";

/** What a figure counts: amounts are micros of a currency, rates millionths of the whole. */
type FigureUnit = "count" | "money" | "rate";

/** A figure in words, `1,234.50 EUR`. */
export function figureText(value: bigint, unit: FigureUnit, currency: string): string {
  if (unit === "rate") return formatRate(value);
  return unit === "count"
    ? formatNumber(value)
    : `${formatMicros(toMinorUnits(value, currency), currency)} ${currency}`;
}

interface CountedFigure {
  readonly value: bigint;
  readonly unit: FigureUnit;
  readonly currency: string;
  readonly counted?: string | undefined;
}

/** The same with what is counted, `1,204 link clicks`. */
export function countedText({ value, unit, currency, counted }: CountedFigure): string {
  const figure = figureText(value, unit, currency);
  return counted === undefined ? figure : `${figure} ${counted}`;
}
